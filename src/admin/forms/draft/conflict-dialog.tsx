import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import type { FormField } from '#domains/forms/index.ts'
import { SideChoice } from '../../editing/side-choice.tsx'
import { editingWords } from '../../editing/words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useFieldName } from '../builder/use-field-name.ts'
import { partWords } from '../builder/part-words.ts'
import type { SessionState } from './form-session.ts'
import { type Conflict, fieldOfConflict, type Side } from './merge-drafts.ts'

type ConflictDialogProps = {
  conflict: NonNullable<SessionState['conflict']>
  onSettle: (choices: Readonly<Record<string, Side>>) => void
  onLater: () => void
}

/** Resolves a conflict: each part that two people changed is decided; all other changes of both are kept. */
export function ConflictDialog({ conflict: { conflicts }, onSettle, onLater }: ConflictDialogProps) {
  const word = useWords(editingWords)
  const part = useWords(partWords)
  const nameOf = useFieldName()
  const titleId = useId()
  const textId = useId()
  const [choices, setChoices] = useState<Record<string, Side>>(() => Object.fromEntries(conflicts.map((conflict) => [conflict.part, 'mine'])))
  const labelOf = (conflict: Conflict) => {
    const field = (conflict.mine ?? conflict.theirs) as FormField
    return fieldOfConflict(conflict) === null ? part(conflict.part.replace('setting:', '') as keyof typeof partWords) : nameOf(field).label
  }
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

const LONGEST = 240

/** One side of a conflict: a short text of what differs. */
function SideText({ value, other }: { value: unknown; other: unknown }) {
  const word = useWords(editingWords)
  const text = differentTexts(value, other).join(' · ')
  if (text === '') return word('empty')
  return <bdi>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</bdi>
}

/** The texts of a value that differ from the other value at the same path. */
function differentTexts(value: unknown, other: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === undefined || value === '' || value === other ? [] : [String(value)]
  return Object.entries(value).flatMap(([key, member]) => differentTexts(member, (other as Record<string, unknown> | null | undefined)?.[key]))
}
