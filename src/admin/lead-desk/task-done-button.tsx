import CheckIcon from '@mui/icons-material/CheckOutlined'
import { Button } from '@mui/material'
import { useMay } from '../app/signed-in.ts'
import { useCall } from '../data-provider/use-call.ts'
import { useWords } from '../i18n/use-words.ts'
import { deskWords } from './words.ts'

/** Says that a task is done. */
export function TaskDoneButton({ leadId, id, text, onDone }: { leadId: number; id: number; text: string; onDone: () => void }) {
  const word = useWords(deskWords)
  const mayWork = useMay('leads.write')
  const { isBusy, send } = useCall()
  if (!mayWork) return null
  const end = async () => {
    if (await send('POST /api/leads/{id}/tasks/{task_id}/done', { params: { id: leadId, task_id: id }, done: word('task_ended') })) onDone()
  }
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<CheckIcon />}
      disabled={isBusy}
      aria-label={word('task_done_of', { text })}
      onClick={() => void end()}
      sx={{ minBlockSize: 40 }}
    >
      {word('task_done')}
    </Button>
  )
}
