import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useAtom } from '#ui/stores/use-atom.ts'
import { SideChoice } from '../../editing/side-choice.tsx'
import { editingWords } from '../../editing/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { FormSession } from './form-session.ts'
import type { Conflict } from './merge-forms.ts'
import { SideText } from './side-text.tsx'
import { usePartName } from './use-part-name.ts'

/** Asks, part by part, whose change of a form is kept; all other changes of both are. It cannot be closed without a decision, since one of the changes would get lost. */
export function ConflictDialog({ session }: { session: FormSession }) {
  const open = useAtom(session.$conflict)
  return open ? <Open conflicts={open.conflicts} onDecide={session.decide} /> : null
}

function Open({ conflicts, onDecide }: { conflicts: readonly Conflict[]; onDecide: (mine: ReadonlySet<number>) => void }) {
  const word = useWords(editingWords)
  const labelOf = usePartName()
  const titleId = useId()
  const textId = useId()
  const [mine, setMine] = useState<ReadonlySet<number>>(() => new Set(conflicts.keys()))
  const choose = (index: number, isMine: boolean) => {
    const next = new Set(mine)
    if (isMine) next.add(index)
    else next.delete(index)
    setMine(next)
  }
  return (
    <Dialog open aria-labelledby={titleId} aria-describedby={textId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{word('stale')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ marginBlockEnd: 2 }}>
          {word('stale_text')}
        </DialogContentText>
        {conflicts.map((conflict, index) => (
          <SideChoice
            key={conflict.part}
            label={labelOf(conflict)}
            value={mine.has(index) ? 'mine' : 'theirs'}
            onChange={(side) => choose(index, side === 'mine')}
            mine={<SideText value={conflict.mine} other={conflict.theirs} />}
            theirs={<SideText value={conflict.theirs} other={conflict.mine} />}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => onDecide(mine)}>
          {word('save_chosen')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
