import type { VehicleFamily } from '#domains/content/index.ts'
import { Select } from '../ui/inputs/choices.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { fieldWords } from './words.ts'

type FamilyControlProps = {
  id: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  isRequired?: boolean
  choices: 'families' | 'model_years'
  /** Offered until the site's own families are loaded. */
  builtIn: readonly { label: string; value: string }[]
  value: string
  onChange: (value: string | undefined) => void
}

/** A choice of a vehicle family from the setting, or of its model years (B-160 to B-163). A stored value that no longer exists stays selected. */
export function FamilyControl({ choices, builtIn, value, onChange, ...field }: FamilyControlProps) {
  const word = useWord(fieldWords)
  const { data } = useAnswer('GET /api/vehicle_families')
  const offeredOptions = data ? data.flatMap(choices === 'families' ? familyOption : yearOptions) : builtIn
  const isOffered = value === '' || offeredOptions.some((option) => option.value === value)
  const options = [{ value: '', label: word('no_choice') }, ...offeredOptions, ...(isOffered ? [] : [{ value, label: value }])]
  return <Select {...field} options={options} value={value} onChange={(family) => onChange(family || undefined)} />
}

function familyOption({ key, label }: VehicleFamily) {
  return [{ value: key, label }]
}

function yearOptions({ key, label, model_years }: VehicleFamily) {
  return model_years.map((year) => ({ value: `${key}-${year}`, label: `${label} ${year}` }))
}
