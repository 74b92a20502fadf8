import type { FormField } from '#domains/forms/index.ts'
import type { FormPart } from '#fields/field-types.ts'
import { useBlock } from '../draft/use-page-editor.tsx'
import { Select } from '../ui/inputs/choices.tsx'
import type { FieldProps } from '../ui/inputs/field.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { type FieldPlace, useFieldPlace } from './field-place.ts'
import { fieldWords } from './words.ts'

type FormPartControlProps = FieldProps & { part: FormPart; value: string; onChange: (value: string) => void }

/** A choice among what the form of the block has: its fields, or the places that they offer (C-057 to C-059). It is typed while no form is chosen. */
export function FormPartControl(props: FormPartControlProps) {
  const place = useFieldPlace()
  return place ? <PartOfForm {...props} place={place} /> : <TypedPart {...props} />
}

function PartOfForm({ place, ...props }: FormPartControlProps & { place: FieldPlace }) {
  const block = useBlock(place.block)
  const group = block?.groups.find(({ id }) => id === place.group)
  const form = formIn(group?.fields) || formIn(block?.fields)
  if (props.part === 'locations') return <Location {...props} />
  return form ? <FieldOfForm {...props} form={form} /> : <TypedPart {...props} />
}

function FieldOfForm({ part, form, ...props }: FormPartControlProps & { form: string }) {
  const { language } = useLanguage()
  const { data } = useAnswer('GET /forms_api/forms/{id}', { params: { id: form } })
  const fields = (data?.fields ?? []).filter(({ type }) => isPart(part, type))
  return (
    <OfferedChoice {...props} offeredOptions={fields.map(({ name, label }) => ({ value: name, label: `${label[language] || label.ar || name} (${name})` }))} />
  )
}

function Location({ part: _, ...props }: FormPartControlProps) {
  const { data = [] } = useAnswer('GET /forms_api/locations')
  return <OfferedChoice {...props} offeredOptions={data.map(({ name, value }) => ({ value, label: name }))} />
}

function OfferedChoice({
  offeredOptions,
  value,
  onChange,
  ...field
}: Omit<FormPartControlProps, 'part'> & { offeredOptions: { value: string; label: string }[] }) {
  const word = useWord(fieldWords)
  const isOffered = value === '' || offeredOptions.some((option) => option.value === value)
  return (
    <Select
      {...field}
      options={[{ value: '', label: word('no_choice') }, ...offeredOptions, ...(isOffered ? [] : [{ value, label: value }])]}
      {...{ value, onChange }}
    />
  )
}

function TypedPart({ part: _, hint, ...props }: FormPartControlProps) {
  const word = useWord(fieldWords)
  return <TextInput {...props} hint={[hint, word('form_first')].filter(Boolean).join(' ')} dir="ltr" spellCheck={false} translate="no" />
}

function isPart(part: FormPart, type: FormField['type']): boolean {
  if (part === 'hidden_fields') return type === 'hidden'
  if (part === 'location_fields') return type === 'location'
  return type !== 'html' && type !== 'step'
}

/** The id of the form that some values name; '' without one. */
function formIn(values: Readonly<Record<string, unknown>> | undefined): string {
  const [, id] = Object.entries(values ?? {}).find(([symbol, value]) => symbol.endsWith('form_id') && value) ?? []
  return String(id ?? '')
}
