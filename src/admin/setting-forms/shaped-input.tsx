import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import type { ReactNode } from 'react'
import { useInput } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { jsonFlaws } from '../settings/json-flaws.ts'
import type { SettingShape } from './setting-shapes.ts'
import { ShapeFields, ShapeList } from './shape-fields.tsx'
import { FlawProvider } from './shape-flaws.ts'
import { type Shaped, shapedValue } from './shaped-value.ts'
import { settingFormWords } from './words.ts'

type ShapedInputProps = {
  source: string
  shape: SettingShape
  /** JSON Schema of the value. */
  schema: Readonly<Record<string, unknown>> | null
  label: string
  otherwise: ReactNode
}

/** The form of a structured setting. Stored text that it cannot show, such as broken JSON, is edited as code. */
export function ShapedInput({ source, shape, schema, label, otherwise }: ShapedInputProps) {
  const word = useWords(settingFormWords)
  const flawsOf = (text: unknown) => {
    const value = shapedValue(String(text ?? ''), shape)
    return schema && value !== undefined && value !== null ? jsonFlaws(schema, value) : []
  }
  const { field, fieldState } = useInput({ source, validate: (text) => (flawsOf(text).length > 0 ? word('flawed') : undefined) })
  const value = shapedValue(String(field.value ?? ''), shape)
  const set = (next: Shaped | readonly Shaped[] | null) => field.onChange(JSON.stringify(next, null, 2))
  if (value === undefined) return otherwise
  const message = fieldState.error?.message
  return (
    <FlawProvider value={flawsOf(field.value)}>
      <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
        {shape.nullable && <FormControlLabel control={<Switch checked={value !== null} onChange={(_, isOn) => set(isOn ? {} : null)} />} label={word('on')} />}
        {isList(value) && <ShapeList label={label} fields={shape.fields} path="" value={value} onChange={set} />}
        {value !== null && !isList(value) && <ShapeFields fields={shape.fields} path="" value={value} onChange={set} />}
        {message && <FormHelperText error>{message}</FormHelperText>}
      </Box>
    </FlawProvider>
  )
}

function isList(value: Shaped | readonly Shaped[] | null): value is readonly Shaped[] {
  return Array.isArray(value)
}
