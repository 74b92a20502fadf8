import { AutocompleteInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { colorGroups } from '#domains/stock/index.ts'
import { useStockChoices } from './stock-choices.ts'

type SuggestionInputProps = { source: string; kind: 'color' | 'transmission' | 'drivetrain'; values?: readonly string[] }

/** A value that the product knows in words, or any other: a feed may send what it likes. */
export function SuggestionInput({ source, kind, values = colorGroups }: SuggestionInputProps) {
  const choicesOf = useStockChoices()
  const value = String(useWatch({ name: source }) ?? '')
  const ids = value === '' || values.includes(value) ? values : [...values, value]
  return <AutocompleteInput source={source} choices={choicesOf(kind, ids)} onCreate={(text) => ({ id: text, name: text })} />
}
