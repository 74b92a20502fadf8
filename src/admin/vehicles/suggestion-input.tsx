import { AutocompleteInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { colorGroups, drivetrains, transmissions, type WordedKind } from '#domains/stock/index.ts'
import { useStockChoices } from './stock-choices.ts'

const known: Readonly<Partial<Record<WordedKind, readonly string[]>>> = { color: colorGroups, drivetrain: drivetrains, transmission: transmissions }

type SuggestionInputProps = { source: string; kind: WordedKind; helperText?: string | false }

/** A text input that suggests known values; a feed may send any other value. */
export function SuggestionInput({ source, kind, helperText }: SuggestionInputProps) {
  const choicesOf = useStockChoices()
  const value = String(useWatch({ name: source }) ?? '')
  const values = known[kind] ?? []
  const ids = value === '' || values.includes(value) ? values : [...values, value]
  return <AutocompleteInput source={source} choices={choicesOf(kind, ids)} onCreate={(text) => ({ id: text, name: text })} helperText={helperText} />
}
