import { Select } from '../ui/choices.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { fieldWords } from './words.ts'

type FoundForm = { id: number; name: string; active: boolean }
type FormControlProps = {
  id: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  value: string
  onChange: (value: string) => void
}

const FORMS_PATH = '/forms_api/forms'

/** A choice among the forms that visitors may fill in, kept by their id (C-055). An id that is gone stays until another is chosen. */
export function FormControl({ value, onChange, ...field }: FormControlProps) {
  const word = useWord(fieldWords)
  const { data = [] } = useAnswer<FoundForm[]>(FORMS_PATH)
  const offered = data.filter(({ active }) => active).map(({ id, name }) => ({ value: String(id), label: name }))
  const isOffered = value === '' || offered.some((form) => form.value === value)
  const options = [{ value: '', label: word('no_choice') }, ...offered, ...(isOffered ? [] : [{ value, label: value }])]
  return <Select {...field} options={options} value={value} onChange={onChange} />
}
