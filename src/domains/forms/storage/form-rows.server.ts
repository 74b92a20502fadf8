import type { Form, FormVersion, PublicForm } from '../form.ts'
import type { FormDraft } from '../form-schema.ts'
import type { form } from '../schema.server.ts'

export type FormRow = typeof form.$inferSelect

/** All that editors wrote of a form, its receivers included. */
export type WholeDraft = FormDraft & { integrations: NonNullable<FormDraft['integrations']> }

/** The columns of what editors wrote. */
export function formColumns({ name, type, locale, active, fields, settings, integrations }: WholeDraft) {
  return { name, type, locale, isActive: active, fields, settings, integrations }
}

export function formOf(row: FormRow): Form {
  const { id, name, type, locale, isActive: active, version, revision, fields, settings, integrations } = row
  const times = { created_at: row.createdAt.toISOString(), updated_at: row.updatedAt.toISOString() }
  return { id, name, type, locale, active, version, revision, fields, settings, integrations, ...times }
}

/** The editors' content from its row; the order of keys is fixed, so that two can be compared as JSON. */
export function draftOf({ name, type, locale, active, fields, settings, integrations }: Form): WholeDraft {
  // What is stored has passed the schema, whose types are not readonly.
  return { name, type, locale, active, fields, settings, integrations } as WholeDraft
}

export function publicFormOf(row: FormRow): PublicForm {
  const { id, version } = row
  const { name, type, locale, fields, settings } = versionContent(row)
  return { id, name, type, locale, version, fields, settings: submitLabelOf(settings) }
}

/** The part of a form that visitors see. A change of it makes a new version. */
export function versionContent({ name, type, locale, fields, settings }: FormRow | Form | FormDraft): FormVersion {
  return { name, type, locale, fields, settings: { ...submitLabelOf(settings), thank_you: settings.thank_you } } as FormVersion
}

function submitLabelOf({ submit_label }: FormVersion['settings'] | FormDraft['settings']) {
  return submit_label ? { submit_label } : {}
}
