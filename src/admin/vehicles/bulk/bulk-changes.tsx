import AutorenewIcon from '@mui/icons-material/AutorenewOutlined'
import ListAltIcon from '@mui/icons-material/ListAltOutlined'
import SellIcon from '@mui/icons-material/SellOutlined'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { messageOf } from '../../data-provider/admin-error.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ChangeDialog } from './change-dialog.tsx'
import type { ChangeName, ChosenVehicle } from './chosen-vehicle.ts'
import { bulkWords } from './words.ts'

const buttons = [
  { name: 'status', Icon: AutorenewIcon },
  { name: 'price', Icon: SellIcon },
  { name: 'retailer', Icon: StorefrontIcon },
  { name: 'listing', Icon: ListAltIcon },
  { name: 'publish', Icon: VisibilityIcon },
  { name: 'withdraw', Icon: VisibilityOffIcon },
] as const

/** Bulk actions on the selected vehicles. `onChanged` runs when something was written. */
export function BulkChanges({ onChanged }: { onChanged: () => void }) {
  const word = useWords(bulkWords)
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { selectedIds, data = [] } = useListContext<ChosenVehicle>()
  const [openedChange, setOpenedChange] = useState<{ name: ChangeName; vehicles: ChosenVehicle[] } | null>(null)

  const open = async (name: ChangeName) => {
    const chosenVehicles = data.filter(({ id }) => selectedIds.includes(id))
    const elsewhere = selectedIds.filter((id) => !chosenVehicles.some((vehicle) => vehicle.id === id))
    try {
      const others = elsewhere.length > 0 ? (await dataProvider.getMany<ChosenVehicle>('vehicles', { ids: elsewhere })).data : []
      setOpenedChange({ name, vehicles: [...chosenVehicles, ...others] })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      {buttons.map(({ name, Icon }) => (
        <Button key={name} size="small" startIcon={<Icon />} onClick={() => void open(name)}>
          {word(name)}
        </Button>
      ))}
      {openedChange ? <ChangeDialog {...openedChange} onChanged={onChanged} onClose={() => setOpenedChange(null)} /> : null}
    </>
  )
}
