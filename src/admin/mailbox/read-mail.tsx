import { Box, Button, Link, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { type Identifier, useGetOne } from 'react-admin'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { mailboxWords } from './words.ts'

type ReadMailProps = { id: Identifier; title: string; details: readonly { label: string; value: string }[] }

/** A button that opens a mail as HTML, in a sandboxed frame without scripts, and as plain text. */
export function ReadMail({ id, title, details }: ReadMailProps) {
  const word = useWords(mailboxWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} aria-label={`${word('open')}: ${title}`}>
        {word('open')}
      </Button>
      {isOpen ? <MailDialog id={id} title={title} details={details} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function MailDialog({ id, title, details, onClose }: ReadMailProps & { onClose: () => void }) {
  const word = useWords(mailboxWords)
  const [part, setPart] = useState<'html' | 'text'>('html')
  return (
    <DialogFrame title={<bdi>{title}</bdi>} width="md" fillsBelow="sm" onClose={onClose}>
      <div>
        {details
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <Typography key={label} variant="body2" color="text.secondary">
              {label}: <bdi>{value}</bdi>
            </Typography>
          ))}
        <MailFiles id={id} />
        <Tabs value={part} onChange={(_, nextPart) => setPart(nextPart)} sx={{ my: 1 }}>
          <Tab value="html" label={word('as_mail')} />
          <Tab value="text" label={word('as_text')} />
        </Tabs>
        {part === 'html' ? (
          <Box
            component="iframe"
            src={`/api/mailbox/${encodeURIComponent(id)}/html`}
            sandbox=""
            title={word('as_mail')}
            sx={{ width: '100%', height: '60vh', border: 0, bgcolor: 'common.white' }}
          />
        ) : (
          <PlainText id={id} />
        )}
      </div>
    </DialogFrame>
  )
}

type MailFile = { id: number; name: string; size: number }

/** The attachments of a mail, for download. */
function MailFiles({ id }: Pick<ReadMailProps, 'id'>) {
  const word = useWords(mailboxWords)
  const { data } = useGetOne('mailbox', { id })
  const files: readonly MailFile[] = data?.files ?? []
  if (files.length === 0) return null
  return (
    <Typography variant="body2" color="text.secondary" component="div">
      {word('files')}:{' '}
      {files.map(({ id: fileId, name, size }) => (
        <Link key={fileId} href={`/api/mailbox/${encodeURIComponent(id)}/files/${fileId}`} download={name} sx={{ marginInlineEnd: 2 }}>
          <Ltr>{`${name} (${Math.max(1, Math.round(size / 1024))} KB)`}</Ltr>
        </Link>
      ))}
    </Typography>
  )
}

function PlainText({ id }: Pick<ReadMailProps, 'id'>) {
  const word = useWords(mailboxWords)
  const { data, error } = useGetOne('mailbox', { id })
  if (error) return <Typography color="error">{word('failed')}</Typography>
  return (
    <Box component="pre" dir="auto" data-user-text="" sx={{ fontFamily: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minHeight: '60vh', m: 0 }}>
      {data?.text}
    </Box>
  )
}
