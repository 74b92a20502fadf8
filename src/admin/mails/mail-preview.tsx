import { directionOf } from '#kernel/words/direction.ts'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Language } from '#kernel/words/words.ts'
import { isolated } from '#kernel/words/isolated.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask, type DataOf } from '../data-provider/ask.ts'
import { useRested } from '../data-provider/use-rested.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { Choice } from '../fields/choice.tsx'
import { ScaledFrame } from '../page-parts/scaled-frame.tsx'
import { mailWords } from './words.ts'

const screens = { phone: { width: 390, height: 760 }, desktop: { width: 700, height: 760 } } as const
type PreviewKind = keyof typeof screens | 'plain'
type MailPreviewData = DataOf<'POST /api/mails/{id}/preview'>
type PreviewRequest = { id: string; example: string; language: Language; texts: Record<string, string> }

/** A mail as its reader would get it with what is typed, and a test of it to oneself. */
export function MailPreview({ request, canTest }: { request: PreviewRequest; canTest: boolean }) {
  const word = useWords(mailWords)
  const [previewKind, setPreviewKind] = useState<PreviewKind>('phone')
  const { answer, status, retry } = useRested(request, drawMail)
  return (
    <Box
      component="section"
      aria-label={word('preview')}
      sx={{ position: { lg: 'sticky' }, insetBlockStart: 72, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Choice
          label={word('view')}
          value={previewKind}
          onChange={setPreviewKind}
          options={[['phone', word('phone')] as const, ['desktop', word('desktop')] as const, ['plain', word('plain')] as const]}
        />
        {canTest ? <TestButton request={request} /> : null}
      </Box>
      {status === 'failed' ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {word('again')}
            </Button>
          }
        >
          {word('preview_failed')}
        </Alert>
      ) : null}
      {answer ? <Mail preview={answer} previewKind={previewKind} language={request.language} /> : null}
      <Typography variant="caption" color="text.secondary">
        {word('preview_about')}
      </Typography>
    </Box>
  )
}

async function drawMail({ id, ...body }: PreviewRequest, signal: AbortSignal): Promise<MailPreviewData> {
  return (await ask('POST /api/mails/{id}/preview', { params: { id }, body, signal })).data
}

function Mail({
  preview: { subject, preheader, html, text, flaws },
  previewKind,
  language,
}: {
  preview: MailPreviewData
  previewKind: PreviewKind
  language: Language
}) {
  const word = useWords(mailWords)
  const reader = useLanguage()
  return (
    <>
      <Box component="section" aria-label={word('in_lists')} lang={language} dir={directionOf(language)}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {preheader}
        </Typography>
      </Box>
      {flaws.length > 0 ? (
        <Alert severity="warning">
          {word('flaws', { rules: flaws.map(({ rule, arabic }) => (reader === 'ar' ? arabic : rule)).join(reader === 'ar' ? '، ' : ', ') })}
        </Alert>
      ) : null}
      {previewKind === 'plain' ? (
        <Box
          component="pre"
          lang={language}
          dir="auto"
          data-user-text=""
          sx={{
            fontFamily: 'inherit',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            margin: 0,
            padding: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {text}
        </Box>
      ) : (
        <ScaledFrame key={previewKind} html={html} title={word('preview')} size={screens[previewKind]} sandbox="" />
      )}
    </>
  )
}

function TestButton({ request: { id, ...body } }: { request: PreviewRequest }) {
  const word = useWords(mailWords)
  const notify = useNotify()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      const { to, is_kept } = (await ask('POST /api/mails/{id}/test', { params: { id }, body })).data
      notify(word(is_kept ? 'test_kept' : 'test_sent', { to: isolated(to) }), { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="outlined" onClick={() => void send()} disabled={isSending}>
      {word('send_test')}
    </Button>
  )
}
