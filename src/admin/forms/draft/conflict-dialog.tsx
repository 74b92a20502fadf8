import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import type { FormField } from '#domains/forms/index.ts'
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

/** Two people changed the same parts of a form: each part is decided, and all else of both is kept. */
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
          <Box
            key={conflict.part}
            component="fieldset"
            sx={{ border: 0, borderBlockStart: '1px solid', borderColor: 'divider', margin: 0, paddingInline: 0, paddingBlock: 1 }}
          >
            <Typography component="legend" variant="subtitle2" sx={{ paddingInlineEnd: 1 }}>
              <bdi>{labelOf(conflict)}</bdi>
            </Typography>
            <RadioGroup
              value={choices[conflict.part]}
              onChange={(_, side) => setChoices({ ...choices, [conflict.part]: side as Side })}
              sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}
            >
              {(['mine', 'theirs'] as const).map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  label={<SideText title={word(side)} value={conflict[side]} other={conflict[side === 'mine' ? 'theirs' : 'mine']} empty={word('empty')} />}
                />
              ))}
            </RadioGroup>
          </Box>
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

/** One side: what is different in it, in a few words. */
function SideText({ title, value, other, empty }: { title: string; value: unknown; other: unknown; empty: string }) {
  const text = differentTexts(value, other).join(' · ')
  return (
    <>
      <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
        {title}
      </Typography>
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {text === '' ? empty : <bdi>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</bdi>}
      </Typography>
    </>
  )
}

/** The texts of a value that the other one does not have in the same place. */
function differentTexts(value: unknown, other: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === undefined || value === '' || value === other ? [] : [String(value)]
  return Object.entries(value).flatMap(([key, member]) => differentTexts(member, (other as Record<string, unknown> | null | undefined)?.[key]))
}
