import { doublePrecision, index, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** Vehicles on lists, such as those that a recall affects (B-312). */
export const listedVin = pgTable(
  'listed_vin',
  {
    id: serial('id').primaryKey(),
    list: text('list').notNull(),
    vin: text('vin').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [unique('listed_vin_list_vin').on(table.list, table.vin), index('listed_vin_vin').on(table.vin)],
)

/** Maps to download, by VIN or the beginning of one (B-020). */
export const mapPackage = pgTable('map_package', {
  id: serial('id').primaryKey(),
  vin: text('vin').notNull().unique(),
  vehicleName: text('vehicle_name').notNull(),
  mapRegion: text('map_region').notNull(),
  mapVersion: text('map_version').notNull(),
  sizeGb: doublePrecision('size_gb').notNull(),
  downloadUrl: text('download_url').notNull(),
  createdAt: at('created_at'),
})
