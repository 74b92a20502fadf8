import { ToggleButton, ToggleButtonGroup } from '@mui/material'

type ChoiceProps<Value extends string | number> = {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  onChange: (value: Value) => void
}

/** One of a few, all of them in view. */
export function Choice<Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup exclusive size="small" aria-label={label} value={value} onChange={(_, choice: Value | null) => choice !== null && onChange(choice)}>
      {options.map(([one, name]) => (
        <ToggleButton key={one} value={one} sx={{ paddingInline: 1.5, textTransform: 'none' }}>
          <bdi>{name}</bdi>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
