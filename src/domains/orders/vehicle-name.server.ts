import { findShowroomVehicle, findVehicleRows, vehicleAttributes, vehicleName, type VehicleRow } from '#domains/stock/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** A picture of a car for mails, as its page has one: its address on the site, without the host; '' without. */
export function vehiclePicture(row: VehicleRow): string {
  const { cover_photo_medium: picture } = vehicleAttributes(row)
  return picture.startsWith('/') ? picture : ''
}

/** The pictures of several cars by their ids, as {@link vehiclePicture}. */
export async function vehiclePictures(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const vehicles = await findVehicleRows(ctx, ids)
  return new Map([...vehicles].map(([id, row]) => [id, vehiclePicture(row)]))
}

/** The name of a car by its id, and whether visitors find it on the site now; null for an id that the stock does not have. */
export async function findVehicleName(ctx: Ctx, id: number): Promise<{ name: string; isShown: boolean } | null> {
  const vehicle = await findShowroomVehicle(ctx, id)
  return vehicle && { name: vehicleName(vehicle.row), isShown: !vehicle.isGone }
}
