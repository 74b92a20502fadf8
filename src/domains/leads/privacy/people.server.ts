import { createHash } from 'node:crypto'
import { inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { countMails, removeMailsTo } from '#domains/mail/index.server.ts'
import { countAttempts, forgetNumber } from '#domains/verification/index.server.ts'
import { eraseOrdersOf, exportOrdersOf, listOrderNumbersOf, type PersonPurchases } from '#domains/orders/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { removeExportsOf } from '../exports/lead-exports.server.ts'
import type { LeadState } from '../lead.ts'
import { removeLead } from '../records/change-lead.server.ts'
import { findLead, type WholeLead } from '../records/find-leads.server.ts'
import type { LeadRow } from '../records/lead-rows.server.ts'
import { lead, leadFile } from '../schema.server.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'

/** A person by what they are known by; at least one of both. */
export const PersonQuery = z
  .object({ email: z.string().trim().toLowerCase().max(254).default(''), phone: z.string().trim().max(40).default('') })
  .refine(({ email, phone }) => email !== '' || phone !== '', { path: ['email'], error: 'required' })
export type PersonQuery = z.output<typeof PersonQuery>

/** How numbers are read, and the key that digests of phone verification are made with. */
export type PersonRules = { country: string; secretKey: string }

/** Counts of the stored data about a person, without its content. */
export type PersonHoldings = {
  leads: { id: number; form_id: number; state: LeadState; created_at: string }[]
  files: number
  deliveries: number
  mails: number
  phone_attempts: number
  /** Numbers of orders. */
  orders: string[]
}

/** The export of a person's data. */
export type PersonExport = { exported_at: string; leads: WholeLead[] } & PersonPurchases

/** The certificate of an erasure, without personal data. `subject` is a digest of what they were known by. */
export type ErasureCertificate = {
  subject: string
  erased_at: string
  erased_by: string
  leads: number[]
  files: number
  deliveries: number
  mails: number
  phone_attempts: number
  /** Numbers of orders that have nothing personal any more, and of those that stay whole while they run. */
  orders: string[]
  orders_kept: string[]
}

/** Where a person appears in stored data. */
export async function findPerson(ctx: Ctx, person: PersonQuery, rules: PersonRules): Promise<Outcome<PersonHoldings, 'forbidden'>> {
  if (!may(ctx.staff, 'leads.delete')) return refuse('forbidden')
  const found = await leadsOfPerson(ctx.db, person, rules)
  const { files, deliveries, mails, phoneAttempts } = await countHoldings(ctx.db, found, { person, rules })
  const leads = found.map(({ id, formId, state, createdAt }) => ({ id, form_id: formId, state, created_at: createdAt.toISOString() }))
  const orders = await listOrderNumbersOf(ctx.db, knownAs(person, rules))
  return done({ leads, files, deliveries, mails, phone_attempts: phoneAttempts, orders })
}

/** All that is stored about a person, for staff to hand out. */
export async function exportPerson(ctx: Ctx, person: PersonQuery, rules: PersonRules): Promise<Outcome<PersonExport, 'forbidden'>> {
  if (!may(ctx.staff, 'leads.delete')) return refuse('forbidden')
  const leads: WholeLead[] = []
  const rows = await leadsOfPerson(ctx.db, person, rules)
  for (const { id } of rows) {
    const found = await findLead(ctx, id)
    if (found.ok) leads.push(found.value)
  }
  const purchases = await exportOrdersOf(ctx, knownAs(person, rules))
  await recordAudit(ctx.db, ctx, { action: 'person.exported', subject: digestOf(person, rules), after: { leads: leads.map(({ id }) => id) } })
  return done({ exported_at: ctx.clock.now().toISOString(), leads, ...purchases })
}

/**
 * Erases a person in one transaction: their leads with files, consents and timelines, what was and is to be sent about them and to them,
 * mails that were kept, attempts to verify their number, and exports that may hold them. The certificate is in the audit log as well.
 */
export async function erasePerson(ctx: Ctx, person: PersonQuery, rules: PersonRules): Promise<Outcome<ErasureCertificate, 'forbidden'>> {
  const { staff } = ctx
  if (!may(staff, 'leads.delete')) return refuse('forbidden')
  return inTransaction(ctx, async (inner, tx) => {
    const found = await leadsOfPerson(tx, person, rules)
    const { files, deliveries, mails, phoneAttempts } = await countHoldings(tx, found, { person, rules })
    for (const { id } of found) await removeLead(tx, id)
    const { erased, kept } = await eraseOrdersOf(inner, knownAs(person, rules))
    // A contract that is running needs its mails, those with invoices above all.
    await removeMailsTo(tx, addressesOf(person), { type: 'order', ids: kept.map(({ id }) => String(id)) })
    for (const number of numbersOf(person, rules, found)) await forgetNumber(tx, { secretKey: rules.secretKey, number })
    for (const formId of new Set(found.map((row) => row.formId))) await removeExportsOf(tx, formId)
    const certificate = {
      subject: digestOf(person, rules),
      erased_at: ctx.clock.now().toISOString(),
      erased_by: staff.name,
      leads: found.map(({ id }) => id),
      files,
      deliveries,
      mails,
      phone_attempts: phoneAttempts,
      orders: erased,
      orders_kept: kept.map(({ number }) => number),
    }
    const { subject, ...after } = certificate
    await recordAudit(tx, ctx, { action: 'person.erased', subject, after })
    return done(certificate)
  })
}

type Holdings = { files: number; deliveries: number; mails: number; phoneAttempts: number }

async function countHoldings(db: Queryable, found: readonly LeadRow[], { person, rules }: { person: PersonQuery; rules: PersonRules }): Promise<Holdings> {
  const ids = found.map(({ id }) => id)
  const files = ids.length === 0 ? [] : await db.select({ id: leadFile.id }).from(leadFile).where(inArray(leadFile.leadId, ids))
  const about = { type: 'lead', ids: ids.map(String) }
  const [deliveries, mails] = [await findDeliveriesOf(db, about), await countMails(db, { about, addresses: addressesOf(person) })]
  let phoneAttempts = 0
  for (const number of numbersOf(person, rules, found)) phoneAttempts += await countAttempts(db, { secretKey: rules.secretKey, number })
  return { files: files.length, deliveries: deliveries.length, mails, phoneAttempts }
}

/** Leads with this address or number in any of their answers, and those that staff merged with them. */
async function leadsOfPerson(db: Queryable, { email, phone }: PersonQuery, { country }: PersonRules): Promise<LeadRow[]> {
  const known = [email, phone, phone === '' ? '' : (phoneNumber(phone, country) ?? '')].filter((text) => text !== '')
  const isNamed = sql`exists (
    select 1 from jsonb_path_query(${lead.attributes}, '$.* ? (@.type() == "string")') as answer where lower(answer #>> '{}') = any(${sql.param(known)})
  )`
  const isKnown = sql`lower(${lead.email}) = any(${sql.param(known)}) or ${lead.phone} = any(${sql.param(known)})`
  const named = await db.select().from(lead).where(sql`${isKnown} or ${isNamed}`)
  const mains = named.map(({ id, mergedInto }) => mergedInto ?? id)
  if (mains.length === 0) return []
  const ids = named.map(({ id }) => id)
  return db
    .select()
    .from(lead)
    .where(or(inArray(lead.id, [...ids, ...mains]), inArray(lead.mergedInto, mains)))
    .orderBy(lead.id)
}

/**
 * The address that was asked for, and no other: anybody may write somebody else's address or number into a form, so what stands in the person's
 * leads says nothing about whose it is.
 */
function addressesOf({ email }: PersonQuery): string[] {
  return email === '' ? [] : [email]
}

function knownAs(person: PersonQuery, { country }: PersonRules) {
  const phones = person.phone === '' ? [] : [person.phone, phoneNumber(person.phone, country) ?? '']
  return { emails: addressesOf(person), phones: phones.filter((phone) => phone !== '') }
}

/** Numbers whose attempts at verification are counted and forgotten. */
function numbersOf({ phone }: PersonQuery, { country }: PersonRules, found: readonly LeadRow[]): string[] {
  return [...new Set([phoneNumber(phone, country) ?? '', ...found.map((row) => row.phone)])].filter((number) => number !== '')
}

function digestOf({ email, phone }: PersonQuery, { country }: PersonRules): string {
  return createHash('sha256')
    .update(JSON.stringify([email, phoneNumber(phone, country) ?? phone]))
    .digest('hex')
}
