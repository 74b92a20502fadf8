import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import type { BulkChange } from '#domains/stock/index.ts'
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
  return (
    <TextField select fullWidth size="small" margin="normal" label={word('to_retailer')} value={id} onChange={({ target }) => choose(target.value)}>
      {retailers.map((retailer) => (
        <MenuItem key={retailer.id} value={String(retailer.id)}>
          <bdi>{retailer.name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
