import { NumberInput, useTranslate } from 'react-admin'
import type { RangeKey } from '#domains/stock/index.ts'
import { Pair } from '../fields/pair.tsx'
import { useWords } from '../i18n/use-words.ts'
import { listingWords } from './words.ts'

/** The two ends of a range, each optional. */
export function RangeInputs({ filter }: { filter: RangeKey }) {
  const word = useWords(listingWords)
  const translate = useTranslate()
  const name = translate(`resources.listings.fields.filters.${filter}`)
  const isOrdered = (to: unknown, values: { filters?: Partial<Record<RangeKey, { from?: number | null }>> }) => {
    const from = values.filters?.[filter]?.from
    return typeof to === 'number' && typeof from === 'number' && to < from ? word('reversed') : undefined
  }
  return (
    <Pair>
      <NumberInput source={`filters.${filter}.from`} label={word('from', { filter: name })} step="any" />
      <NumberInput source={`filters.${filter}.to`} label={word('to', { filter: name })} step="any" validate={isOrdered} />
    </Pair>
  )
}
