import { bigint, customType, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { type InvoiceFacts, invoiceKinds } from './invoice.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The last number of each kind in each year. Its row is locked for the short transaction that issues an invoice, so that no number is lost. */
export const invoiceSeries = pgTable(
  'invoice_series',
  { kind: text('kind', { enum: [...invoiceKinds] }).notNull(), year: integer('year').notNull(), last: integer('last').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

/**
 * The same for sellers of other countries, each of which counts by itself. It is a table of its own, since an older build counts by kind and year alone.
 */
export const invoiceSellerSeries = pgTable(
  'invoice_seller_series',
  {
    series: text('series').notNull(),
    ...{ kind: text('kind', { enum: [...invoiceKinds] }).notNull(), year: integer('year').notNull(), last: integer('last').notNull() },
  },
  (table) => [primaryKey({ columns: [table.series, table.kind, table.year] })],
)

/** Invoices and credit notes. A row is written with what it tells about; it gets its number and its time when it is issued, and its document when that is first asked for. */
export const invoice = pgTable(
  'invoice',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: [...invoiceKinds] }).notNull(),
    /** Whose numbers it has: '' is the seller of the site, a code of two letters that of another country. */
    series: text('series').notNull().default(''),
    year: integer('year'),
    sequence: integer('sequence'),
    number: text('number').unique(),
    /** The subject of the invoice, described by the domain that sells. */
    reference: text('reference').notNull(),
    /** The occasion, which is unique: `payment:7:captured`. */
    occasion: text('occasion').notNull().unique(),
    correctsId: integer('corrects_id'),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    facts: jsonb('facts').$type<InvoiceFacts>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true, precision: 3 }),
    /** The PDF, once drawn: every request gets the same bytes. */
    document: bytes('document'),
  },
  (table) => [unique('invoice_series_sequence').on(table.series, table.kind, table.year, table.sequence), index('invoice_reference').on(table.reference)],
)
