import { Select } from '../ui/inputs/choices.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { fieldWords } from './words.ts'

type RecordControlProps<Found> = {
  id: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  value: string
  onChange: (value: string) => void
  /** The API path of the records. */
  path: string
  /** The stored value and the label of a record; null when it is not offered. */
  optionOf: (found: Found) => { value: string; label: string } | null
}

/** A choice of a record. A stored record that no longer exists stays selected. */
export function RecordControl<Found>({ value, onChange, path, optionOf, ...field }: RecordControlProps<Found>) {
  const word = useWord(fieldWords)
  const { data = [] } = useAnswer<Found[]>(path)
  const offered = data.flatMap((found) => optionOf(found) ?? [])
  const isOffered = value === '' || offered.some((option) => option.value === value)
  const options = [{ value: '', label: word('no_choice') }, ...offered, ...(isOffered ? [] : [{ value, label: value }])]
  return <Select {...field} options={options} value={value} onChange={onChange} />
}
