import AddIcon from '@mui/icons-material/AddOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { neededFields, recogniseColumns } from '#domains/stock/index.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Preview } from './preview-tables.tsx'
import { freshRule, isFilled, missingFields, nameOf, type Rule, withRecognised } from './rule.ts'
import { RuleRow } from './rule-row.tsx'
import { SamplePanel } from './sample-panel.tsx'
import { useFieldLabel } from './use-field-label.ts'
import { feedWords } from './words.ts'

/** Edits which column fills which field of a vehicle, beside a sample of the file and its result. */
export function MappingEditor() {
  const word = useWords(feedWords)
  const label = useFieldLabel()
  const listId = useId()
  const { control, getValues } = useFormContext<{ rules: Rule[] }>()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'rules' })
  const rules = useWatch({ control, name: 'rules' }) ?? []
  const [preview, setPreview] = useState<Preview | null>(null)
  const [recognisedCount, setRecognisedCount] = useState<number | null>(null)
  const columns = preview?.columns ?? []
  const usedNames = new Set(rules.map(nameOf))
  const filledNames = new Set(rules.filter(isFilled).map(nameOf))
  const missing = missingFields(rules)
  const waiting = recogniseColumns(columns, filledNames)
  const fieldOf = new Map(rules.flatMap((rule) => (rule.from ? [[rule.from, nameOf(rule)] as const] : [])))

  function recognise(from: Preview['columns']): boolean {
    const { rules: all, columnCount } = withRecognised(getValues('rules') ?? [], from)
    replace(all)
    setRecognisedCount(columnCount)
    return columnCount > 0
  }

  // A mapping with rules is never changed automatically; new columns are offered below it.
  const startWith = (from: Preview['columns']) => from.length > 0 && !(getValues('rules') ?? []).some(isFilled) && recognise(from)
  return (
    <Box sx={{ width: '100%', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <SamplePanel preview={preview} onPreview={setPreview} onColumns={startWith} fieldOf={fieldOf} />
      <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle1" sx={{ marginBlockEnd: 1 }}>
          {word('mapping')}
        </Typography>
        <Box role="status">
          {recognisedCount === null && missing.length === 0 ? null : (
            <Alert severity={missing.length > 0 ? 'info' : 'success'} sx={{ marginBlockEnd: 1 }}>
              {recognisedCount === null ? '' : `${word('recognised', { found: recognisedCount, all: columns.length })} `}
              {missing.length > 0 ? word('missing', { fields: missing.map(label).join('، ') }) : ''}
            </Alert>
          )}
        </Box>
        <datalist id={listId}>
          {columns.map(({ path, example }) => (
            <option key={path} value={path} label={example} />
          ))}
        </datalist>
        {fields.map((rule, index) => (
          <RuleRow key={rule.id} index={index} listId={listId} usedNames={usedNames} onRemove={() => remove(index)} />
        ))}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginBlockStart: 2 }}>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => append({ ...freshRule, field: neededFields.find((name) => !usedNames.has(name)) ?? '' })}
          >
            {word('add_rule')}
          </Button>
          {waiting.length > 0 ? (
            <Button color="inherit" onClick={() => recognise(columns)}>
              {word('match', { count: waiting.length })}
            </Button>
          ) : null}
        </Box>
      </Box>
    </Box>
  )
}
