import type { Texts } from '#kernel/words/words.ts'
import type { vehicleGalleryWords } from '../../../words.ts'
import type { ImageView } from '#ui/pictures/picture.tsx'

export type VehicleGalleryProps = {
  /** The island's id on the page. */
  id: string
  images: readonly ImageView[]
  words: Texts<typeof vehicleGalleryWords.words> & { close: string }
}
