import { Button } from '@mui/material'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { useWords } from '../i18n/use-words.ts'
import { dashboardWords } from './words.ts'

/** Says that a discussion of a page needs nothing more. The editor opens it again. */
export function ResolveButton({ threadId, page, onDone }: { threadId: number; page: string; onDone: () => void }) {
  const word = useWords(dashboardWords)
  const { isBusy, send } = useCall()
  const mayWrite = useMay('pages.write')
  if (!mayWrite) return null
  const resolve = async () => {
    if (isBusy) return
    const isDone = await send('PATCH /api/comment_threads/{id}', { params: { id: threadId }, body: { is_resolved: true }, done: word('comment_resolved') })
    if (isDone) onDone()
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
