import { ToggleButton, ToggleButtonGroup } from '@mui/material'

type ChoiceProps<Value extends string | number> = {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  /** The options share the whole line, and are pressed with a thumb. */
  isWide?: boolean
  onChange: (value: Value) => void
}

/** One of a few, all of them in view. */
export function Choice<Value extends string | number>({ label, value, options, isWide = false, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup exclusive size="small" aria-label={label} value={value} onChange={(_, choice: Value | null) => choice !== null && onChange(choice)}>
      {options.map(([one, name]) => (
        <ToggleButton key={one} value={one} sx={{ paddingInline: 1.5, textTransform: 'none', ...(isWide && { flex: 1, minBlockSize: 44 }) }}>
          <bdi>{name}</bdi>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
