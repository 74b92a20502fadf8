import { Select } from '../ui/inputs/choices.tsx'
import type { FieldProps } from '../ui/inputs/field.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { fieldWords } from './words.ts'

type RecordControlProps = FieldProps & { value: string; onChange: (value: string) => void }
type Option = { value: string; label: string }

/** A choice among the published retailers, stored by code (B-008). */
export function RetailerControl(props: RecordControlProps) {
  const { data = [] } = useAnswer('GET /api/dealers', { query: { items: 200 } })
  return (
    <RecordControl {...props} options={data.map(({ dealer_code, name, city }) => ({ value: dealer_code, label: [name, city].filter(Boolean).join('، ') }))} />
  )
}

/** A choice among the active forms, stored by id (C-055). */
export function FormControl(props: RecordControlProps) {
  const { data = [] } = useAnswer('GET /forms_api/forms')
  return <RecordControl {...props} options={data.flatMap(({ id, name, active }) => (active ? [{ value: String(id), label: name }] : []))} />
}

/** A choice among the shared sections, stored by id. */
export function SectionControl(props: RecordControlProps) {
  const { data = [] } = useAnswer('GET /api/sections')
  return <RecordControl {...props} options={data.map(({ id, name }) => ({ value: String(id), label: name }))} />
}

/** A choice of a record. A stored record that no longer exists stays selected. */
function RecordControl({ value, onChange, options: recordOptions, ...field }: RecordControlProps & { options: readonly Option[] }) {
  const word = useWord(fieldWords)
  const isOffered = value === '' || recordOptions.some((option) => option.value === value)
  const options = [{ value: '', label: word('no_choice') }, ...recordOptions, ...(isOffered ? [] : [{ value, label: value }])]
  return <Select {...field} options={options} value={value} onChange={onChange} />
}
