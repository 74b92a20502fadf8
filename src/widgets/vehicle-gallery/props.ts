import type { SiteWords } from '#domains/content/index.ts'
import type { ImageView } from '#ui/picture.tsx'

export type GalleryWordKey =
  | 'showroom.gallery'
  | 'showroom.enlarge'
  | 'showroom.picture_of'
  | 'showroom.go_to_picture'
  | 'showroom.no_pictures'
  | 'dialog.close'

export type VehicleGalleryProps = {
  /** The island's id on the page. */
  id: string
  images: readonly ImageView[]
  words: Pick<SiteWords, GalleryWordKey>
}
