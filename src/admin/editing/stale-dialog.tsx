import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useResourceContext, useSaveContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { isRecord, isScalar } from '#kernel/json/json-values.ts'
import { useWords } from '../i18n/use-words.ts'
import { type Difference, differencesOf, firstChoices, type Side, settleDifferences } from './differences.ts'
import { SideChoice } from './side-choice.tsx'
import { useStale } from './stale.ts'
import { editingWords } from './words.ts'

type Values = Record<string, unknown>

/** Belongs inside a form. Opens when a save was refused because somebody else had saved the record. */
export function StaleDialog() {
  const { refusal, settle, compared } = useStale()
  const form = useFormContext()
  const { save } = useSaveContext()
  const theirs = refusal?.data as Values | undefined
  if (!theirs) return null

  const base = (form.formState.defaultValues ?? {}) as Values
  const takeTheirs = () => {
    form.reset(theirs)
    settle()
  }
  const saveChosen = (differences: readonly Difference[], choices: Record<string, Side>) => {
    const merged = settleDifferences(theirs, differences, choices)
    form.reset(theirs)
    // Marked as dirty, so that the form still has unsaved changes if this save fails too.
    for (const { field } of differences) form.setValue(field, merged[field], { shouldDirty: true })
    settle()
    void save?.(merged)
  }
  return (
    <Choices
      key={String(theirs.version)}
      differences={differencesOf({ base, mine: form.getValues(), theirs, fields: compared })}
      onTakeTheirs={takeTheirs}
      onSave={saveChosen}
      onLater={settle}
    />
  )
}

type ChoicesProps = {
  differences: Difference[]
  onTakeTheirs: () => void
  onSave: (differences: readonly Difference[], choices: Record<string, Side>) => void
  onLater: () => void
}

function Choices({ differences, onTakeTheirs, onSave, onLater }: ChoicesProps) {
  const word = useWords(editingWords)
  const translate = useTranslate()
  const resource = useResourceContext()
  const [choices, setChoices] = useState(() => firstChoices(differences))
  const titleId = useId()
  const textId = useId()
  const label = (field: string) => translate(`resources.${resource}.fields.${field}`, { _: field })
  const all = (side: Side) => Object.fromEntries(differences.map(({ field }) => [field, side]))
  return (
    <Dialog open onClose={onLater} aria-labelledby={titleId} aria-describedby={textId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{word('stale')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ marginBlockEnd: 2 }}>
          {word(differences.length > 0 ? 'stale_text' : 'same')}
        </DialogContentText>
        {differences.map(({ field, mine, theirs }) => (
          <SideChoice
            key={field}
            label={label(field)}
            value={choices[field]}
            onChange={(side) => setChoices({ ...choices, [field]: side })}
            mine={<ValueText of={mine} />}
            theirs={<ValueText of={theirs} />}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onLater}>
          {word('later')}
        </Button>
        <Button color="inherit" variant="outlined" onClick={onTakeTheirs}>
          {word('take_theirs')}
        </Button>
        {differences.length > 1 ? (
          <Button color="inherit" variant="outlined" onClick={() => setChoices(all('mine'))}>
            {word('keep_mine')}
          </Button>
        ) : null}
        <Button variant="contained" onClick={() => onSave(differences, choices)}>
          {word('save_chosen')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const LONGEST_SHOWN = 300

function ValueText({ of: value }: { of: unknown }) {
  const word = useWords(editingWords)
  const translate = useTranslate()
  if (value === null || value === undefined || value === '') return word('empty')
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
  const text = textOf(value)
  return <bdi>{text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}</bdi>
}

/** A list of texts, or of things with one text each, is told by these. */
function textOf(value: unknown): string {
  if (typeof value !== 'object') return String(value)
  const only = Array.isArray(value) ? value.map((one) => (isRecord(one) ? Object.values(one) : [one])) : []
  return only.length > 0 && only.every((one) => one.length === 1 && isScalar(one[0])) ? only.map(([text]) => String(text)).join('، ') : JSON.stringify(value)
}
