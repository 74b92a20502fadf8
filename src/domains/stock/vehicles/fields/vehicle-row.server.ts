import { emptyValueOf } from '#fields/values/field-schema.ts'
import { byName } from '#kernel/by-name.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import type { vehicle } from '../../schema.server.ts'
import { hasAmounts, storedValue, withAmounts } from './stored-values.ts'
import { showroomLink } from '../showroom-link.ts'
import { shownPrice } from '../../prices/shown-price.ts'
import type { VehicleAttributes } from './vehicle-attributes.ts'
import type { VehicleDetails } from './vehicle-details.ts'
import type { VehicleDraft } from './vehicle-draft.ts'
import { type ColumnFieldName, type ColumnOf, columnFields, detailFields, vehicleFieldEntries, publicFields, vehicleFields } from './vehicle-fields.ts'
import { type KnownPictures, photoRecords, photoVariants } from '../photos/vehicle-photos.ts'

export type VehicleRow = typeof vehicle.$inferSelect
type VehicleColumns = Omit<typeof vehicle.$inferInsert, 'id' | 'version' | 'changedBy' | 'createdAt' | 'updatedAt'>
type FieldColumns = { [Name in ColumnFieldName as ColumnOf<Name>]: VehicleDraft[Name] }

const priced = new Set<string>(vehicleFieldEntries.filter(([, field]) => hasAmounts(field)).map(([name]) => name))
const missing = Object.fromEntries(detailFields.map((name) => [name, emptyValueOf(vehicleFields[name])])) as VehicleDetails

/** The row of a vehicle as written; amounts are in minor units there. */
export function vehicleColumns(draft: VehicleDraft): VehicleColumns {
  const toMinor = (amount: number) => toMinorUnits(amount, draft.currency)
  const columnValue = (name: keyof VehicleDraft) => {
    const field = vehicleFields[name]
    return priced.has(name) ? withAmounts(field, draft[name], toMinor) : storedValue(field, draft[name])
  }
  const columns = Object.fromEntries(columnFields.map((name) => [vehicleFields[name].column, columnValue(name)])) as FieldColumns // one for each name
  const { gross_price, msrp_price } = draft
  const minorOrNull = (amount: number | null) => (amount === null ? null : toMinor(amount))
  return {
    ...columns,
    externalId: draft.external_id || null,
    msrpPrice: minorOrNull(msrp_price ?? gross_price),
    displayPrice: minorOrNull(shownPrice(draft, true)),
    details: Object.fromEntries(detailFields.map((name) => [name, columnValue(name)])) as VehicleDetails, // one for each name
  } satisfies Record<keyof VehicleColumns, unknown>
}

/** A stored vehicle as it was written; `msrp_price` is the gross price where only that was given. A field that is younger than the row is empty. */
export function vehicleDraft(row: VehicleRow): VehicleDraft {
  const toMajor = (amount: number) => fromMinorUnits(amount, row.currency)
  const values: Record<string, unknown> = byName({ ...missing, ...row.details })
  for (const name of columnFields) values[name] = row[vehicleFields[name].column]
  for (const name of priced) values[name] = withAmounts(vehicleFields[name as keyof VehicleDraft], values[name], toMajor)
  return { ...values, external_id: row.externalId ?? '' } as VehicleDraft // what `vehicleColumns` wrote
}

/** A stored vehicle as the calls of the product give it; `knownPictures` are the pictures that it names, where they are shown. */
export function vehicleAttributes(row: VehicleRow, knownPictures?: KnownPictures): VehicleAttributes {
  const draft = vehicleDraft(row)
  const records = photoRecords(draft.photos, knownPictures)
  const variants = photoVariants(records)
  const publicValues = Object.fromEntries(publicFields.map((name) => [name, draft[name]])) as Pick<VehicleDraft, (typeof publicFields)[number]> // one for each name
  return {
    ...publicValues,
    id: row.id,
    link: showroomLink({ ...publicValues, id: row.id }),
    publicationLists: draft.publication_lists,
    photos: variants,
    photo_records: records,
    cover_photo_medium: variants.medium[0] ?? '',
    created_at: row.createdAt.toISOString(),
  }
}
