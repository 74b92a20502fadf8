import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, customType, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from './drafts/page-content.ts'
import { pageTypes } from './pages/page-types.ts'
import { reviewActions, reviewStates } from './reviews/review.ts'
import type { CareFlaw } from './site-care/care-finding.ts'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** JSON that may be a plain string. Drizzle's jsonb parses a string a second time, so "8001234" would become a number. */
const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})

export const page = pgTable(
  'page',
  {
    id: serial('id').primaryKey(),
    /** Without language prefix, leading or trailing slash; the home page is ''. That of a shared section is no address, see `isSectionPath`. */
    path: text('path').notNull().unique(),
    type: text('type', { enum: pageTypes }).notNull(),
    status: text('status', { enum: ['draft', 'published', 'disabled'] }).notNull(),
    allowDisabled: boolean('allow_disabled').notNull().default(false),
    theme: text('theme', { enum: ['jdx', 'lrdx'] }),
    title: text('title').notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    imageId: text('image_id').notNull().default(''),
    canonicalUrl: text('canonical_url').notNull().default(''),
    disableSeoTracking: boolean('disable_seo_tracking').notNull().default(false),
    redirectTo: text('redirect_to'),
    httpCode: integer('http_code').notNull().default(301),
    blocks: jsonb('blocks').$type<StoredBlock[]>().notNull().default([]),
    /** Raised by every save; the ETag of If-Match. */
    version: integer('version').notNull().default(1),
    /**
     * Raised by every change of the draft and of the page; the ETag of drafts. It outlives the draft itself, so that an editor who
     * missed a publication and the next draft is recognised as stale.
     */
    draftVersion: integer('draft_version').notNull().default(0),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    check('page_redirect_has_target', sql`${table.type} <> 'url_redirection' or ${table.redirectTo} is not null`),
    check('page_http_code', sql`${table.httpCode} in (301, 302, 303, 307, 308)`),
  ],
)

/** What editors are working on: one per page, ahead of what visitors see until it is published. */
export const pageDraft = pgTable('page_draft', {
  pageId: integer('page_id')
    .primaryKey()
    .references(() => page.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<PageContent>().notNull(),
  /** The page's `version` that it began from; a different one means that the page changed since then. */
  baseVersion: integer('base_version').notNull(),
  updatedAt: at('updated_at'),
  updatedBy: text('updated_by').notNull(),
  /** The id of the staff, such as `user:7`; '' for drafts of older builds. */
  updatedById: text('updated_by_id').notNull().default(''),
})

/** A whole page as it was at one moment; never changed afterwards. */
export const pageVersion = pgTable(
  'page_version',
  {
    id: serial('id').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within its page. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['published', 'unpublished', 'restored', 'scheduled', 'saved', 'imported', 'approved'] }).notNull(),
    content: jsonb('content').$type<PageContent>().notNull(),
    note: text('note').notNull().default(''),
    author: text('author').notNull(),
    /** Who had approved what it published or took off the site; '' for nobody. */
    approvedBy: text('approved_by').notNull().default(''),
    createdAt: at('created_at'),
  },
  (table) => [uniqueIndex('page_version_number').on(table.pageId, table.number), index('page_version_created').on(table.createdAt)],
)

/** A scheduled publication, or the end of one. */
export const pageSchedule = pgTable(
  'page_schedule',
  {
    id: serial('id').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['publish', 'unpublish'] }).notNull(),
    /** The content to publish, checked and fixed when it was scheduled. */
    versionId: integer('version_id').references(() => pageVersion.id, { onDelete: 'cascade' }),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    status: text('status', { enum: ['pending', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('pending'),
    error: text('error').notNull().default(''),
    author: text('author').notNull(),
    /** Who had approved what it carries out; '' for nobody. */
    approvedBy: text('approved_by').notNull().default(''),
    createdAt: at('created_at'),
  },
  (table) => [index('page_schedule_due').on(table.status, table.runAt)],
)

/** Somebody asks for a look at what would be published, or at a page that is to leave the site, and what came of it. */
export const pageReview = pgTable(
  'page_review',
  {
    id: serial('id').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    action: text('action', { enum: reviewActions }).notNull(),
    state: text('state', { enum: reviewStates }).notNull().default('waiting'),
    /** The id of the staff, such as `user:7`, and their name then. */
    askedBy: text('asked_by').notNull(),
    askedName: text('asked_name').notNull(),
    /** The id of the person who is asked; null for anybody who may approve. */
    askedOf: integer('asked_of'),
    note: text('note').notNull().default(''),
    /** The page's `draft_version` when it was asked. */
    askedVersion: integer('asked_version').notNull(),
    askedAt: at('asked_at'),
    answeredBy: text('answered_by').notNull().default(''),
    answeredName: text('answered_name').notNull().default(''),
    answer: text('answer').notNull().default(''),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The content that was approved, exactly. */
    versionId: integer('version_id').references(() => pageVersion.id, { onDelete: 'cascade' }),
  },
  (table) => [
    // Asking twice is one request, also where two ask at the same moment.
    uniqueIndex('page_review_waiting').on(table.pageId, table.action).where(sql`${table.state} = 'waiting'`),
    index('page_review_state').on(table.state, table.pageId),
  ],
)

/** A page as it was when staff saved it as a beginning for others. Nothing refers to it, so that neither ever changes the other. */
export const pageTemplate = pgTable('page_template', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
  content: jsonb('content').$type<PageContent>().notNull(),
  createdAt: at('created_at'),
})

/**
 * A deleted page that can still be restored. Its rows lie in {@link binnedRow}, outside of the tables that the site reads, so that its path
 * is free and nothing of it is public.
 */
export const binnedPage = pgTable(
  'binned_page',
  {
    pageId: integer('page_id').primaryKey(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    type: text('type', { enum: pageTypes }).notNull(),
    binnedAt: at('binned_at'),
    binnedBy: text('binned_by').notNull(),
  },
  (table) => [index('binned_page_at').on(table.binnedAt)],
)

/** A row of a deleted page as it was: of the page itself, its draft, its versions, its schedules or its metaheads. */
export const binnedRow = pgTable(
  'binned_row',
  {
    id: serial('id').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => binnedPage.pageId, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    columns: jsonb('columns').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('binned_row_page').on(table.pageId, table.tableName)],
)

export const metahead = pgTable(
  'metahead',
  {
    id: serial('id').primaryKey(),
    content: text('content').notNull(),
    language: text('language', { enum: ['javascript', 'js-src', 'css', 'sass', 'scss', 'html'] }).notNull(),
    sequence: integer('sequence').notNull().default(0),
    inBody: boolean('in_body').notNull().default(false),
    reloadOnEachPage: boolean('reload_on_each_page').notNull().default(false),
    /** Null lets the kind decide, see `waitsForConsent`. */
    consentScope: text('consent_scope', { enum: ['obligatory', 'optional'] }),
    /** Null applies to every page. */
    pageId: integer('rdx_core_page_id').references(() => page.id, { onDelete: 'cascade' }),
  },
  (table) => [index('metahead_page').on(table.pageId)],
)

export const setting = pgTable('setting', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  value: anyJson('value'),
})

export const navEntry = pgTable(
  'nav_entry',
  {
    id: serial('id').primaryKey(),
    parentId: integer('parent_id').references((): AnyPgColumn => navEntry.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    url: text('url').notNull().default(''),
    imageId: integer('image_id'),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('nav_entry_parent').on(table.parentId, table.position)],
)

export const offerCarModel = pgTable('offer_car_model', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  label: text('label').notNull(),
  family: text('family').notNull(),
  modelYears: jsonb('model_years').$type<number[]>().notNull().default([]),
})

/** Words that staff changed; every other word comes from the shipped catalogue. */
export const translation = pgTable(
  'translation',
  {
    id: serial('id').primaryKey(),
    language: text('language').notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
  },
  (table) => [uniqueIndex('translation_key').on(table.language, table.key)],
)

/** What has to be mended on the site, as the last look over it found. A finding stays the same for as long as it is found, so that it can be put aside. */
export const careFinding = pgTable(
  'care_finding',
  {
    id: serial('id').primaryKey(),
    /** A digest of kind, place and target. */
    key: text('key').notNull().unique('care_finding_key'),
    kind: text('kind').$type<CareFlaw['kind']>().notNull(),
    subject: text('subject').$type<CareFlaw['subject']>().notNull(),
    subjectId: integer('subject_id').notNull(),
    title: text('title').notNull(),
    blockId: text('block_id').notNull(),
    groupId: text('group_id').notNull(),
    field: text('field').notNull(),
    target: text('target').notNull(),
    details: jsonb('details').$type<CareFlaw['details']>().notNull(),
    foundAt: at('found_at'),
    /** The run that found it last. */
    run: integer('run').notNull(),
    leftAt: timestamp('left_at', { withTimezone: true }),
    leftBy: text('left_by').notNull().default(''),
  },
  (table) => [index('care_finding_kind').on(table.kind, table.id)],
)

/** Looks over the site; only the last one counts. */
export const careRun = pgTable('care_run', {
  id: serial('id').primaryKey(),
  /** The last change of the site that it has seen. */
  mark: text('mark').notNull(),
  at: at('at'),
  tookMs: integer('took_ms').notNull(),
  pages: integer('pages').notNull(),
  pictures: integer('pictures').notNull(),
})

/** First and last days of content of published pages, as the last look over the site found them. */
export const contentDate = pgTable(
  'content_date',
  {
    id: serial('id').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    blockId: text('block_id').notNull(),
    groupId: text('group_id').notNull(),
    field: text('field').notNull(),
    kind: text('kind', { enum: ['begins', 'ends'] }).notNull(),
    /** An ISO day of the site's time zone. */
    day: text('day').notNull(),
  },
  (table) => [index('content_date_day').on(table.day)],
)

/** Links to other sites that the last look over the site found, and what asking them said. */
export const outsideLink = pgTable(
  'outside_link',
  {
    /** A digest of the address, which may be longer than an index takes. */
    key: text('key').primaryKey(),
    url: text('url').notNull(),
    /** The run that found it last. */
    run: integer('run').notNull(),
    /** Null until it was asked. */
    state: text('state', { enum: ['ok', 'dead', 'unknown'] }),
    /** The status of the answer; null without one. */
    status: integer('status'),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** When it is asked again. */
    dueAt: at('due_at'),
  },
  (table) => [index('outside_link_due').on(table.dueAt)],
)

/** What a picture weighs where it stands, by its id, version and sizes. */
export const careWeight = pgTable('care_weight', {
  key: text('key').primaryKey(),
  imageId: integer('image_id').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
})
