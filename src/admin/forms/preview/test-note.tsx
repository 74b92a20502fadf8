import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { Ltr } from '../../fields/ltr.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { previewWords } from './words.ts'

/** A submitted test: the id of its lead, and the recipient of its mail. */
export type SentTest = { id: number; mailed_to: string }

type TestNoteProps = { formId: number | null; maySend: boolean; isActive: boolean; sent: SentTest | null; save: (() => void) | null; isSaving: boolean }

/** Explains that submitting is a test, or that the form must be saved first, and shows the result of a test. */
export function TestNote({ formId, maySend, isActive, sent, save, isSaving }: TestNoteProps) {
  const word = useWords(previewWords)
  return (
    <>
      <Alert
        severity={maySend ? 'info' : 'warning'}
        sx={{ marginBlockEnd: 1 }}
        action={
          !maySend && save ? (
            <Button color="inherit" size="small" disabled={isSaving} onClick={save} sx={{ whiteSpace: 'nowrap' }}>
              {word('save')}
            </Button>
          ) : null
        }
      >
        {word(maySend ? 'test' : 'save_first')} {!maySend && isActive ? word('save_live') : null}
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
