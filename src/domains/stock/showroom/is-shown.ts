import type { VehicleStatus } from '../vocabulary.ts'

const taken: readonly VehicleStatus[] = ['sold', 'delivery']

/** Whether somebody can still have the vehicle, so that its page shows it. */
export function isShown(status: VehicleStatus): boolean {
  return !taken.includes(status)
}
