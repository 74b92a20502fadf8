import { mayMove } from '#kernel/moves.ts'
import type { VehicleStatus } from '../../vocabulary.ts'

/** Every move that a vehicle may make. Read it as a picture; nothing else decides. */
export const statusMoves: Readonly<Record<VehicleStatus, readonly VehicleStatus[]>> = {
  on_demand: ['in_production'],
  in_production: ['available_soon', 'stock', 'on_demand'],
  available_soon: ['stock', 'demo', 'reserved', 'sold'],
  stock: ['available_soon', 'demo', 'reserved', 'sold'],
  demo: ['stock', 'reserved', 'sold'],
  reserved: ['sold', 'stock', 'available_soon', 'demo'], // a cancelled or expired reservation goes back to what it was
  sold: ['delivery', 'stock'], // back only when the sale is undone
  delivery: ['stock'], // a buyer may hand the vehicle back within the law's period
}

/** Whether a vehicle may go from one status to the other. */
export function mayBecome(from: VehicleStatus, to: VehicleStatus): boolean {
  return mayMove(statusMoves, from, to)
}
