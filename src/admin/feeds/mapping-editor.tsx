import AddIcon from '@mui/icons-material/AddOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { feedFields, neededFields } from '#domains/stock/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { freshRule, nameOf, type Rule, RuleRow, ruleOf } from './rule-row.tsx'
import { type Preview, SamplePanel } from './sample-panel.tsx'
import { feedWords } from './words.ts'

/** Which column fills which field of a vehicle, beside a sample of the file and what the rules make of it. */
export function MappingEditor() {
  const word = useWords(feedWords)
  const listId = useId()
  const { control } = useFormContext<{ rules: Rule[] }>()
  const rules = useFieldArray({ control, name: 'rules' })
  const [preview, setPreview] = useState<Preview | null>(null)
  const columns = preview?.columns ?? []
  const taken = new Set((useWatch({ control, name: 'rules' }) ?? []).map(nameOf))
  const matching = feedFields().filter(({ name }) => !taken.has(name) && columns.some(({ path }) => path === name))
  const nextNeeded = neededFields.find((name) => !taken.has(name)) ?? ''
  return (
    <Box sx={{ width: '100%', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <SamplePanel preview={preview} onPreview={setPreview} />
      <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle1" sx={{ marginBlockEnd: 1 }}>
          {word('mapping')}
        </Typography>
        <datalist id={listId}>
          {columns.map(({ path, example }) => (
            <option key={path} value={path} label={example} />
          ))}
        </datalist>
        {rules.fields.map((rule, index) => (
          <RuleRow key={rule.id} index={index} listId={listId} taken={taken} onRemove={() => rules.remove(index)} />
        ))}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginBlockStart: 2 }}>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => rules.append({ ...freshRule, field: nextNeeded })}>
            {word('add_rule')}
          </Button>
          {matching.length > 0 ? (
            <Button color="inherit" onClick={() => rules.append(matching.map((field) => ({ ...ruleOf(field), from: field.name })))}>
              {word('match')}
            </Button>
          ) : null}
        </Box>
      </Box>
    </Box>
  )
}
