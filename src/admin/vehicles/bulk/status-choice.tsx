import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useId, useState } from 'react'
import { type BulkChange, statusMoves, type VehicleStatus, vehicleStatuses } from '#domains/stock/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useStockWord } from '../stock-choices.ts'
import type { ChosenVehicle } from './chosen-vehicle.ts'
import { bulkWords } from './words.ts'

type StatusChoiceProps = { vehicles: readonly ChosenVehicle[]; onChange: (change: BulkChange) => void }

/** A choice of statuses, each with the number of vehicles that can move to it; a status with none is disabled. */
export function StatusChoice({ vehicles, onChange }: StatusChoiceProps) {
  const word = useWords(bulkWords)
  const stockWord = useStockWord()
  const labelId = useId()
  const [chosenStatus, setChosenStatus] = useState('')
  const movableCount = (to: VehicleStatus) => vehicles.filter(({ status }) => statusMoves[status].includes(to)).length
  const choose = (status: string) => {
    setChosenStatus(status)
    onChange({ kind: 'status', status: status as VehicleStatus })
  }
  return (
    <FormControl sx={{ marginBlockStart: 2 }}>
      <FormLabel id={labelId}>{word('new_status')}</FormLabel>
      <RadioGroup aria-labelledby={labelId} value={chosenStatus} onChange={(_, value) => choose(value)}>
        {vehicleStatuses.map((status) => {
          const count = movableCount(status)
          return (
            <FormControlLabel
              key={status}
              value={status}
              disabled={count === 0}
              control={<Radio size="small" />}
              label={`${stockWord('status', status)} – ${word('may_move', { count })}`}
            />
          )
        })}
      </RadioGroup>
    </FormControl>
  )
}
