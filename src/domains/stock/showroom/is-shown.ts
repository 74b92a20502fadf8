import { type VehicleStatus, vehicleStatuses } from '../vocabulary.ts'

const taken: readonly VehicleStatus[] = ['sold', 'delivery']

/** The statuses in which somebody can still have a vehicle. */
export const shownStatuses: readonly VehicleStatus[] = vehicleStatuses.filter((status) => !taken.includes(status))

/** Whether somebody can still have the vehicle, so that its page shows it. */
export function isShown(status: VehicleStatus): boolean {
  return shownStatuses.includes(status)
}
