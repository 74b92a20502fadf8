import { Alert } from '@mui/material'
import type { FormField } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { fieldWarnings } from '../draft/field-warnings.ts'
import { useFieldName } from './use-field-name.ts'
import { builderWords } from './words.ts'

/** Warns of fields that do nothing for visitors, or still say what they began with. */
export function FieldWarnings({ fields }: { fields: readonly FormField[] }) {
  const word = useWords(builderWords)
  const nameOf = useFieldName()
  const { time, car, sample } = fieldWarnings(fields)
  const warningFor = (key: 'warn_time' | 'warn_car' | 'warn_sample', flawedFields: readonly FormField[]) =>
    flawedFields.length === 0 ? [] : [word(key, { fields: flawedFields.map((field) => `\u2068${nameOf(field).label}\u2069`).join('، ') })]
  const warnings = [...warningFor('warn_time', time), ...warningFor('warn_car', car), ...warningFor('warn_sample', sample)]
  if (warnings.length === 0) return null
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 1.5 }}>
      {warnings.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    </Alert>
  )
}
