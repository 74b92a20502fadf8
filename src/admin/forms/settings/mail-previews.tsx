import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask, type DataOf } from '../../data-provider/ask.ts'
import { DialogFrame } from '../../dialogs/dialog-frame.tsx'
import { Ltr } from '../../fields/ltr.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { settingsWords } from './words.ts'

type Letter = DataOf<'POST /forms_api/mail_previews'>[number]

/** Previews of the form's mails with sample answers, including unsaved changes. */
export function MailPreviews({ draft }: { draft: FormDraft }) {
  const word = useWords(settingsWords)
  const notify = useNotify()
  const [letters, setLetters] = useState<readonly Letter[] | null>(null)
  const open = async () => {
    try {
      const { integrations: _, ...body } = draft
      setLetters((await ask('POST /forms_api/mail_previews', { body })).data)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <Button variant="outlined" onClick={() => void open()}>
        {word('preview_mails')}
      </Button>
      {letters ? (
        <DialogFrame title={word('preview_title')} width="md" fillsBelow="sm" onClose={() => setLetters(null)}>
          {letters.length === 0 ? <Typography>{word('preview_none')}</Typography> : null}
          {letters.map(({ key, to, subject, html }) => (
            <Box key={key} component="section" sx={{ marginBlockEnd: 3 }}>
              <Typography variant="subtitle1" component="h3">
                <bdi>{subject}</bdi>
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
                {word('preview_to')} <Ltr>{to}</Ltr>
              </Typography>
              <Box
                component="iframe"
                srcDoc={html}
                sandbox=""
                title={word('as_mail', { subject })}
                sx={{ width: '100%', height: '50vh', border: 1, borderColor: 'divider', bgcolor: 'common.white' }}
              />
            </Box>
          ))}
        </DialogFrame>
      ) : null}
    </>
  )
}
