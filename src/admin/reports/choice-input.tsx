import { MenuItem, TextField } from '@mui/material'

type ChoiceInputProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One option of a few, such as the period of a report. */
export function ChoiceInput<Value extends string>({ label, value, options, onChange }: ChoiceInputProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      helperText={false}
      onChange={({ target }) => onChange(target.value as Value)}
      sx={{ flex: '1 1 150px', maxWidth: 240 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
