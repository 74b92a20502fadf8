import { imageSizes } from '#block-engine/image-sizes.ts'
import { fallbackImageView, imageView } from '#domains/media/index.ts'
import { type LibraryImages, shownPhotos, vehicleDraft, type VehicleRow } from '#domains/stock/index.server.ts'
import type { ImageView } from '#ui/pictures/picture.tsx'

type ShownPhoto = ReturnType<typeof shownPhotos>[number]

const PHOTO = { width: 900, height: 500 }

/** The pictures of a vehicle in their order. Each says the car and what of it is seen, as the library knows; a picture without words has its number. */
export function picturesOf(row: VehicleRow, images: LibraryImages): ImageView[] {
  const name = vehicleName(row)
  return shownPhotos(vehicleDraft(row).photos)
    .toSorted((one, other) => one.sequence - other.sequence)
    .flatMap(({ image_id: id, ...paths }, index) => {
      const record = id === null ? undefined : images?.get(id)
      const altText = record?.alt.ar.trim() ?? ''
      const alt = altText === '' ? `${name} (${index + 1})` : `${name}: ${altText}`
      if (id === null) {
        const src = paths.big_path || paths.hd_path || paths.full_path || paths.quarter_hd_path || paths.medium_path
        return src ? [{ id: 0, alt, src, srcset: sizesOfFeed(paths), ...PHOTO }] : []
      }
      if (!images) return [fallbackImageView(id, alt)]
      return record ? [imageView(record, imageSizes.standard, alt)] : []
    })
}

const [large, middle] = imageSizes.standard

/** The two sizes of a feed's photo, as wide as those of the library; '' for a photo that comes in one. */
function sizesOfFeed({ quarter_hd_path: quarter, hd_path: hd, big_path: big, full_path: full }: Omit<ShownPhoto, 'image_id'>): string {
  const whole = hd || big || full
  if (quarter === '' || whole === '' || quarter === whole) return ''
  return `${inSrcset(quarter)} ${middle.width}w, ${inSrcset(whole)} ${large.width}w`
}

/** An address in a list that spaces and commas divide. */
function inSrcset(address: string): string {
  return address.replace(/[\s,]/g, encodeURIComponent)
}

/** The model and what is sold of it. */
export function vehicleName({ model, details }: VehicleRow): string {
  return [details.model_display_name || model, details.version].filter(Boolean).join(' ')
}
