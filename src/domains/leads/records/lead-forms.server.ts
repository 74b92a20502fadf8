import { sharedFormat } from '#kernel/format/shared-format.ts'
import { listFormNames } from '#domains/forms/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { lead } from '../schema.server.ts'
import { visibleLeads } from './lead-rows.server.ts'

export type LeadForm = { id: number; name: string }

/** The forms whose leads these staff see, by name. People of a retailer may not see forms, but what their own leads came by. */
export async function listLeadForms({ db, staff }: Ctx): Promise<Outcome<LeadForm[], 'forbidden'>> {
  const visible = visibleLeads(staff)
  if (!visible) return refuse('forbidden')
  const [rows, names] = await Promise.all([db.selectDistinct({ id: lead.formId }).from(lead).where(visible.where), listFormNames(db)])
  const forms = rows.map(({ id }) => ({ id, name: names.get(id) ?? '' }))
  return done(forms.toSorted((one, other) => sharedFormat('Collator', 'ar').compare(one.name, other.name) || one.id - other.id))
}
