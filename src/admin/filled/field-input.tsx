import { useInput, useTranslate } from 'react-admin'
import type { RowField } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'
import { FieldForm } from '#fields/staff/field-form.tsx'
import { type StaffKit, StaffKitProvider } from '#fields/staff/staff-kit.ts'
import { flawsOf } from '#fields/values/field-flaws.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { DayInput } from '../fields/day-input.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { useFilledKit } from './filled-input.tsx'
import { filledInputWords } from './words.ts'

type FieldInputProps = { source: string; field: RowField }

/** A field of a definition as an input of a form; its symbol is its name in the form. What does not fit is said once the form was tried. */
export function FieldInput({ source, field }: FieldInputProps) {
  const language = useLanguage()
  if (field.field_type !== 'Day') return <ValueInput {...{ source, field }} />
  return <DayInput source={source} label={nameIn(language, field.label)} helperText={field.hint ? nameIn(language, field.hint) : false} />
}

function ValueInput({ source, field }: FieldInputProps) {
  const word = useWords(filledInputWords)
  const translate = useTranslate()
  const input = useInput({ source, validate: (value) => (flawsOf(field, value, '').length > 0 ? word('flawed') : undefined) })
  const { invalid: isInvalid, error } = input.fieldState
  const flaws = isInvalid ? flawsOf(field, input.field.value, '') : []
  // A default is what counts while the field is empty: it is stored then, not typed.
  const kit = useFilledKit(flaws, () => undefined)
  const serverFlaw = (path: string) => {
    const message = flaws.length === 0 ? messageAt(error, path) : null
    return message && translate(message, { _: message })
  }
  const at: StaffKit = { ...kit, flawAt: (path) => kit.flawAt?.(pathBelow(path)) ?? serverFlaw(pathBelow(path)) }
  // A form keeps what is empty as null: without a value it would show the one that it began with.
  const change = (next: unknown) => input.field.onChange((isRecord(next) ? next.value : undefined) ?? null)
  // A form that was refused focuses the first of its fields that does not fit.
  const focusable = () => {
    input.field.ref({ focus: () => document.getElementById(`${source}:value`)?.focus() })
  }
  return (
    <StaffKitProvider value={at}>
      <div ref={focusable}>
        <FieldForm
          id={source}
          fields={[{ ...field, symbol: 'value' }]}
          value={{ value: input.field.value === '' ? undefined : (input.field.value ?? undefined) }}
          onChange={change}
        />
      </div>
    </StaffKitProvider>
  )
}

/** The path of a part below the value, which stands under a name here. */
const pathBelow = (path: string) => path.replace(/^value\.?/, '')

/** What the server said of a part: `[0].label` of a list. */
function messageAt(error: unknown, path: string): string | null {
  const names = path.split(/[.[\]]+/).filter(Boolean)
  const message = names.reduce<unknown>((inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined), error)
  return isRecord(message) && typeof message.message === 'string' ? message.message : null
}
