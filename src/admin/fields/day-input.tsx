import { useState } from 'react'
import { FieldTitle, InputHelperText, type InputProps, useInput, useResourceContext, useTranslateLabel } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'
import { DayField } from './day-field.tsx'
import { dayWords } from './words.ts'

type DayInputProps = Pick<InputProps, 'source' | 'label' | 'helperText' | 'parse' | 'format'> & {
  /** As a filter above a list it is only as wide as a date. */
  alwaysOn?: boolean
}

/** A date as a field of a form. Its value is like `2026-05-31`. */
export function DayInput({ source, label, helperText, alwaysOn = false, ...input }: DayInputProps) {
  const word = useWords(dayWords)
  const labelOf = useTranslateLabel()
  const resource = useResourceContext()
  const [isUnfinished, setIsUnfinished] = useState(false)
  const { field, fieldState, id, isRequired } = useInput({ source, ...input, validate: () => (isUnfinished ? word('not_a_day') : undefined) })
  const hasHelp = helperText !== false || fieldState.invalid
  return (
    <DayField
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      name={String(labelOf({ source, label, resource }))}
      value={String(field.value ?? '')}
      onDay={(day) => {
        setIsUnfinished(day === null)
        if (day !== null) field.onChange(day)
      }}
      isInvalid={fieldState.invalid}
      help={hasHelp ? <InputHelperText error={fieldState.error?.message} helperText={helperText} /> : null}
      isNarrow={alwaysOn}
      field={{ id, onBlur: field.onBlur, inputRef: field.ref }}
    />
  )
}
