import { Alert, Button } from '@mui/material'
import { Moment } from '../../fields/moment.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { builderWords } from './words.ts'

/** Tells the person that unsaved work was restored after a reload. */
export function RestoredNotice({ at, onDiscard, onClose }: { at: number | null; onDiscard: () => void; onClose: () => void }) {
  const word = useWords(builderWords)
  if (at === null) return null
  const [before = '', after = ''] = word('restored').split('{time}')
  const action = (
    <Button size="small" color="inherit" onClick={onDiscard}>
      {word('discard')}
    </Button>
  )
  return (
    <Alert severity="info" action={action} onClose={onClose} sx={{ marginBlockEnd: 1.5 }}>
      {before}
      <Moment value={new Date(at).toISOString()} />
      {after}
    </Alert>
  )
}
