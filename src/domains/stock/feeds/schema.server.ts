import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { transactionId } from '#platform/database/transaction-id.server.ts'
import { type FeedRule, feedDelimiters, feedEncodings, feedFormats, feedSources } from './feed.ts'
import { emptyReport, type FeedReport, feedRunStates, type RowError } from './feed-run.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A source of vehicles, as staff describe it. The address may hold a password, so that it leaves the server masked. */
export const feed = pgTable('feed', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  source: text('source', { enum: feedSources }).notNull(),
  url: text('url').notNull().default(''),
  format: text('format', { enum: feedFormats }).notNull(),
  encoding: text('encoding', { enum: feedEncodings }).notNull(),
  delimiter: text('delimiter', { enum: feedDelimiters }).notNull(),
  recordPath: text('record_path').notNull().default(''),
  rules: jsonb('rules').$type<FeedRule[]>().notNull().default([]),
  currency: text('currency').notNull(),
  dealerCode: text('dealer_code').notNull().default(''),
  publicationLists: text('publication_lists').array().notNull().default(sql`'{}'`),
  mostGonePercent: integer('most_gone_percent').notNull(),
  mostInvalidPercent: integer('most_invalid_percent').notNull(),
  fetchImages: boolean('fetch_images').notNull().default(false),
  showsAtOnce: boolean('shows_at_once').notNull().default(false),
  schedule: text('schedule').notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  /** When it is due by its schedule; null for never. */
  nextRunAt: moment('next_run_at'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

const count = (name: string) => integer(name).notNull().default(0)

/** One reading of a feed, from the file to the stock. The index lets one run of a feed be under way at a time. */
export const feedRun = pgTable(
  'feed_run',
  {
    id: serial('id').primaryKey(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feed.id, { onDelete: 'cascade' }),
    state: text('state', { enum: feedRunStates }).notNull().default('queued'),
    /** The version of the feed whose rules its rows were read by. */
    feedVersion: integer('feed_version').notNull(),
    isDryRun: boolean('is_dry_run').notNull(),
    source: text('source', { enum: feedSources }).notNull(),
    fileName: text('file_name').notNull().default(''),
    /** Where the parts of its file are stored, how many there are, and what they are together. */
    fileKey: text('file_key').notNull().default(''),
    fileParts: integer('file_parts').notNull().default(0),
    fileBytes: bigint('file_bytes', { mode: 'number' }).notNull().default(0),
    fileDigest: text('file_digest').notNull().default(''),
    /** The digest of what its rows were read by; '' when that cannot be compared. */
    terms: text('terms').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    /** Which of its jobs it waits for: the first reads it, another one applies it once staff have decided. */
    attempt: integer('attempt').notNull().default(1),
    /** How often its jobs were taken. Whoever took it before may not write any more. */
    claimed: integer('claimed').notNull().default(0),
    /** Staff have confirmed that more may go than the feed allows. */
    allowsGone: boolean('allows_gone').notNull().default(false),
    progress: integer('progress').notNull().default(0),
    rowsRead: count('rows_read'),
    rowsValid: count('rows_valid'),
    rowsInvalid: count('rows_invalid'),
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    held: count('held'),
    gone: count('gone'),
    /** The last row that is in the stock, and what was written so far; null before anything is. */
    appliedRows: count('applied_rows'),
    written: jsonb('written').$type<Record<'added' | 'changed' | 'held' | 'gone', number>>(),
    /** Vehicles of the feed that visitors saw before the run. */
    liveBeforeRun: count('gone_of'),
    /** The first invalid rows. */
    errors: jsonb('errors').$type<RowError[]>().notNull().default([]),
    report: jsonb('report').$type<FeedReport>().notNull().default(emptyReport),
    /** Why it failed, stopped or was cancelled, as a code; '' when there is no reason. */
    reason: text('reason').notNull().default(''),
    reasonLine: integer('reason_line'),
    reasonDetail: text('reason_detail').notNull().default(''),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('feed_run_one_live').on(table.feedId).where(sql`state in ('queued', 'reading', 'checking', 'applying')`),
    uniqueIndex('feed_run_idempotency').on(table.feedId, table.idempotencyKey),
    index('feed_run_feed').on(table.feedId, table.id),
  ],
)

/**
 * The rows of a run between the file and the stock. The table is unlogged (see the migration): its rows can be read again from the
 * file, and a crash of the database empties it, which whoever applies them has to notice.
 */
export const feedRow = pgTable(
  'feed_row',
  {
    runId: integer('run_id').notNull(),
    /** Its place in the file, from 1. */
    number: integer('number').notNull(),
    line: integer('line').notNull(),
    externalId: text('external_id').notNull(),
    /** The row of `vehicle` that it would be; null for one that is not valid, whose vehicle stays as it is. */
    vehicle: jsonb('vehicle'),
    /** What it lacks before visitors may see it; empty for one that is ready, or whose feed does not wait. */
    missing: text('missing').array().notNull().default(sql`'{}'`),
    /** The digest of its record; '' for one that the next run reads in any case. */
    digest: text('digest').notNull().default(''),
    vin: text('vin').notNull().default(''),
    /** What staff should look at. */
    marks: jsonb('marks').$type<Omit<RowError, 'line'>[]>().notNull().default([]),
    /** What becomes of it where that is known by its digest; it has no `vehicle` then, and nothing of it is written. */
    known: text('known', { enum: ['unchanged', 'held'] }),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] }), uniqueIndex('feed_row_external_id').on(table.runId, table.externalId)],
)

/**
 * What records of a feed have come to: the record of this digest left this vehicle as the transaction `changed_by` wrote it. While nobody has written it since, the same
 * record changes nothing. Unlogged, like `feed_row`; without it everything is read anew. In a restored database nothing of it holds, since transactions have other ids.
 */
export const feedDigest = pgTable(
  'feed_digest',
  {
    feedId: integer('feed_id').notNull(),
    digest: text('digest').notNull(),
    externalId: text('external_id').notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    changedBy: transactionId('changed_by'),
    vin: text('vin').notNull(),
    marks: jsonb('marks').$type<Omit<RowError, 'line'>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.digest] })],
)

/** Vehicles that a feed no longer had and that are hidden because of it: they show again when they come back. Staff hide others. */
export const feedWithdrawal = pgTable('feed_withdrawal', {
  vehicleId: integer('vehicle_id').primaryKey(),
  runId: integer('run_id').notNull(),
  at: moment('at').notNull().defaultNow(),
})

/** Vehicles that a feed brought before they were ready, hidden until a run brings what they lack, or staff publish them. */
export const feedArrival = pgTable('feed_arrival', {
  vehicleId: integer('vehicle_id').primaryKey(),
  missing: text('missing').array().notNull(),
})

/** Pictures of feeds by their address, so that each is fetched once. Without `imageId` it could not be had; `attempts` bounds how often it is tried. */
export const feedImage = pgTable('feed_image', {
  /** SHA-256 of the address, in hex: addresses are longer than an index takes. */
  digest: text('digest').primaryKey(),
  imageId: integer('image_id'),
  attempts: integer('attempts').notNull().default(0),
  error: text('error').notNull().default(''),
  at: moment('at').notNull().defaultNow(),
})
