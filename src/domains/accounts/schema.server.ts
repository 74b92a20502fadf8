import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { roles } from '#kernel/staff.ts'
import type { KeptList, ListView } from './views/list-view.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const at = (name: string) => time(name).notNull().defaultNow()

/** A person known from a sign-in. */
export const staffUser = pgTable(
  'staff_user',
  {
    id: serial('id').primaryKey(),
    issuer: text('issuer').notNull(),
    /** The provider's `sub`: the only identifier of a person that never changes. */
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    name: text('name').notNull().default(''),
    role: text('role', { enum: roles }).notNull().default('visitor'),
    /** True once an admin has set the role; claims then no longer change it. */
    isRolePinned: boolean('is_role_pinned').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Ids of the retailers whose records a person with the role `retailer` may see. */
    retailers: integer('retailers').array().notNull().default([]),
    createdAt: at('created_at'),
    seenAt: time('seen_at'),
  },
  (table) => [uniqueIndex('staff_user_subject').on(table.issuer, table.subject)],
)

/** A signed-in browser. Only digests of its secrets are stored. */
export const staffSession = pgTable(
  'staff_session',
  {
    /** SHA-256 of the cookie, in hex. */
    digest: text('digest').primaryKey(),
    /** A public id for the list of sessions; it grants no access. */
    id: serial('id').notNull(),
    /** The User-Agent at sign-in. */
    agent: text('agent').notNull().default(''),
    userId: integer('user_id')
      .notNull()
      .references(() => staffUser.id, { onDelete: 'cascade' }),
    csrfToken: text('csrf_token').notNull(),
    /** Sent to the provider at sign-out, to identify the session that ends. */
    idToken: text('id_token').notNull().default(''),
    createdAt: at('created_at'),
    seenAt: at('seen_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [uniqueIndex('staff_session_id').on(table.id), index('staff_session_user').on(table.userId), index('staff_session_expiry').on(table.expiresAt)],
)

/** A sign-in that waits for the provider's answer, which deletes it. */
export const signInAttempt = pgTable('sign_in_attempt', {
  state: text('state').primaryKey(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  /** SHA-256 of the cookie that binds the attempt to one browser. */
  browserDigest: text('browser_digest').notNull(),
  target: text('target').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const apiToken = pgTable('api_token', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the token, in hex. */
  digest: text('digest').notNull().unique(),
  /** Its first characters, so that people can tell tokens apart. */
  hint: text('hint').notNull(),
  scopes: jsonb('scopes').$type<string[]>().notNull(),
  createdBy: text('created_by').notNull(),
  /** The person who created it; the token ends with their account. Null when a program created it. */
  createdByUser: integer('created_by_user').references(() => staffUser.id, { onDelete: 'cascade' }),
  createdAt: at('created_at'),
  expiresAt: time('expires_at'),
  seenAt: time('seen_at'),
  revokedAt: time('revoked_at'),
})

/** The audit log. Append-only: a trigger rejects updates and deletes. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at'),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** The action, such as `page.published` or `setting.changed`. */
    action: text('action').notNull(),
    /** Identifies the record for people: a page's path, a setting's key, an id. */
    subject: text('subject').notNull(),
    /** Changed fields as [before, after]; never secrets. */
    changes: jsonb('changes').$type<Record<string, [before: unknown, after: unknown]>>().notNull().default(sql`'{}'::jsonb`),
  },
  (table) => [index('audit_entry_subject').on(table.action, table.subject), index('audit_entry_actor').on(table.actorId)],
)

/** A saved view of a list: filters, order and hidden columns. */
export const staffView = pgTable(
  'staff_view',
  {
    id: serial('id').primaryKey(),
    /** The owner: the id of the staff, such as `user:7`. */
    owner: text('owner').notNull(),
    /** Name of the list: `leads`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    view: jsonb('view').$type<ListView>().notNull(),
    /** Whether everybody who sees the list is offered it. */
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: at('created_at'),
  },
  (table) => [uniqueIndex('staff_view_name').on(table.owner, table.list, table.name)],
)

/** How one of the staff works: what they switched off, and their lists as they left them. */
export const staffPreference = pgTable('staff_preference', {
  /** The id of the staff, such as `user:7`. */
  owner: text('owner').primaryKey(),
  areKeysOff: boolean('are_keys_off').notNull().default(false),
  /** By the name of the list. */
  lists: jsonb('lists').$type<Record<string, KeptList>>().notNull().default({}),
})
