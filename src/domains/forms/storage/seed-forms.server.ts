import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { FormDraft } from '../form-schema.ts'
import { binnedForm, form, formVersion } from '../schema.server.ts'
import { formColumns, versionContent } from './form-rows.server.ts'
import { preparedFields, preparedSettings } from './prepare-draft.server.ts'

/** The forms that a new site starts with, under ids of their own; ids that exist already, in use or in the bin, are left alone. Throws when one is not valid. */
export async function seedForms({ db, clock }: Ctx, seeds: readonly ({ id: number } & Record<string, unknown>)[]): Promise<void> {
  const drafts = seeds.map(({ id, ...seed }) => {
    const draft = FormDraft.parse(seed)
    return {
      id,
      ...draft,
      integrations: draft.integrations ?? [],
      fields: preparedFields(draft.fields, new Map()),
      settings: preparedSettings(draft.settings, []),
    }
  })
  if (drafts.length === 0) return
  const now = clock.now()
  await db.transaction(async (tx) => {
    const binned = new Set((await tx.select({ id: binnedForm.formId }).from(binnedForm)).map(({ id }) => id))
    const newDrafts = drafts.filter(({ id }) => !binned.has(id))
    if (newDrafts.length === 0) return
    const rows = await tx
      .insert(form)
      .values(newDrafts.map(({ id, ...draft }) => ({ id, ...formColumns(draft), createdAt: now, updatedAt: now })))
      .onConflictDoNothing({ target: form.id })
      .returning()
    if (rows.length > 0)
      await tx.insert(formVersion).values(rows.map((row) => ({ formId: row.id, version: row.version, content: versionContent(row), createdAt: now })))
    await tx.execute(sql`select setval(pg_get_serial_sequence('form', 'id'), (select max(form_id) from ${formVersion}))`)
  })
}
