import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import type { ReactNode } from 'react'
import { useInput } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { ActionsPreview } from './actions-preview.tsx'
import type { SettingShape } from './setting-shapes.ts'
import { ShapeFields, ShapeList } from './shape-fields.tsx'
import { type Shaped, shapedValue } from './shaped-value.ts'
import { settingFormWords } from './words.ts'

type ShapedInputProps = { source: string; settingKey: string; shape: SettingShape; label: string; otherwise: ReactNode }

/** The form of a structured setting. Stored text that it cannot show, such as broken JSON, is edited as code. */
export function ShapedInput({ source, settingKey, shape, label, otherwise }: ShapedInputProps) {
  const word = useWords(settingFormWords)
  const { field, fieldState } = useInput({ source })
  const value = shapedValue(String(field.value ?? ''), shape)
  const set = (next: Shaped | readonly Shaped[] | null) => field.onChange(JSON.stringify(next, null, 2))
  if (value === undefined) return otherwise
  const message = fieldState.error?.message
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      {shape.nullable && <FormControlLabel control={<Switch checked={value !== null} onChange={(_, isOn) => set(isOn ? {} : null)} />} label={word('on')} />}
      {isList(value) && <ShapeList label={label} fields={shape.fields} value={value} onChange={set} />}
      {value !== null && !isList(value) && <ShapeFields fields={shape.fields} value={value} onChange={set} />}
      {settingKey === 'general.fab' && <ActionsPreview value={value} />}
      {message && <FormHelperText error>{message}</FormHelperText>}
    </Box>
  )
}

function isList(value: Shaped | readonly Shaped[] | null): value is readonly Shaped[] {
  return Array.isArray(value)
}
