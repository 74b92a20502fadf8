import type { VehicleStatus } from '#domains/stock/index.ts'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useStockWord } from './stock-choices.ts'

const tones: Record<VehicleStatus, Tone> = {
  stock: 'good',
  available_soon: 'info',
  demo: 'info',
  in_production: 'quiet',
  on_demand: 'quiet',
  reserved: 'warn',
  sold: 'bad',
  delivery: 'bad',
}

/** The status of a vehicle as a label. */
export function StatusTag({ status }: { status: VehicleStatus }) {
  const stockWord = useStockWord()
  return <Tag tone={tones[status] ?? 'quiet'}>{stockWord('status', status)}</Tag>
}
