import { cropUrl, type ImageRecord, isOffered, widthUrl } from '#domains/media/index.ts'
import type { PhotoRecord, PhotoVariants } from '../fields/vehicle-attributes.ts'
import type { VehicleDraft } from '../fields/vehicle-draft.ts'

const large = { width: 1600, height: 900 }
const middle = { width: 1024, height: 576 }
const small = { width: 640, height: 360 }

type Photo = VehicleDraft['photos'][number]

/** Whether pages show a picture from this address: browsers load none from `http:` on them. */
export function isShownToVisitors(address: string): boolean {
  return !/^\s*http:/i.test(address)
}

/** The photos that visitors can see: those of the library, and addresses that their browsers load. */
export function shownPhotos(photos: readonly Photo[]): Photo[] {
  return photos.flatMap((photo) => {
    if (photo.image_id !== null) return [photo]
    const safe = (address: string) => (isShownToVisitors(address) ? address : '')
    const paths = {
      big_path: safe(photo.big_path),
      medium_path: safe(photo.medium_path),
      quarter_hd_path: safe(photo.quarter_hd_path),
      hd_path: safe(photo.hd_path),
      full_path: safe(photo.full_path),
    }
    return Object.values(paths).some(Boolean) ? [{ ...photo, ...paths }] : []
  })
}

/** What is known of the pictures that photos name, by their ids. */
export type KnownPictures = ReadonlyMap<number, Pick<ImageRecord, 'width' | 'height' | 'version'>>

const nothingKnown: KnownPictures = new Map()

/**
 * The photos in their sequence, those of the media library with the addresses of its variants. A picture that cannot fill a size, or of which
 * nothing is known, has the address of the whole picture in that width, which every picture has.
 */
export function photoRecords(photos: VehicleDraft['photos'], knownPictures: KnownPictures = nothingKnown): PhotoRecord[] {
  return shownPhotos(photos)
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ image_id: id, ...paths }) => {
      if (id === null) return paths
      const picture = knownPictures.get(id)
      const [big, quarter, medium] = [large, middle, small].map((size) =>
        picture && isOffered(picture, size) ? cropUrl(id, size, picture.version) : widthUrl(id, size.width, picture?.version),
      )
      return {
        sequence: paths.sequence,
        big_path: big ?? '',
        medium_path: medium ?? '',
        quarter_hd_path: quarter ?? '',
        hd_path: big ?? '',
        full_path: big ?? '',
      }
    })
}

/** The photos by size; a photo that lacks a size stands with the next larger one it has. */
export function photoVariants(records: readonly PhotoRecord[]): PhotoVariants {
  const all = (...names: (keyof Omit<PhotoRecord, 'sequence'>)[]) =>
    records.map((record) => names.map((name) => record[name]).find(Boolean) ?? '').filter(Boolean)
  return {
    medium: all('medium_path', 'quarter_hd_path', 'big_path', 'hd_path', 'full_path'),
    quarter_hd: all('quarter_hd_path', 'big_path', 'hd_path', 'full_path', 'medium_path'),
    normal: all('big_path', 'hd_path', 'full_path', 'quarter_hd_path', 'medium_path'),
    hd: all('hd_path', 'full_path', 'big_path', 'quarter_hd_path', 'medium_path'),
  }
}
