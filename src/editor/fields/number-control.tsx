import { useState } from 'react'
import type { NumberField } from '#fields/field-types.ts'
import { latinDigits } from '#kernel/digits.ts'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord, type Word } from '../words/use-word.ts'
import { fieldWords } from './words.ts'

type NumberControlProps = {
  id: string
  label: string
  hint?: string | undefined
  field: NumberField
  /** The stored value; undefined means the default. */
  storedValue: unknown
  problem?: string | undefined
  isLabelHidden?: boolean
  onChange: (value: unknown) => void
}

/**
 * A number as it is typed, Arabic digits included. An invalid number stays in the field with its problem, while the browser's own
 * number input would drop it silently.
 */
export function NumberControl({ id, label, hint, field, storedValue, problem, isLabelHidden = false, onChange }: NumberControlProps) {
  const word = useWord(fieldWords)
  const [typedText, setTypedText] = useState<string | null>(null)
  const value = storedValue ?? field.default
  // A field that was emptied stays empty while it has the focus, although its value is the default.
  const shownText = typedText !== null && same(typedText, storedValue) ? typedText : textOf(value)
  const change = (text: string) => {
    setTypedText(text)
    onChange(numberOf(text))
  }
  const range = rangeOf(field, word)
  return (
    <TextInput
      id={id}
      label={label}
      hint={[hint, range].filter(Boolean).join(' · ') || undefined}
      problem={problem}
      isLabelHidden={isLabelHidden}
      isRequired={field.required ?? false}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      value={shownText}
      onChange={change}
      onBlur={() => setTypedText(null)}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        const now = typeof value === 'number' ? value : (field.min ?? 0)
        if (step === undefined || event.altKey) return
        event.preventDefault()
        change(String(Math.min(field.max ?? Number.POSITIVE_INFINITY, Math.max(field.min ?? Number.NEGATIVE_INFINITY, now + step))))
      }}
    />
  )
}

/** The number in a text; the text itself when it is no number, so that nothing typed is lost; undefined when it is empty. */
export function numberOf(text: string): unknown {
  const plain = latinDigits(text).trim().replace('٫', '.').replace(',', '.')
  if (plain === '') return undefined
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text
}

const textOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')
const same = (text: string, value: unknown) => Object.is(numberOf(text), value ?? undefined)

function rangeOf({ min, max }: NumberField, word: Word<typeof fieldWords>): string | undefined {
  if (min !== undefined && max !== undefined) return word('between', { min, max })
  if (min !== undefined) return word('from_min', { min })
  return max === undefined ? undefined : word('to_max', { max })
}
