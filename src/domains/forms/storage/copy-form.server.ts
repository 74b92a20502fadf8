import { byName } from '#kernel/by-name.ts'
import { may } from '#domains/accounts/index.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Form } from '../form.ts'
import { FormDraft } from '../form-schema.ts'
import { findForm } from './find-form.server.ts'
import { draftOf, type WholeDraft } from './form-rows.server.ts'
import { insertForm } from './save-form.server.ts'

const EXPORT_VERSION = 1
const MOST_NAME = 200

/** A form as a file (C-243). */
export type FormExport = { version: typeof EXPORT_VERSION; form: WholeDraft }

/** A new form with the content of another, under its own name; without leads (C-245). */
export async function duplicateForm(ctx: Ctx, id: number, name?: string): Promise<Outcome<Form, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  const outcome = await findForm(ctx, id)
  if (!outcome.ok) return outcome
  const draft = { ...draftOf(outcome.value), name: (name?.trim() || `${outcome.value.name} (copy)`).slice(0, MOST_NAME) }
  return ctx.db.transaction(async (tx) => done(await insertForm(tx, ctx, draft)))
}

export async function exportForm(ctx: Ctx, id: number): Promise<Outcome<FormExport, 'forbidden' | 'gone'>> {
  const outcome = await findForm(ctx, id)
  return outcome.ok ? done({ version: EXPORT_VERSION, form: draftOf(outcome.value) }) : outcome
}

/** Imports a form from its file. Its receivers are disabled until staff have reviewed their addresses. */
export async function importForm(ctx: Ctx, file: unknown): Promise<Outcome<Form, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'forms.write')) return refuse('forbidden')
  const { version, form: content } = (typeof file === 'object' && file !== null ? file : {}) as { version?: unknown; form?: unknown }
  if (version !== EXPORT_VERSION) return refuse({ code: 'invalid', fields: { version: ['unknown'] } })
  const parsedDraft = FormDraft.safeParse(content)
  if (!parsedDraft.success) return refuse({ code: 'invalid', fields: fieldsOf(parsedDraft.error) })
  const draft = { ...parsedDraft.data, integrations: (parsedDraft.data.integrations ?? []).map((integration) => ({ ...integration, enabled: false })) }
  return ctx.db.transaction(async (tx) => done(await insertForm(tx, ctx, draft)))
}

function fieldsOf({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): Record<string, string[]> {
  const fields: Record<string, string[]> = byName()
  for (const { path, message } of issues) {
    const name = ['form', ...path].join('.')
    fields[name] = [...(fields[name] ?? []), message]
  }
  return fields
}
