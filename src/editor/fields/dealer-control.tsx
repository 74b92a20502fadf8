import { Select } from '../ui/choices.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { fieldWords } from './words.ts'

type FoundDealer = { dealer_code: string; name: string; city: string }
type DealerControlProps = {
  id: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  value: string
  onChange: (value: string) => void
}

const DEALERS_PATH = '/api/dealers?items=200'

/** A choice among the retailers that visitors can see, stored by code (B-008). A code that no longer exists stays until another is chosen. */
export function DealerControl({ value, onChange, ...field }: DealerControlProps) {
  const word = useWord(fieldWords)
  const { data = [] } = useAnswer<FoundDealer[]>(DEALERS_PATH)
  const offered = data.map(({ dealer_code, name, city }) => ({ value: dealer_code, label: [name, city].filter(Boolean).join('، ') }))
  const isOffered = value === '' || offered.some((dealer) => dealer.value === value)
  const options = [{ value: '', label: word('no_choice') }, ...offered, ...(isOffered ? [] : [{ value, label: value }])]
  return <Select {...field} options={options} value={value} onChange={onChange} />
}
