import { useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { ChoiceInput } from './choice-input.tsx'
import { reportWords } from './words.ts'

const periods = [7, 30, 90, 365] as const
const USUAL_DAYS = 30

/** The period of a report in days, at most `longest`, and the input that changes it. */
export function usePeriod(longest: number) {
  const word = useWords(reportWords)
  const [days, setDays] = useState<number>(USUAL_DAYS)
  const options = periods.filter((count) => count <= longest).map((count) => ({ value: String(count), label: word(`days_${count}`) }))
  return { days, input: <ChoiceInput label={word('period')} value={String(days)} options={options} onChange={(value) => setDays(Number(value))} /> }
}
