import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { removeExportsOf } from '../exports/lead-exports.server.ts'
import { removeLead } from '../records/change-lead.server.ts'
import { findLead, type WholeLead } from '../records/find-leads.server.ts'
import { lead, leadFile } from '../schema.server.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'

/** A person by what they are known by; at least one of both. */
export const PersonQuery = z
  .object({ email: z.string().trim().toLowerCase().max(254).default(''), phone: z.string().trim().max(40).default('') })
  .refine(({ email, phone }) => email !== '' || phone !== '', { path: ['email'], error: 'required' })
export type PersonQuery = z.output<typeof PersonQuery>

/** What is handed to a person who asks for their data. */
export type PersonExport = { exported_at: string; leads: WholeLead[] }

/** What is left of an erased person: proof, without the person. `subject` is a digest of what they were known by. */
export type ErasureCertificate = { subject: string; erased_at: string; erased_by: string; leads: number[]; files: number; deliveries: number }

/** All that is stored about a person, for staff to hand out. */
export async function exportPerson(ctx: Ctx, person: PersonQuery, country: string): Promise<Outcome<PersonExport, 'forbidden'>> {
  if (!may(ctx.staff, 'leads.delete')) return refuse('forbidden')
  const leads: WholeLead[] = []
  for (const id of (await leadsOfPerson(ctx.db, person, country)).map((found) => found.id)) {
    const found = await findLead(ctx, id)
    if (found.ok) leads.push(found.value)
  }
  await recordAudit(ctx.db, ctx, { action: 'person.exported', subject: digestOf(person, country), after: { leads: leads.map(({ id }) => id) } })
  return done({ exported_at: ctx.clock.now().toISOString(), leads })
}

/**
 * Erases a person in one transaction: their leads with files, consents and timelines, what was and is to be sent about them, mails that
 * were kept, and exports that may hold them. The certificate is in the audit log as well.
 */
export async function erasePerson(ctx: Ctx, person: PersonQuery, country: string): Promise<Outcome<ErasureCertificate, 'forbidden'>> {
  const { staff } = ctx
  if (!may(staff, 'leads.delete')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const found = await leadsOfPerson(tx, person, country)
    const ids = found.map(({ id }) => id)
    const files = ids.length === 0 ? [] : await tx.select({ id: leadFile.id }).from(leadFile).where(inArray(leadFile.leadId, ids))
    const deliveries = await findDeliveriesOf(tx, { type: 'lead', ids: ids.map(String) })
    for (const id of ids) await removeLead(tx, id)
    for (const formId of new Set(found.map((row) => row.formId))) await removeExportsOf(tx, formId)
    const certificate = {
      subject: digestOf(person, country),
      erased_at: ctx.clock.now().toISOString(),
      erased_by: staff.name,
      leads: ids,
      files: files.length,
      deliveries: deliveries.length,
    }
    const { subject, ...after } = certificate
    await recordAudit(tx, ctx, { action: 'person.erased', subject, after })
    return done(certificate)
  })
}

/** Leads with this address or number in any of their answers. */
function leadsOfPerson(db: Queryable, { email, phone }: PersonQuery, country: string): Promise<{ id: number; formId: number }[]> {
  const known = [email, phone, phone === '' ? '' : (phoneNumber(phone, country) ?? '')].filter((text) => text !== '')
  const isNamed = sql`exists (
    select 1 from jsonb_path_query(${lead.attributes}, '$.* ? (@.type() == "string")') as answer where lower(answer #>> '{}') = any(${sql.param(known)})
  )`
  const isKnown = sql`${lead.email} = any(${sql.param(known)}) or ${lead.phone} = any(${sql.param(known)})`
  return db.select({ id: lead.id, formId: lead.formId }).from(lead).where(sql`${isKnown} or ${isNamed}`).orderBy(lead.id)
}

function digestOf({ email, phone }: PersonQuery, country: string): string {
  return createHash('sha256')
    .update(JSON.stringify([email, phoneNumber(phone, country) ?? phone]))
    .digest('hex')
}
