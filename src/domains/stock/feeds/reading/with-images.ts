import type { VehicleDraft } from '../../vehicles/fields/vehicle-draft.ts'

type Photo = VehicleDraft['photos'][number]

/** A feed's photos with the library's picture of each; the address is kept, since it identifies the picture. */
export function withImages(photos: readonly Photo[], imageIds: ReadonlyMap<string, number>): Photo[] {
  return photos.map((photo) => ({ ...photo, image_id: imageIds.get(photo.big_path) ?? photo.image_id }))
}
