import { type CallOptions, fetchListedVehicle } from '../calls/stock-calls.ts'
import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import { forgetSaved, readSaved } from './saved-vehicles.ts'

/** The saved vehicles of the catalogue; one that is gone (404) is no longer saved, any other failure keeps it (A-353, C-331). */
export async function fetchSavedVehicles(options?: CallOptions): Promise<{ vehicle: VehicleAttributes; list: string }[]> {
  const answers = await Promise.all(readSaved().map(async (savedVehicle) => ({ saved: savedVehicle, answer: await fetchListedVehicle(savedVehicle, options) })))
  for (const { saved: savedVehicle, answer } of answers) if (!answer.ok && answer.status === 404) forgetSaved(savedVehicle.id)
  return answers.flatMap(({ saved: savedVehicle, answer }) => (answer.ok ? [{ vehicle: answer.data, list: savedVehicle.list }] : []))
}
