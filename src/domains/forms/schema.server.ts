import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FormContent, FormField, FormIntegration, FormPlan, FormSettings, FormType, FormVersion } from './form.ts'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** A form as editors draw it. */
export const form = pgTable(
  'form',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    type: text('type').$type<FormType>().notNull(),
    locale: text('locale').$type<'ar' | 'en'>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The current public version; its row is in `form_version`. */
    version: integer('version').notNull().default(1),
    /** Raised by every save: what `If-Match` names. */
    revision: integer('revision').notNull().default(1),
    fields: jsonb('fields').$type<readonly FormField[]>().notNull(),
    settings: jsonb('settings').$type<FormSettings>().notNull(),
    integrations: jsonb('integrations').$type<readonly FormIntegration[]>().notNull().default([]),
    /** What editors saved and visitors do not get yet; null when there is nothing. */
    draft: jsonb('draft').$type<FormContent>(),
    /** When visitors get what is in `plan`; both are null when nothing is planned. */
    planAt: timestamp('plan_at', { withTimezone: true }),
    plan: jsonb('plan').$type<FormPlan>(),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
    /** The name of whoever saved last; '' where that was not kept. */
    updatedBy: text('updated_by').notNull().default(''),
  },
  (table) => [index('form_name').on(table.name)],
)

/**
 * A version of a form as visitors saw it, immutable: leads are displayed by it. It stays while its form is in use or in the bin; a trigger of the migration deletes
 * it with a form that is in neither.
 */
export const formVersion = pgTable(
  'form_version',
  {
    formId: integer('form_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<FormVersion>().notNull(),
    /** The name of whoever published it; '' when a program did. */
    author: text('author').notNull().default(''),
    createdAt: at('created_at'),
  },
  (table) => [primaryKey({ columns: [table.formId, table.version] })],
)

/** A deleted form. Its row lies here, outside of the table that the site reads, while its versions stay where they are: leads are displayed by them. */
export const binnedForm = pgTable(
  'binned_form',
  {
    formId: integer('form_id').primaryKey(),
    binnedAt: at('binned_at'),
    binnedBy: text('binned_by').notNull(),
    /** The row of {@link form} as it was, without what was planned for it. */
    columns: jsonb('columns').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('binned_form_at').on(table.binnedAt)],
)

/** A place that visitors choose in a location field (C-069, C-070). */
export const formLocation = pgTable(
  'form_location',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** What a lead stores. */
    value: text('value').notNull(),
    market: text('market').notNull().default(''),
    city: text('city').notNull().default(''),
    /** The mail address that is notified of leads for this location, in addition to the form's recipients; '' for none. */
    email: text('email').notNull().default(''),
    /** The retailer who gets the leads for this location, unless the form asks for a retailer. */
    retailerId: integer('retailer_id'),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('form_location_value').on(table.value), index('form_location_position').on(table.position, table.id)],
)

/** The settings of the forms service, a list apart from those of the site. */
export const formSetting = pgTable('form_setting', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique('form_setting_key'),
  value: text('value').notNull(),
})
