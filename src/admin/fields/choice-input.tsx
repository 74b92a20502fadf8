import { MenuItem, type SxProps, TextField, type Theme } from '@mui/material'
import { useId } from 'react'
import type { ChoiceParts } from '#staff/dialogs/dialog-kit.ts'

type ChoiceInputProps<Value extends string> = ChoiceParts<Value> & { hint?: string | undefined; isDisabled?: boolean; sx?: SxProps<Theme> }

/** One of some values, in a list that opens. */
export function ChoiceInput<Value extends string>({ label, options, value, hint, isDisabled = false, sx = {}, onChange }: ChoiceInputProps<Value>) {
  const id = useId()
  return (
    <TextField
      {...{ id, label, value, sx }}
      select
      fullWidth
      margin="none"
      disabled={isDisabled}
      helperText={hint}
      onChange={({ target }) => {
        const chosenOption = options.find((option) => option.value === target.value)
        if (chosenOption) onChange(chosenOption.value)
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          <bdi>{option.label}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
