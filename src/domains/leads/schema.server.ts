import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigserial, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LeadAttributes } from '#domains/forms/index.ts'
import type { LeadEventType, LeadState } from './lead.ts'
import type { LeadFilter } from './lead-filter.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const at = (name: string) => time(name).notNull().defaultNow()

/** A submitted form. A constraint of the migration ties it to the version of its form. */
export const lead = pgTable(
  'lead',
  {
    id: serial('id').primaryKey(),
    formId: integer('form_id').notNull(),
    formVersion: integer('form_version').notNull(),
    /** Made with the form: a second submission with it is the same lead. */
    key: text('key').notNull(),
    state: text('state').$type<LeadState>().notNull(),
    attributes: jsonb('attributes').$type<LeadAttributes>().notNull(),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    locale: text('locale').$type<'ar' | 'en'>().notNull(),
    pageUrl: text('page_url').notNull().default(''),
    source: text('source').notNull().default(''),
    retailerId: integer('retailer_id'),
    ownerId: integer('owner_id'),
    suspicions: jsonb('suspicions').$type<readonly string[]>().notNull().default([]),
    answeredAt: time('answered_at'),
    /** Until when it should be answered; null where no time is set. */
    dueAt: time('due_at'),
    /** The lead of the same person that this one is read with. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => lead.id, { onDelete: 'set null' }),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    uniqueIndex('lead_key').on(table.formId, table.key),
    index('lead_created').on(table.formId, table.createdAt),
    index('lead_state').on(table.state, table.createdAt),
    index('lead_retailer').on(table.retailerId, table.createdAt).where(sql`retailer_id is not null`),
    index('lead_email').on(table.email).where(sql`email <> ''`),
    index('lead_phone').on(table.phone).where(sql`phone <> ''`),
    index('lead_due').on(table.dueAt).where(sql`answered_at is null`),
    index('lead_waiting').on(table.dueAt, table.id).where(sql`state = 'new' and merged_into is null`),
    index('lead_merged').on(table.mergedInto).where(sql`merged_into is not null`),
  ],
)

const ofLead = () =>
  integer('lead_id')
    .notNull()
    .references(() => lead.id, { onDelete: 'cascade' })

/** A consent that was given with a lead: the sentence itself, since forms change. */
export const leadConsent = pgTable(
  'lead_consent',
  {
    id: serial('id').primaryKey(),
    leadId: ofLead(),
    field: text('field').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull(),
    /** How it was given: `web`. */
    channel: text('channel').notNull(),
    /** The network address that it came from. */
    address: text('address').notNull(),
    givenAt: at('given_at'),
  },
  (table) => [index('lead_consent_of').on(table.leadId)],
)

/** A file of a lead; its bytes are in the storage, under an unguessable key. */
export const leadFile = pgTable(
  'lead_file',
  {
    id: serial('id').primaryKey(),
    leadId: ofLead(),
    field: text('field').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    storageKey: text('storage_key').notNull(),
  },
  (table) => [index('lead_file_of').on(table.leadId)],
)

/** The timeline of a lead. */
export const leadEvent = pgTable(
  'lead_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    leadId: ofLead(),
    type: text('type').$type<LeadEventType>().notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    actor: text('actor').notNull().default(''),
    at: at('at'),
  },
  (table) => [index('lead_event_of').on(table.leadId, table.id)],
)

/** Files that no row names any more and that are still to be removed from the storage. */
export const leadGarbage = pgTable('lead_garbage', { storageKey: text('storage_key').primaryKey(), since: at('since') })

/** An export of leads; its bytes are numbered parts in the storage. */
export const leadExport = pgTable(
  'lead_export',
  {
    id: serial('id').primaryKey(),
    formId: integer('form_id').notNull(),
    format: text('format').$type<'csv' | 'xlsx'>().notNull(),
    filters: jsonb('filters').$type<Omit<LeadFilter, 'form_id'>>().notNull(),
    state: text('state').$type<'pending' | 'processing' | 'completed' | 'failed'>().notNull().default('pending'),
    /** Rows that are in the file, while it grows and at its end. */
    rowsCount: integer('rows_count').notNull().default(0),
    /** Rows that there are to write, counted at its start. */
    rowsTotal: integer('rows_total').notNull().default(0),
    parts: integer('parts').notNull().default(0),
    error: text('error').notNull().default(''),
    createdBy: text('created_by').notNull(),
    /** The retailers whose leads alone are in it; null for those of everybody. */
    retailers: integer('retailers').array(),
    createdAt: at('created_at'),
    finishedAt: time('finished_at'),
    /** Read by the release before alone; the next one drops it. */
    aliveAt: at('alive_at'),
  },
  (table) => [index('lead_export_form').on(table.formId), index('lead_export_created').on(table.createdAt)],
)

/** What staff answer leads with, in both languages; a text that is empty is taken from the other one. */
export const answerTemplate = pgTable('answer_template', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  subjectAr: text('subject_ar').notNull().default(''),
  textAr: text('text_ar').notNull().default(''),
  subjectEn: text('subject_en').notNull().default(''),
  textEn: text('text_en').notNull().default(''),
  position: integer('position').notNull().default(0),
  /** Raised by every save. */
  version: integer('version').notNull().default(1),
})

/** What somebody wants to do about a lead at a time. */
export const leadTask = pgTable(
  'lead_task',
  {
    id: serial('id').primaryKey(),
    leadId: ofLead(),
    text: text('text').notNull(),
    dueAt: time('due_at').notNull(),
    /** Whose task it is; null for whoever sees the lead. */
    ownerId: integer('owner_id'),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at'),
    doneAt: time('done_at'),
    doneBy: text('done_by').notNull().default(''),
  },
  (table) => [index('lead_task_of').on(table.leadId), index('lead_task_due').on(table.dueAt).where(sql`done_at is null`)],
)
