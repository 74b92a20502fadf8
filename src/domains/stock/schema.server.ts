import { sql } from 'drizzle-orm'
import { bigint, boolean, check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { countryOfCarSql } from './prices/price-terms.ts'
import { transactionId } from '#platform/database/transaction-id.server.ts'
import type { StockFilters } from './search/stock-filters.ts'
import type { BulkChange } from './vehicles/bulk/bulk-change.ts'
import type { ChangedValues } from './vehicles/bulk/plan-change.ts'
import type { VehicleDetails } from './vehicles/fields/vehicle-details.ts'
import { readyCondition } from './vehicles/unfinished/ready-condition.ts'
import { configTypes, stockMarkets, vehicleStates, vehicleStatuses } from './vocabulary.ts'

/** To the millisecond, the precision of JavaScript, so that the database and the process sort alike. */
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull().defaultNow()
/** In minor units of the vehicle's currency. */
const price = (name: string) => bigint(name, { mode: 'number' })

/**
 * A vehicle of the stock. Columns hold the values for search, sorting and identification; the rest is in `details`.
 * The filter table (search/stock-filters.ts) names these columns. Vehicles are withdrawn, never deleted: orders refer to them.
 */
export const vehicle = pgTable(
  'vehicle',
  {
    id: serial('id').primaryKey(),
    feed: text('feed').notNull().default('manual'),
    /** Unique within its feed; null for what staff keep by hand. */
    externalId: text('external_id'),
    isPublished: boolean('is_published').notNull().default(true),
    publicationLists: text('publication_lists').array().notNull().default(sql`'{}'`),
    vin: text('vin').notNull().default(''),
    orderNumber: text('order_number').notNull().default(''),
    configUrl: text('config_url').notNull().default(''),
    state: text('state', { enum: vehicleStates }).notNull(),
    status: text('status', { enum: vehicleStatuses }).notNull(),
    brand: text('nameplate_brand_name').notNull(),
    model: text('nameplate_name').notNull(),
    engineType: text('engine_type').array().notNull().default(sql`'{}'`),
    transmission: text('transmission').notNull().default(''),
    financingOptions: text('financing_options').array().notNull().default(sql`'{}'`),
    productionYear: integer('production_year'),
    modelYear: integer('model_year'),
    mileage: doublePrecision('mileage'),
    power: doublePrecision('power'),
    numberOfSeats: integer('number_of_seats'),
    color: text('color').notNull().default(''),
    colorName: text('color_name').notNull().default(''),
    /** A row of `retailer` while it exists; the owner's data as offered is in `details`. */
    retailerId: integer('retailer_id'),
    dealerCode: text('dealer_code').notNull().default(''),
    /** The country of the retailer who sells it, by the rule of `countryOfCar`; '' for an unknown one. */
    country: text('country').notNull().generatedAlwaysAs(sql.raw(countryOfCarSql)),
    currency: text('currency').notNull(),
    priceHidden: boolean('price_hidden').notNull().default(false),
    msrpPrice: price('msrp_price'),
    salePrice: price('sale_price'),
    /** The price that visitors pay: the sale price, else the gross price, else the msrp. */
    displayPrice: price('display_price'),
    monthlyPrice: price('monthly_price'),
    subscribePrice: price('subscribe_price'),
    details: jsonb('details').$type<VehicleDetails>().notNull(),
    /** Raised by every save; the ETag of If-Match. */
    version: integer('version').notNull().default(1),
    /** The transaction that last wrote this row; a trigger sets it. Search indexes read the rows of transactions that they have not seen. */
    changedBy: transactionId('changed_by').notNull().default(sql`pg_current_xact_id()`),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    uniqueIndex('vehicle_feed_id').on(table.feed, table.externalId),
    index('vehicle_changed_by').on(table.changedBy),
    index('vehicle_vin').on(table.vin),
    index('vehicle_config_url').on(table.configUrl),
    index('vehicle_model').on(table.brand, table.model),
    index('vehicle_retailer').on(table.dealerCode, table.isPublished, table.status),
    index('vehicle_created').on(table.createdAt, table.id),
    index('vehicle_updated').on(table.updatedAt, table.id),
    index('vehicle_incomplete')
      .on(table.id)
      .where(
        sql`is_published and (coalesce(details -> 'photos', '[]'::jsonb) = '[]'::jsonb or (not price_hidden and coalesce(display_price, 0) <= 0 and coalesce(monthly_price, 0) <= 0 and coalesce(subscribe_price, 0) <= 0))`,
      ),
    index('vehicle_ready').on(table.dealerCode, table.id).where(sql.raw(readyCondition)),
    index('vehicle_display_price').on(table.displayPrice, table.id),
    check('vehicle_price', sql`least(${table.msrpPrice}, ${table.salePrice}, ${table.displayPrice}, ${table.monthlyPrice}, ${table.subscribePrice}) >= 0`),
  ],
)

/** A change of many vehicles at once, kept for a while so that it can be taken back. */
export const bulkChange = pgTable(
  'bulk_change',
  {
    id: serial('id').primaryKey(),
    /** Whoever asks names each change once: the same key again goes on with the same change. */
    key: text('key').notNull().unique(),
    /** The id of the staff, such as `user:7`. */
    actorId: text('actor_id').notNull(),
    change: jsonb('change').$type<BulkChange>().notNull(),
    at: at('at'),
    undoneAt: timestamp('undone_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('bulk_change_actor').on(table.actorId, table.id), index('bulk_change_at').on(table.at)],
)

/** What a change made of one vehicle, under the names of its fields; amounts in units of its currency. */
export const bulkChangeCar = pgTable(
  'bulk_change_car',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => bulkChange.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id').notNull(),
    before: jsonb('before').$type<ChangedValues>().notNull(),
    after: jsonb('after').$type<ChangedValues>().notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.vehicleId] })],
)

/**
 * A list of vehicles that visitors search, by its key (`ci_key_list`). A vehicle belongs to it when it names the key itself
 * (`named`, what feeds do) or when it passes the listing's filter (`filtered`); it may belong to several.
 */
export const listing = pgTable('listing', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  market: text('market', { enum: ['', ...stockMarkets] })
    .notNull()
    .default(''),
  language: text('language').notNull().default('en'),
  /** The one currency of its prices; ranges of prices are asked in units of it. */
  currency: text('currency').notNull(),
  membership: text('membership', { enum: ['named', 'filtered'] }).notNull(),
  filters: jsonb('filters').$type<StockFilters>().notNull().default({}),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at'),
  updatedAt: at('updated_at'),
})

/** Showroom configuration: the content beside every vehicle, or beside those with one financing option. */
export const companyConfig = pgTable(
  'company_config',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull(),
    configType: text('config_type', { enum: configTypes }).notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [uniqueIndex('company_config_key').on(table.key, table.configType)],
)
