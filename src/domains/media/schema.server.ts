import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** A folder of pictures and documents. Its path says where it stands, as `models/defender`; whatever is above it has a row as well. */
export const mediaFolder = pgTable('media_folder', { id: serial('id').primaryKey(), path: text('path').notNull(), createdAt: at('created_at') }, (table) => [
  // Two folders whose names differ in capitals only would be one to people.
  uniqueIndex('media_folder_path').on(sql`lower(${table.path})`),
])

/** Pictures that belong together and are shown as one: the frames of a car that turns. */
export const mediaSeries = pgTable('media_series', { id: serial('id').primaryKey(), name: text('name').notNull(), createdAt: at('created_at') })

export const mediaImage = pgTable(
  'media_image',
  {
    id: serial('id').primaryKey(),
    bucket: integer('bucket').notNull().default(1),
    /** SHA-256 of the uploaded bytes, in hex; also their storage key. Two pictures may share it after a replacement. */
    checksum: text('checksum').notNull(),
    /** Raised when the pixels of a variant change: by new bytes or a new focal point. */
    version: integer('version').notNull().default(1),
    mimeType: text('mime_type', { enum: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] }).notNull(),
    /** In px, after rotating upright. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Average colour as CSS hex; null for a picture with transparency. */
    colour: text('colour'),
    altAr: text('alt_ar').notNull().default(''),
    altEn: text('alt_en').notNull().default(''),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** The name of its file as it was uploaded; empty where nobody knows it. */
    name: text('name').notNull().default(''),
    /** Null for a picture in no folder. */
    folderId: integer('folder_id').references(() => mediaFolder.id),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    seriesId: integer('series_id').references(() => mediaSeries.id, { onDelete: 'set null' }),
    /** Its place in the series, from 1; 0 outside of one. */
    seriesPlace: integer('series_place').notNull().default(0),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    index('media_image_checksum').on(table.checksum),
    index('media_image_bucket').on(table.bucket, table.id),
    index('media_image_folder').on(table.folderId, table.id),
    index('media_image_series').on(table.seriesId, table.seriesPlace),
    index('media_image_tags').using('gin', table.tags),
    check('media_image_size', sql`${table.width} > 0 and ${table.height} > 0`),
    check('media_image_focal', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
  ],
)

export const mediaFile = pgTable(
  'media_file',
  {
    id: serial('id').primaryKey(),
    /** The file name that visitors see, with its extension. */
    name: text('name').notNull(),
    checksum: text('checksum').notNull().unique(),
    mimeType: text('mime_type', { enum: ['application/pdf'] }).notNull(),
    sizeInBytes: integer('size_in_bytes').notNull(),
    /** Null for a document in no folder. */
    folderId: integer('folder_id').references(() => mediaFolder.id),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    createdAt: at('created_at'),
  },
  (table) => [index('media_file_folder').on(table.folderId, table.id)],
)
