import { z } from '@hono/zod-openapi'
import { BulkChange, changeOutcomes, CompanyConfigDraft, ListingDraft, StockDraft, vehicleStatuses } from '#domains/stock/index.ts'
import { RecordId } from '../record-id.ts'

const MOST_CHANGES = 500

/** A vehicle as staff read and write it; `derivative` is what visitors are given as `version`. */
export const StockVehicle = z
  .object({
    ...StockDraft.shape,
    id: z.int(),
    version: z.string(),
    link: z
      .string()
      .openapi({ description: 'The page of the vehicle, below the language.', example: '/showroom/new-jaguar-f-pace-2025-petrol-awd-automatic-1' }),
    cover: z.string().openapi({ description: 'The address of its first picture; empty without one.' }),
    waits: z.boolean().optional().openapi({ description: 'In lists: whether a feed brought the vehicle hidden and nobody has published it.' }),
    missing: z.array(z.string()).optional().openapi({ description: 'In lists: what a vehicle lacks that a feed brought incomplete.' }),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi('StockVehicle')

export const StockListing = z
  .object({
    ...ListingDraft.shape,
    id: z.int(),
    count: z.int().openapi({ description: 'The number of vehicles that visitors find in the listing.' }),
    version: z.string(),
  })
  .openapi('StockListing')

export const StockConfig = z.object({ ...CompanyConfigDraft.shape, id: z.int(), version: z.string(), updated_at: z.string() }).openapi('StockConfig')

const Count = z.array(z.object({ value: z.string(), count: z.int() }))
export const StockCounts = z
  .object({
    total: z.int(),
    published: z.int(),
    fields: z.object({
      ...{ state: Count, status: Count, nameplate_brand_name: Count, nameplate_name: Count, transmission: Count },
      ...{ color: Count, color_name: Count, dealer_code: Count, feed: Count },
    }),
  })
  .openapi('StockCounts')

/** Vehicles with the versions at which they were seen. */
const VehicleRefs = z
  .array(z.object({ id: RecordId, version: z.string().max(20).openapi({ example: '3' }) }))
  .min(1)
  .max(MOST_CHANGES)
export const StatusChange = z.object({ status: z.enum(vehicleStatuses), vehicles: VehicleRefs })
export const PublicationChange = z.object({ is_published: z.boolean(), vehicles: VehicleRefs })

export const VehiclesChange = z.object({
  key: z.uuid().openapi({ description: 'Names the change, so that the request can be repeated safely.' }),
  change: BulkChange,
  vehicles: VehicleRefs,
})
export const ChangeQuestion = z.object({ change: BulkChange, ids: z.array(RecordId).min(1).max(MOST_CHANGES) })

const ChangeResult = z.object({
  id: z.int(),
  outcome: z.enum(changeOutcomes),
  vin: z.string(),
  name: z.string(),
  status: z.enum(vehicleStatuses).nullable(),
  version: z.string().nullable(),
})
export const ChangeResults = z.array(ChangeResult).openapi('StockChangeResults')
export const MadeChange = z.object({ id: z.int(), results: ChangeResults }).openapi('StockChange')
const ShownValue = z.union([z.number(), z.string(), z.boolean(), z.array(z.string())]).nullable()
export const PlannedResults = z
  .array(
    ChangeResult.extend({
      currency: z.string(),
      before: ShownValue,
      after: ShownValue,
      feed: z.string().openapi({ description: 'The name of the feed whose next run overwrites the value; empty for none.' }),
    }),
  )
  .openapi('StockChangePreview')
export const LastChange = z.object({ id: z.int(), at: z.iso.datetime(), change: BulkChange, count: z.int() }).nullable().openapi('StockLastChange')

export const ConfigVersion = z
  .object({
    id: z.int(),
    number: z.int(),
    at: z.iso.datetime(),
    actor_name: z.string(),
    before: z.record(z.string(), z.unknown()),
    content: z.record(z.string(), z.unknown()),
  })
  .openapi('CompanyConfigVersion')
