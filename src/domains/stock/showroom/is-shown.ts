import { type VehicleStatus, vehicleStatuses } from '../vocabulary.ts'

const takenStatuses: readonly VehicleStatus[] = ['sold', 'delivery']

/** The statuses in which a vehicle is still available. */
export const shownStatuses: readonly VehicleStatus[] = vehicleStatuses.filter((status) => !takenStatuses.includes(status))

/** Whether the vehicle is still available, so that its page is shown. */
export function isShown(status: VehicleStatus): boolean {
  return shownStatuses.includes(status)
}
