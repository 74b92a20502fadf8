import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { SideChoice } from '../../editing/side-choice.tsx'
import { editingWords } from '../../editing/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { SessionState } from './form-session.ts'
import type { Side } from './merge-drafts.ts'
import { SideText } from './side-text.tsx'
import { usePartName } from './use-part-name.ts'

type ConflictDialogProps = {
  conflict: NonNullable<SessionState['conflict']>
  onSettle: (choices: Readonly<Record<string, Side>>) => void
  onLater: () => void
}

/** Resolves a conflict: each part that two people changed is decided; all other changes of both are kept. */
export function ConflictDialog({ conflict: { conflicts }, onSettle, onLater }: ConflictDialogProps) {
  const word = useWords(editingWords)
  const labelOf = usePartName()
  const titleId = useId()
  const textId = useId()
  const [choices, setChoices] = useState<Record<string, Side>>(() => Object.fromEntries(conflicts.map((conflict) => [conflict.part, 'mine'])))
  return (
    <Dialog open onClose={onLater} aria-labelledby={titleId} aria-describedby={textId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{word('stale')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ marginBlockEnd: 2 }}>
          {word('stale_text')}
        </DialogContentText>
        {conflicts.map((conflict) => (
          <SideChoice
            key={conflict.part}
            label={labelOf(conflict)}
            value={choices[conflict.part]}
            onChange={(side) => setChoices({ ...choices, [conflict.part]: side })}
            mine={<SideText value={conflict.mine} other={conflict.theirs} />}
            theirs={<SideText value={conflict.theirs} other={conflict.mine} />}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onLater}>
          {word('later')}
        </Button>
        <Button variant="contained" onClick={() => onSettle(choices)}>
          {word('save_chosen')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
