import { useState } from 'react'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { reportWords } from './words.ts'

const periods = [7, 30, 90, 365] as const
const USUAL_DAYS = 30
/** Beside other choices of a report. */
export const reportChoice = { flex: '1 1 150px', maxWidth: 240 } as const

/** The period of a report in days, at most `longest`, and the input that changes it. */
export function usePeriod(longest: number) {
  const word = useWords(reportWords)
  const [days, setDays] = useState<number>(USUAL_DAYS)
  const options = periods.filter((count) => count <= longest).map((count) => ({ value: String(count), label: word(`days_${count}`) }))
  const input = <ChoiceInput label={word('period')} value={String(days)} options={options} sx={reportChoice} onChange={(value) => setDays(Number(value))} />
  return { days, input }
}
