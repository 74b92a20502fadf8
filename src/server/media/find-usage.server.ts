import { findContentUsage } from '#domains/content/index.server.ts'
import { findBinnedFormsWithMedia, findFormsWithMedia } from '#domains/forms/index.server.ts'
import type { FindUsage } from '#domains/media/index.server.ts'
import { findRetailersWithImage } from '#domains/retailers/index.server.ts'
import { findVehiclesWithImage } from '#domains/stock/index.server.ts'

/** Where a picture or document of the library is used, across all domains. */
export const findUsage: FindUsage = async (db, ref) => {
  const content = await findContentUsage(db, ref)
  const retailers = ref.kind === 'image' ? await findRetailersWithImage(db, ref.id) : []
  const vehicles = ref.kind === 'image' ? await findVehiclesWithImage(db, ref.id) : []
  const address = `/media/api/v2/${ref.kind}s/${ref.id}`
  const forms = await findFormsWithMedia(db, address)
  const binnedForms = await findBinnedFormsWithMedia(db, address)
  return [
    ...content,
    ...retailers.map(({ id, name }) => ({ kind: 'dealer' as const, id, title: name })),
    ...vehicles.map(({ id, name }) => ({ kind: 'vehicle' as const, id, title: name })),
    ...forms.map(({ id, name }) => ({ kind: 'form' as const, id, title: name })),
    ...binnedForms.map(({ id, name }) => ({ kind: 'binned_form' as const, id, title: name })),
  ]
}
