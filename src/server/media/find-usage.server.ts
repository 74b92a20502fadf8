import { findContentUsage } from '#domains/content/index.server.ts'
import type { FindUsage } from '#domains/media/index.server.ts'
import { findDealersWithImage } from '#domains/retailers/index.server.ts'
import { findVehiclesWithImage } from '#domains/stock/index.server.ts'

/** Where a picture or document of the library is used, across all domains. */
export const findUsage: FindUsage = async (db, ref) => {
  const content = await findContentUsage(db, ref)
  const dealers = ref.kind === 'image' ? await findDealersWithImage(db, ref.id) : []
  const vehicles = ref.kind === 'image' ? await findVehiclesWithImage(db, ref.id) : []
  return [
    ...content,
    ...dealers.map(({ id, name }) => ({ kind: 'dealer' as const, id, title: name })),
    ...vehicles.map(({ id, name }) => ({ kind: 'vehicle' as const, id, title: name })),
  ]
}
