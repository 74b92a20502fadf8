import type { z } from 'zod'
import type { VehicleDraft, VehiclePhoto } from './vehicle-draft.ts'

/** A photo in the five paths of document 1; '' where there is none. */
export type PhotoRecord = Omit<z.output<typeof VehiclePhoto>, 'image_id'>

/** Addresses of the photos by their size, in sequence. */
export type PhotoVariants = { normal: string[]; medium: string[]; hd: string[]; quarter_hd: string[] }

/** What only staff and the importer are told. */
type Unpublished = 'feed' | 'external_id' | 'is_published' | 'publication_lists' | 'photos' | 'retailer_id'

/**
 * A vehicle as the calls of the product give it: amounts in units of `currency`, days in ISO form, '' or null where
 * nothing is known. `link` is its page from the root of the site, below the language.
 */
export type VehicleAttributes = Omit<VehicleDraft, Unpublished> & {
  id: number
  link: string
  publicationLists: string[]
  photos: PhotoVariants
  photo_records: PhotoRecord[]
  cover_photo_medium: string
  created_at: string
}
