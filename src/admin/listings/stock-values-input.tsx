import { AutocompleteArrayInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formatNumber } from '#kernel/format/number.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useWords } from '../i18n/use-words.ts'
import { type StockCounts, useStockCounts, useStockWord } from '../vehicles/stock-choices.ts'
import { vehicleWords } from '../vehicles/words.ts'

type StockValuesInputProps = { source: string; field: keyof StockCounts['fields'] }

/** A choice of values that vehicles in stock have, with the count of each. A chosen value that no vehicle has any more stays chosen. */
export function StockValuesInput({ source, field }: StockValuesInputProps) {
  const { data: counts, hasFailed, again } = useStockCounts()
  const stockWord = useStockWord()
  const word = useWords(vehicleWords)
  const chosenValues = (useWatch({ name: source }) ?? []) as string[]
  const valueCounts = counts?.fields[field] ?? []
  const goneValues = chosenValues.filter((value) => !valueCounts.some((count) => count.value === value)).map((value) => ({ value, count: 0 }))
  const labelOf = (value: string) => (field === 'color' || field === 'transmission' ? stockWord(field, value) : value)
  const choices = [...valueCounts, ...goneValues].map(({ value, count }) => ({ id: value, name: `${labelOf(value)} (${formatNumber(count)})` }))
  return (
    <>
      <AutocompleteArrayInput source={source} choices={choices} />
      {hasFailed && <LoadFailed again={again}>{word('counts_failed')}</LoadFailed>}
    </>
  )
}
