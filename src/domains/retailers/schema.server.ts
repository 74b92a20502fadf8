import { boolean, doublePrecision, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** A retailer, as the admin's Retailers tab keeps it (A-158, B-007). */
export const retailer = pgTable(
  'retailer',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    locality: text('locality').notNull().default(''),
    state: text('state').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    /** ISO 3166 code; '' is the country that its code or phone number says. */
    country: text('country').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Degrees, WGS 84; both or neither. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    position: integer('position').notNull().default(0),
    /** Its services: `sales`, `service`, `parts` … */
    tagClass: jsonb('tag_class').$type<string[]>().notNull().default([]),
    brands: jsonb('brands').$type<string[]>().notNull().default([]),
    services: jsonb('services').$type<string[]>().notNull().default([]),
    ciCode: text('ci_code').notNull().default(''),
    dealerCode: text('dealer_code').notNull().unique(),
    openingHours: jsonb('opening_hours').$type<{ days: string; hours: string }[]>().notNull().default([]),
    url: text('url').notNull().default(''),
    imageId: integer('image_id'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [index('retailer_city').on(table.city), index('retailer_position').on(table.position, table.name)],
)
