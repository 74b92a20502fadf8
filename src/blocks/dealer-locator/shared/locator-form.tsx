import type { ChangeEvent, FormEvent, Ref } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import css from './locator-form.module.css'
import type { LocatorWords } from './locator-words.ts'
import type { Answers } from './match-dealer.ts'

/** A question of the form. A select without `any` always has a value: its first option. */
export type LocatorField = { name: string; label: string } & (
  | { kind: 'text'; inputMode?: 'numeric' }
  | { kind: 'select'; any?: string; options: readonly { value: string; label: string }[] }
)

type LocatorFormProps = {
  fields: readonly LocatorField[]
  answers: Answers
  /** The id of the list, where the page opens again when the form is sent without a script. */
  listId: string
  words: LocatorWords
  onChange: (name: string, value: string) => void
  ref: Ref<HTMLFormElement>
}

/** A plain GET form to the page's own address; once hydrated, it filters the list while the visitor types. */
export function LocatorForm({ fields, answers, listId, words, onChange, ref }: LocatorFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    document.getElementById(listId)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element of that name says less than a form, and fewer browsers know it
    <form ref={ref} method="get" action={`#${listId}`} role="search" aria-label={words.label} className={css.form} onSubmit={submit}>
      {fields.map((field) => (
        <Field key={field.name} label={field.label}>
          <Control field={field} value={answers[field.name] ?? ''} onChange={(value) => onChange(field.name, value)} />
        </Field>
      ))}
      <Button type="submit" className={css.submit}>
        {words.submit}
      </Button>
    </form>
  )
}

function Control({ field, value, onChange }: { field: LocatorField; value: string; onChange: (value: string) => void }) {
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(target.value)
  const control = { name: field.name, value, onChange: change }
  if (field.kind === 'text') return <input {...control} type="search" inputMode={field.inputMode} maxLength={100} autoComplete="off" />
  return (
    <Select {...control}>
      {field.any !== undefined && <option value="">{field.any}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
