import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { Ltr } from '../../fields/ltr.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { previewWords } from './words.ts'

/** A submitted test: the id of its lead, and the recipient of its mail. */
export type SentTest = { id: number; mailed_to: string }

type TestNoteProps = { formId: number; maySend: boolean; isActive: boolean; sent: SentTest | null; publish: (() => void) | null; isBusy: boolean }

/** Explains that submitting is a test, or that the form must be published first, and shows the result of a test. */
export function TestNote({ formId, maySend, isActive, sent, publish, isBusy }: TestNoteProps) {
  const word = useWords(previewWords)
  return (
    <>
      <Alert
        severity={maySend ? 'info' : 'warning'}
        sx={{ marginBlockEnd: 1 }}
        action={
          !maySend && publish ? (
            <Button color="inherit" size="small" disabled={isBusy} onClick={publish} sx={{ whiteSpace: 'nowrap' }}>
              {word('publish')}
            </Button>
          ) : null
        }
      >
        {word(maySend ? 'test' : 'publish_first')} {!maySend && isActive ? word('publish_live') : null}
      </Alert>
      <Box role="status">
        {sent ? (
          <Alert severity="success" sx={{ marginBlockEnd: 1 }}>
            {word('sent')}{' '}
            <Link component={RouterLink} to={`/forms/${formId}/leads/${sent.id}`}>
              {word('sent_lead', { id: sent.id })}
            </Link>
            <Typography variant="body2">
              {sent.mailed_to ? (
                <>
                  {word('sent_mail')} <Ltr>{sent.mailed_to}</Ltr>
                </>
              ) : (
                word('sent_no_mail')
              )}
            </Typography>
          </Alert>
        ) : null}
      </Box>
    </>
  )
}
