import { isNameplate } from '../vehicles/nameplates.ts'
import { slugOf } from '../vehicles/slug.ts'
import { isShownToVisitors } from '../vehicles/photos/vehicle-photos.ts'
import type { VehicleDraft } from '../vehicles/fields/vehicle-draft.ts'
import type { RowError } from './feed-run.ts'

/** A family of vehicles as the setting `vehicles.families` has it. */
export type KnownFamily = { key: string; label: string; code: string }
/** The data that rows of a file are compared with. */
export type SiteFacts = { dealerCodes: ReadonlySet<string>; families: readonly KnownFamily[]; fetchesPictures: boolean }
type RowMark = Omit<RowError, 'line'>

const LONGEST_SHOWN = 80

/**
 * The marks of a valid vehicle that staff should check: a retailer or model that the site does not have (they may come with
 * it), and a picture that no page shows. A feed whose pictures are fetched into the library may have them at any address.
 */
export function marksOf(vehicle: VehicleDraft, { dealerCodes, families, fetchesPictures }: SiteFacts): RowMark[] {
  const { dealer_code, nameplate_name, nameplate_external_code, nameplate_model_group, photos } = vehicle
  const marks: RowMark[] = []
  if (dealer_code !== '' && !dealerCodes.has(dealer_code)) marks.push({ field: 'dealer_code', reason: 'unknown_retailer', value: dealer_code })
  const nameplate = { name: nameplate_name, code: nameplate_external_code, group: nameplate_model_group }
  if (!families.some((family) => isOf(nameplate, family))) marks.push({ field: 'nameplate_name', reason: 'unknown_model', value: nameplate_name })
  const hidden = fetchesPictures ? undefined : photos.find((photo) => photo.image_id === null && !isShownToVisitors(photo.big_path))
  if (hidden) marks.push({ field: 'photos', reason: 'insecure_picture', value: hidden.big_path })
  return marks.map((mark) => ({ ...mark, value: mark.value.slice(0, LONGEST_SHOWN) }))
}

function isOf(nameplate: { name: string; code: string; group: string }, { key, label, code }: KnownFamily): boolean {
  const isCode = code !== '' && nameplate.code.trim().toLowerCase() === code.toLowerCase()
  return isCode || isNameplate(nameplate, key) || isNameplate(nameplate, slugOf(label))
}
