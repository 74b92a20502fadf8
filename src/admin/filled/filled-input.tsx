import { FormHelperText } from '@mui/material'
import type { ReactNode } from 'react'
import { useInput } from 'react-admin'
import type { FillForm } from '#fields/field-types.ts'
import { FilledValue } from '#fields/staff/filled-value.tsx'
import { type StaffKit, StaffKitProvider } from '#fields/staff/staff-kit.ts'
import type { FieldFlaw } from '#fields/values/field-flaws.ts'
import { readJson } from '#kernel/json/json.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import type { JsonFlaw } from '../settings/json-flaws.ts'
import { drawProblem, PlainControl } from './plain-control.tsx'
import { filledInputWords } from './words.ts'

type FilledInputProps = {
  /** The field of the form, which is the text of the JSON. */
  source: string
  filled: FillForm
  label: string
  hint?: string
  /** What does not fit of a value, by its path. */
  flawsOf: (value: unknown) => readonly JsonFlaw[]
  drawSource: () => ReactNode
}

/** A value of JSON in a form of the admin: a form of its own, with its source behind a switch. */
export function FilledInput({ source, filled, label, hint, flawsOf, drawSource }: FilledInputProps) {
  const word = useWords(filledInputWords)
  const { field, fieldState } = useInput({
    source,
    validate: (text) => {
      const json = readTyped(text)
      return json.ok && flawsOf(json.value).length === 0 ? undefined : word('flawed')
    },
  })
  const text = String(field.value ?? '')
  const read = readTyped(text)
  const flaws = read.ok ? flawsOf(read.value) : []
  const kit = useFilledKit(flaws)
  const value = read.ok ? read.value : text
  const message = fieldState.error?.message
  return (
    <StaffKitProvider value={kit}>
      <FilledValue
        id={source}
        {...{ label, hint, filled, value, drawSource }}
        isBroken={!read.ok}
        onChange={(next) => field.onChange(next === undefined ? '' : JSON.stringify(next, null, 2))}
        problem={message && <FormHelperText error>{message}</FormHelperText>}
      />
    </StaffKitProvider>
  )
}

/** The controls of the admin for values that are filled, with what does not fit of them. */
export function useFilledKit(flaws: readonly (JsonFlaw | FieldFlaw)[], otherwiseAt?: StaffKit['otherwiseAt']): StaffKit {
  const word = useWords(filledInputWords)
  const language = useLanguage()
  return {
    language,
    drawControl: (control) => <PlainControl {...control} />,
    drawProblem,
    flawAt: (path) => {
      const flaw = flaws.find((one) => one.path === path)
      if (!flaw) return null
      const isEmpty = flaw.code === 'required' || (flaw.code === 'too_few' && flaw.details === '1')
      return isEmpty ? word('flaw_required') : word(`flaw_${flaw.code}`, { details: `\u2066${flaw.details ?? ''}\u2069` })
    },
    ...(otherwiseAt && { otherwiseAt }),
  }
}

/** An empty field has no value. */
function readTyped(text: unknown) {
  const typedText = String(text ?? '')
  return typedText.trim() === '' ? ({ ok: true, value: null } as const) : readJson(typedText)
}
