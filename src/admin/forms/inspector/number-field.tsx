import { TextField } from '@mui/material'
import { useState } from 'react'
import { latinDigits } from '#kernel/digits.ts'

type NumberFieldProps = {
  label: string
  value: number | undefined
  least?: number
  most?: number
  help?: string
  isDisabled: boolean
  onChange: (value: number | undefined) => void
}

/** An optional number. An invalid number stays in the field and is not applied. */
export function NumberField({ label, value, least, most, help, isDisabled, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value === undefined ? '' : String(value))
  const change = (next: string) => {
    setTyped(next)
    const trimmed = latinDigits(next).trim()
    if (trimmed === '') return onChange(undefined)
    const number = Number(trimmed)
    const fits = Number.isFinite(number) && (least === undefined || number >= least) && (most === undefined || number <= most)
    if (fits) onChange(number)
  }
  const isWrong = typed !== null && typed.trim() !== '' && Number(latinDigits(typed)) !== value
  return (
    <TextField
      label={label}
      value={text}
      disabled={isDisabled}
      error={isWrong}
      helperText={help}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', maxLength: 12 } }}
    />
  )
}
