import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { dashboardWords } from './words.ts'

/** Says that a discussion of a page needs nothing more. The editor opens it again. */
export function ResolveButton({ threadId, page, onDone }: { threadId: number; page: string; onDone: () => void }) {
  const word = useWords(dashboardWords)
  const notify = useNotify()
  const mayWrite = useMay('pages.write')
  const [isBusy, setIsBusy] = useState(false)
  if (!mayWrite) return null
  const resolve = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await ask('PATCH /api/comment_threads/{id}', { params: { id: threadId }, body: { is_resolved: true } })
      notify(word('comment_resolved'), { type: 'success' })
      onDone()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <Button
      size="small"
      variant="outlined"
      aria-busy={isBusy}
      aria-label={word('of', { action: word('comment_resolve'), name: page })}
      onClick={() => void resolve()}
      sx={{ minBlockSize: 40 }}
    >
      {word('comment_resolve')}
    </Button>
  )
}
