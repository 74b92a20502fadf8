import { Autocomplete, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import type { TextField as TextFieldDef } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'
import { useLanguage } from '../i18n/use-words.ts'

type SuggestedControlProps = {
  id: string
  field: TextFieldDef
  text: string
  label: string
  isLabelHidden: boolean
  error: boolean
  helperText: ReactNode
  placeholder: string | undefined
  onChange: (value: unknown) => void
}

/** A text with well-known values by their names; any other one may be typed. */
export function SuggestedControl({ id, field, text, label, isLabelHidden, error, helperText, placeholder, onChange }: SuggestedControlProps) {
  const language = useLanguage()
  const namesByCode = new Map(
    (field.suggestions ?? []).map((one): [string, string] => (typeof one === 'string' ? [one, one] : [one.value, nameIn(language, one.label)])),
  )
  const codeOf = (typedText: string) => [...namesByCode].find(([, name]) => name === typedText)?.[0] ?? typedText
  return (
    <Autocomplete
      freeSolo
      fullWidth
      id={id}
      size="small"
      options={[...namesByCode.keys()]}
      getOptionLabel={(value) => namesByCode.get(value) ?? value}
      value={text}
      onChange={(_, value) => onChange(value ?? '')}
      onInputChange={(_, typedText, reason) => reason === 'input' && onChange(codeOf(typedText))}
      renderInput={(params) => (
        <TextField
          {...params}
          {...{ error, helperText, placeholder }}
          {...(isLabelHidden ? {} : { label })}
          slotProps={{ htmlInput: { ...params.inputProps, dir: 'auto', ...(isLabelHidden && { 'aria-label': label }) } }}
        />
      )}
    />
  )
}
