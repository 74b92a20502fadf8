import { useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import type { BulkChange } from '#domains/stock/index.ts'
import { ChoiceInput } from '../../fields/choice-input.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { bulkWords } from './words.ts'

type Retailer = RaRecord & { id: number; name: string }

/** The retailer that the vehicles go to. */
export function RetailerChoice({ onChange }: { onChange: (change: BulkChange) => void }) {
  const word = useWords(bulkWords)
  const [id, setId] = useState('')
  const { data: retailers = [] } = useGetList<Retailer>('dealers', { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } })
  const choose = (chosenRetailer: string) => {
    setId(chosenRetailer)
    onChange({ kind: 'retailer', retailer_id: Number(chosenRetailer) })
  }
  const options = retailers.map((retailer) => ({ value: String(retailer.id), label: retailer.name }))
  return <ChoiceInput label={word('to_retailer')} value={id} options={options} sx={{ marginBlock: 2 }} onChange={choose} />
}
