import { Alert, MenuItem, TextField } from '@mui/material'
import type { FieldKind, FormField } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useFieldName } from '../builder/use-field-name.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import type { ChangeField } from './change-field.ts'
import { InspectorGroup } from './inspector-group.tsx'
import { NumberField } from './number-field.tsx'
import { inspectorWords } from './words.ts'

type SlotControlsProps = { draft: FormDraft; field: FormField; isDisabled: boolean; onChange: ChangeField }

/** The fields from which a time slot reads retailer and day, and the length of an appointment. */
export function SlotControls({ draft, field, isDisabled, onChange }: SlotControlsProps) {
  const word = useWords(inspectorWords)
  const nameOf = useFieldName()
  const before = draft.fields.slice(0, draft.fields.indexOf(field))
  const choice = (key: 'retailer_field' | 'date_field', kind: FieldKind) => {
    const found = before.filter(({ type }) => type === kind)
    return (
      <TextField
        select
        label={word(key)}
        value={found.some(({ id }) => id === field[key]) ? field[key] : ''}
        disabled={isDisabled}
        onChange={({ target }) => onChange(({ [key]: _, ...rest }) => (target.value ? { ...rest, [key]: target.value } : rest) as FormField)}
      >
        <MenuItem value="">{word('no_field')}</MenuItem>
        {found.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            <bdi>{nameOf(one).label}</bdi>
          </MenuItem>
        ))}
      </TextField>
    )
  }
  const isComplete = [field.retailer_field, field.date_field].every((id) => before.some((one) => one.id === id))
  return (
    <InspectorGroup title={word('slots')}>
      {isComplete ? null : <Alert severity="warning">{word('slots_missing')}</Alert>}
      {choice('retailer_field', 'retailer')}
      {choice('date_field', 'date')}
      <NumberField
        label={word('slot_minutes')}
        value={field.slot_minutes}
        least={5}
        most={480}
        isDisabled={isDisabled}
        onChange={(minutes) => onChange(({ slot_minutes: _, ...rest }) => (minutes ? { ...rest, slot_minutes: minutes } : rest), 'slot minutes')}
      />
    </InspectorGroup>
  )
}
