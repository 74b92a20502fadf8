import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const at = (name: string) => time(name).notNull().defaultNow()

/** A person known from a sign-in. */
export const staffUser = pgTable(
  'staff_user',
  {
    id: serial('id').primaryKey(),
    issuer: text('issuer').notNull(),
    /** The provider's `sub`: the only name of a person that never changes. */
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    name: text('name').notNull().default(''),
    role: text('role', { enum: ['visitor', 'editor', 'admin'] })
      .notNull()
      .default('visitor'),
    /** True once an admin has set the role; claims then no longer change it. */
    isRolePinned: boolean('is_role_pinned').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
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
    /** By which people name it; worth nothing to whoever learns it. */
    id: serial('id').notNull(),
    /** What the browser called itself when it signed in. */
    agent: text('agent').notNull().default(''),
    userId: integer('user_id')
      .notNull()
      .references(() => staffUser.id, { onDelete: 'cascade' }),
    csrfToken: text('csrf_token').notNull(),
    /** Handed back to the provider at sign-out, so that it knows whose session ends. */
    idToken: text('id_token').notNull().default(''),
    createdAt: at('created_at'),
    seenAt: at('seen_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [uniqueIndex('staff_session_id').on(table.id), index('staff_session_user').on(table.userId), index('staff_session_expiry').on(table.expiresAt)],
)

/** A sign-in that the provider has not answered yet; taken out when it does. */
export const signInAttempt = pgTable('sign_in_attempt', {
  state: text('state').primaryKey(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  /** SHA-256 of the cookie that ties the attempt to one browser. */
  browserDigest: text('browser_digest').notNull(),
  target: text('target').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const apiToken = pgTable('api_token', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  /** SHA-256 of the token, in hex. */
  digest: text('digest').notNull().unique(),
  /** Its first characters, by which people tell tokens apart. */
  hint: text('hint').notNull(),
  scopes: jsonb('scopes').$type<string[]>().notNull(),
  createdBy: text('created_by').notNull(),
  /** The person who made it, with whose account it ends; null for one that a program made. */
  createdByUser: integer('created_by_user').references(() => staffUser.id, { onDelete: 'cascade' }),
  createdAt: at('created_at'),
  expiresAt: time('expires_at'),
  seenAt: time('seen_at'),
  revokedAt: time('revoked_at'),
})

/** Who changed what. Append-only: a trigger refuses every other statement. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at'),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** `page.published`, `setting.changed`: what was changed, and how. */
    action: text('action').notNull(),
    /** Which record, as people find it again: a page's path, a setting's key, an id. */
    subject: text('subject').notNull(),
    /** Changed fields as [before, after]; secrets never. */
    changes: jsonb('changes').$type<Record<string, [before: unknown, after: unknown]>>().notNull().default(sql`'{}'::jsonb`),
  },
  (table) => [index('audit_entry_subject').on(table.action, table.subject), index('audit_entry_actor').on(table.actorId)],
)
