import { and, eq, inArray, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { phoneNumber } from '#domains/forms/index.server.ts'
import { countMails, type KeptSubjects, removeMailsTo } from '#domains/mail/index.server.ts'
import { eraseOrdersOf, exportOrdersOf, type PersonPurchases } from '#domains/orders/index.server.ts'
import { countAttempts, forgetNumber } from '#domains/verification/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { removeExportsOf } from '../exports/lead-exports.server.ts'
import type { LeadState } from '../lead.ts'
import { removeLead } from '../records/change-lead.server.ts'
import { findLead, type WholeLead } from '../records/find-leads.server.ts'
import type { LeadRow } from '../records/lead-rows.server.ts'
import { leadEvent, leadFile } from '../schema.server.ts'
import { digestOf, knownAs, type PersonChoice, type PersonQuery, type PersonRules } from './person-query.server.ts'
import { chosenPurchases, findRecords, keysOf, type PersonRecord, subjectsOf } from './person-records.server.ts'
import { findStandings, forgetRequestsOf, type RequestKind, type RequestStanding, spendConfirmation } from './person-requests.server.ts'

/** Counts of the stored data about a person, without its content. */
export type PersonHoldings = {
  leads: { id: number; form_id: number; state: LeadState; created_at: string }[]
  files: number
  deliveries: number
  mails: number
  phone_attempts: number
  /** Numbers of orders. */
  orders: string[]
  /** What would be touched, each with its reason. */
  records: PersonRecord[]
  /** How the requests of the person stand. */
  requests: Record<RequestKind, RequestStanding>
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

/** Where a person appears in stored data, and what they confirmed. */
export async function findPerson(ctx: Ctx, person: PersonQuery, rules: PersonRules): Promise<Outcome<PersonHoldings, 'forbidden'>> {
  if (!may(ctx.staff, 'leads.delete')) return refuse('forbidden')
  const requests = await findStandings(ctx, person.email)
  const isConfirmed = Object.values(requests).some((standing) => standing?.confirmed_at)
  const found = await findRecords(ctx.db, { person, rules, isConfirmed })
  const addresses = knownAs(person, rules).emails
  const { files, deliveries, mails, phoneAttempts } = await countHoldings(ctx.db, found.leads, { addresses, numbers: [person.phone], kept: [], rules })
  const leads = found.leads.map(({ id, formId, state, createdAt }) => ({ id, form_id: formId, state, created_at: createdAt.toISOString() }))
  const orders = found.records.filter(({ kind }) => kind === 'order').map(({ number }) => number)
  return done({ leads, files, deliveries, mails, phone_attempts: phoneAttempts, orders, records: found.records, requests })
}

type ChoiceRefusal = 'forbidden' | 'not_confirmed' | 'other_records'
type Chosen = { ids: string[]; leftOut: string[]; leads: LeadRow[]; orders: string[]; trail: Record<string, unknown> }

/**
 * What staff chose, in the caller's transaction: records of the finding as it is now, confirmed by the person or done for a reason. The trail for the audit
 * log says which records have nothing but a number that nobody confirmed.
 */
async function chosenOf(ctx: Ctx, choice: PersonChoice, { kind, rules }: { kind: RequestKind; rules: PersonRules }): Promise<Outcome<Chosen, ChoiceRefusal>> {
  const { records, leads } = await findRecords(ctx.db, { person: choice, rules, isConfirmed: false })
  const known = new Set(records.map(({ id }) => id))
  if (choice.records.some((id) => !known.has(id))) return refuse('other_records')
  const isConfirmed = await spendConfirmation(ctx, { email: choice.email, kind })
  if (!isConfirmed && choice.reason === '') return refuse('not_confirmed')
  const ticked = new Set(choice.records)
  const chosen = records.filter(({ id }) => ticked.has(id))
  return done({
    ids: chosen.map(({ id }) => id),
    leftOut: records.filter(({ id }) => !ticked.has(id)).map(({ id }) => id),
    leads: leads.filter(({ id }) => ticked.has(`lead:${id}`)),
    orders: chosen.filter((record) => record.kind === 'order').map(({ number }) => number),
    trail: {
      confirmed: isConfirmed,
      ...(isConfirmed ? {} : { reason: choice.reason }),
      by_number_alone: chosen.filter(({ is_suggested }) => !is_suggested).map(({ id }) => id),
    },
  })
}

/** The chosen records of a person, for staff to hand out. */
export async function exportPerson(ctx: Ctx, choice: PersonChoice, rules: PersonRules): Promise<Outcome<PersonExport, ChoiceRefusal>> {
  if (!may(ctx.staff, 'leads.delete')) return refuse('forbidden')
  return inTransaction(ctx, async (inner, tx) => {
    const found = await chosenOf(inner, choice, { kind: 'export', rules })
    if (!found.ok) return found
    const { ids, orders, trail } = found.value
    const leads: WholeLead[] = []
    for (const { id } of found.value.leads) {
      const whole = await findLead(inner, id)
      if (whole.ok) leads.push(onlyChosen(whole.value, { ids, orders }))
    }
    const purchases = await exportOrdersOf(inner, chosenPurchases(ids))
    await recordAudit(tx, ctx, { action: 'person.exported', subject: digestOf(choice, rules), after: { leads: leads.map(({ id }) => id), ...trail } })
    return done({ exported_at: ctx.clock.now().toISOString(), leads, ...purchases })
  })
}

/** A lead without what it says of leads and orders that were left out. */
function onlyChosen(whole: WholeLead, { ids, orders }: { ids: readonly string[]; orders: readonly string[] }): WholeLead {
  const isChosen = (id: number) => ids.includes(`lead:${id}`)
  return {
    ...whole,
    events: whole.events.filter((event) => isChosen(event.lead_id)),
    same_person: whole.same_person.filter(({ id }) => isChosen(id)),
    orders: whole.orders.filter((order) => orders.includes(order.order_number)),
  }
}

/**
 * Erases the chosen records of a person in one transaction: leads with files, consents and timelines, what was and is to be sent about them and to the
 * person, attempts to verify their number, and exports that may hold them. The certificate is in the audit log as well.
 */
export async function erasePerson(ctx: Ctx, choice: PersonChoice, rules: PersonRules): Promise<Outcome<ErasureCertificate, ChoiceRefusal>> {
  const { staff } = ctx
  if (!may(staff, 'leads.delete')) return refuse('forbidden')
  return inTransaction(ctx, async (inner, tx) => {
    const found = await chosenOf(inner, choice, { kind: 'erase', rules })
    if (!found.ok) return found
    const { ids, leftOut, leads, trail } = found.value
    const addresses = keysOf(ids, 'mails').length > 0 ? knownAs(choice, rules).emails : []
    const numbers = keysOf(ids, 'attempts').length > 0 ? [choice.phone] : []
    const left = subjectsOf(leftOut)
    const { files, deliveries, mails, phoneAttempts } = await countHoldings(tx, leads, { addresses, numbers, kept: left, rules })
    const attempted = await numbersOf(tx, numbers, { rules, leads })
    for (const { id } of leads) await removeLead(tx, id)
    const { erased, kept } = await eraseOrdersOf(inner, chosenPurchases(ids))
    // A contract that is running needs its mails, those with invoices above all.
    await removeMailsTo(tx, addresses, [...left, { type: 'order', ids: kept.map(({ id }) => String(id)) }])
    for (const number of attempted) await forgetNumber(tx, { secretKey: rules.secretKey, number })
    for (const formId of new Set(leads.map((row) => row.formId))) await removeExportsOf(tx, formId)
    await forgetRequestsOf(tx, choice.email)
    const certificate = {
      subject: digestOf(choice, rules),
      erased_at: ctx.clock.now().toISOString(),
      erased_by: staff.name,
      leads: leads.map(({ id }) => id),
      files,
      deliveries,
      mails,
      phone_attempts: phoneAttempts,
      orders: erased,
      orders_kept: kept.map(({ number }) => number),
    }
    const { subject, ...after } = certificate
    await recordAudit(tx, ctx, { action: 'person.erased', subject, after: { ...after, ...trail } })
    return done(certificate)
  })
}

type Holdings = { files: number; deliveries: number; mails: number; phoneAttempts: number }
type Counted = { addresses: readonly string[]; numbers: readonly string[]; kept: KeptSubjects; rules: PersonRules }

async function countHoldings(db: Queryable, leads: readonly LeadRow[], { addresses, numbers, kept, rules }: Counted): Promise<Holdings> {
  const ids = leads.map(({ id }) => id)
  const files = ids.length === 0 ? [] : await db.select({ id: leadFile.id }).from(leadFile).where(inArray(leadFile.leadId, ids))
  const about = { type: 'lead', ids: ids.map(String) }
  const [deliveries, mails] = [await findDeliveriesOf(db, about), await countMails(db, { about, addresses, kept })]
  let phoneAttempts = 0
  for (const number of await numbersOf(db, numbers, { rules, leads })) phoneAttempts += await countAttempts(db, { secretKey: rules.secretKey, number })
  return { files: files.length, deliveries: deliveries.length, mails, phoneAttempts }
}

/**
 * Numbers whose attempts at verification are counted and forgotten: those that were typed, and those that senders of these leads proved to be theirs. Anybody
 * may write somebody else's number into a form.
 */
async function numbersOf(
  db: Queryable,
  typed: readonly string[],
  { rules: { country }, leads }: Pick<Counted, 'rules'> & { leads: readonly LeadRow[] },
): Promise<string[]> {
  const ids = leads.map(({ id }) => id)
  const isProof = and(inArray(leadEvent.leadId, ids), eq(leadEvent.type, 'verified'), sql`${leadEvent.detail} @> '{"phone": true}'`)
  const proved = new Set(ids.length === 0 ? [] : (await db.select({ id: leadEvent.leadId }).from(leadEvent).where(isProof)).map(({ id }) => id))
  const own = leads.filter(({ id }) => proved.has(id)).map(({ phone }) => phone)
  return [...new Set([...typed.map((phone) => phoneNumber(phone, country) ?? ''), ...own])].filter((number) => number !== '')
}
