import { z } from 'zod'
import { objectSchema } from '#fields/values/field-schema.ts'
import { type CardFieldName, cardFields, publicFields, type PublicFieldName, shapeOf, vehicleFields } from './vehicle-fields.ts'
import type { VehicleDraft } from './vehicle-draft.ts'

const texts = z.array(z.string())

/** A photo as everybody may know it. */
const PhotoRecord = objectSchema(vehicleFields.photos.fields).omit({ image_id: true })
export type PhotoRecord = z.output<typeof PhotoRecord>

/** Addresses of the photos by their size, in sequence. */
const PhotoVariants = z.object({ normal: texts, medium: texts, hd: texts, quarter_hd: texts })
export type PhotoVariants = z.output<typeof PhotoVariants>

/** What answers have beside the fields: derived from a stored vehicle, never written. `link` is its page from the root of the site, below the language. */
const derived = { id: z.int(), link: z.string(), publicationLists: texts, cover_photo_medium: z.string(), created_at: z.string() }
const derivedInFull = { photos: PhotoVariants, photo_records: z.array(PhotoRecord) }

export const publicVehicleShape = { ...shapeOf(publicFields), ...derived, ...derivedInFull }
export const lightVehicleShape = { ...shapeOf(cardFields), ...derived }

/**
 * A vehicle as the calls of the product give it: amounts in units of `currency`, days in ISO form, '' or null where
 * nothing is known.
 */
export type VehicleAttributes = Pick<VehicleDraft, PublicFieldName> & z.output<z.ZodObject<typeof derived & typeof derivedInFull>>

/** A vehicle with what its card shows and no more (A-274, C-302). */
export type LightVehicle = Pick<VehicleDraft, CardFieldName> & z.output<z.ZodObject<typeof derived>>
