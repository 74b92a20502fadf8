import { describe, expect, test } from 'vitest'
import type { SchemaField, Unsymboled } from '#fields/values/field-schema.ts'
import type { vehicle } from '../../schema.server.ts'
import { feedFields, neededFields } from '../../feeds/mapping/feed-fields.ts'
import { lightVehicle } from './light-vehicle.ts'
import { lightVehicleShape, publicVehicleShape } from './vehicle-attributes.ts'
import { VehicleDraft } from './vehicle-draft.ts'
import { vehicleFieldEntries, vehicleFields, vehicleSections } from './vehicle-fields.ts'
import { vehicleAttributes, vehicleColumns, vehicleDraft, type VehicleRow } from './vehicle-row.server.ts'

const samples: Readonly<Record<string, unknown>> = { currency: 'KWD', vin: 'VIN', photos: [{ sequence: 1, image_id: 3 }] }

/** A value of a field that is not its default. Amounts have the three decimals of a dinar. */
function sampleOf(field: Unsymboled<SchemaField>): unknown {
  const object = (fields: readonly SchemaField[]) => Object.fromEntries(fields.map((part) => [part.symbol, sampleOf(part)]))
  switch (field.field_type) {
    case 'Number':
      return field.isMoney ? 12.345 : field.isWhole ? 1999 : 12.5
    case 'Bool':
      return true
    case 'Day':
      return '2026-05-31'
    case 'Select':
      return field.options.at(-1)?.value
    case 'Choices':
      return [field.options.at(0)?.value, field.options.at(-1)?.value]
    case 'Lines':
      return ['x']
    case 'List':
      return [field.fields[0]?.symbol === '' ? 'x' : object(field.fields)]
    case 'Pairs':
      return { NSW: 12.345 }
    case 'Group':
      return object(field.fields)
    default:
      return field.holds === 'address' ? 'https://x.test/' : 'x'
  }
}

const full = VehicleDraft.parse(
  Object.fromEntries(vehicleFieldEntries.map(([name, field]) => [name, samples[name] ?? (name === 'number_of_seats' ? 5 : sampleOf(field))])),
)

function rowOf(columns: typeof vehicle.$inferInsert | ReturnType<typeof vehicleColumns>): VehicleRow {
  const at = new Date('2026-05-01T08:00:00Z')
  return { ...columns, id: 7, version: 1, changedBy: '1', createdAt: at, updatedAt: at } as VehicleRow
}

describe('the table of fields', () => {
  test('gives every field a place in the row, from which it comes back as it was written', () => {
    const columns = vehicleColumns(full)
    expect(columns.details.gross_price).toBe(12_345)
    expect(columns.details.price_metadata).toEqual({ NSW: 12_345 })
    expect(columns.details.avl_field?.open_market_value).toBe(12_345)
    expect([columns.salePrice, columns.displayPrice]).toEqual([12_345, 12_345])
    expect(vehicleDraft(rowOf(columns))).toEqual(full)
  })

  test('gives a field that is younger than a stored vehicle its default', () => {
    const { availability: _, disclaimers: __, avl_field: ___, ...older } = vehicleColumns(full).details
    const olderDraft = vehicleDraft(rowOf({ ...vehicleColumns(full), details: older as never }))
    expect([olderDraft.availability, olderDraft.disclaimers, olderDraft.avl_field]).toEqual(['', [], null])
  })

  test('limits visibility: staff see all fields, visitors the public ones, cards a subset', () => {
    const attributes = vehicleAttributes(rowOf(vehicleColumns(full)))
    expect(Object.keys(attributes).toSorted()).toEqual(Object.keys(publicVehicleShape).toSorted())
    expect(Object.keys(lightVehicle(attributes)).toSorted()).toEqual(Object.keys(lightVehicleShape).toSorted())
    for (const name of ['feed', 'external_id', 'is_published', 'publication_lists', 'retailer_id']) expect(attributes).not.toHaveProperty(name)
    expect(attributes.photo_records[0]).not.toHaveProperty('image_id')
  })

  test('keeps the fields of a section together, in the order of the sections', () => {
    const sections = vehicleFieldEntries.map(([, { section }]) => section)
    expect(sections.filter((section, index) => section !== sections[index - 1])).toEqual([...vehicleSections])
  })

  test('lets a feed fill every field but who the vehicle belongs to, and every part of an object', () => {
    const filled = new Set(feedFields().map(({ field }) => field))
    expect(Object.keys(vehicleFields).filter((name) => !filled.has(name as never))).toEqual(['retailer_id', 'feed'])
    expect(feedFields().filter(({ field }) => field === 'avl_field').length).toBe(4)
    expect(neededFields).toContain('external_id')
  })
})
