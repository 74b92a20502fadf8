import { MenuItem, TextField } from '@mui/material'
import type { FormField } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { ChangeField } from './change-field.ts'
import { InspectorGroup } from './inspector-group.tsx'
import { inspectorWords } from './words.ts'

type DayControlsProps = { field: FormField; isDisabled: boolean; onChange: ChangeField }
const choices = ['visit', 'past', 'any'] as const

/** Which days a date takes. */
export function DayControls({ field, isDisabled, onChange }: DayControlsProps) {
  const word = useWords(inspectorWords)
  return (
    <InspectorGroup title={word('days')}>
      <TextField
        select
        label={word('days_taken')}
        value={field.days ?? 'visit'}
        disabled={isDisabled}
        helperText={word(`days_${field.days ?? 'visit'}_help`)}
        onChange={({ target }) => onChange(({ days: _, ...rest }) => (target.value === 'visit' ? rest : { ...rest, days: target.value }) as FormField)}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {word(`days_${choice}`)}
          </MenuItem>
        ))}
      </TextField>
    </InspectorGroup>
  )
}
