import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type DeliveryRecord, findDeliveriesOf } from '#domains/deliveries/index.server.ts'
import { type CustomerContact, matchesOfContact, type QuotationRecord } from '#domains/orders/index.ts'
import { findBuyer, findPurchases, type OrderCtx, type OrderRecord } from '#domains/orders/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { LeadTask } from '../lead.ts'
import { type ContactLead, describeLeads } from '../records/contact-history.server.ts'
import { findVisible, type LeadRow, namesOfLeads, visibleLeads } from '../records/lead-rows.server.ts'
import { lead } from '../schema.server.ts'
import { tasksOf } from '../tasks/tasks-of.server.ts'
import { type CustomerEntry, type CustomerMatch, type CustomerRef, customerRefOf } from './customer.ts'
import { seesCustomers } from './find-customers.server.ts'

type WithMatches = { matches: CustomerMatch[] }
type CustomerLead = ContactLead & WithMatches & { name: string; due_at: string | null; answered_at: string | null }
type CustomerOrder = OrderRecord & WithMatches
type CustomerQuotation = QuotationRecord & WithMatches
/** A mail about one of the records. Its key says the occasion, and whether it went to the customer. */
type CustomerMail = { id: number; kind: CustomerRef['kind']; subject_id: number; key: string; state: DeliveryRecord['state']; at: string }

/**
 * All that has the address or the number of one record, newest first. That proves nothing about whose it is (decision 0116): staff compare names, and neither
 * exports nor erasures are made of it. A part is null for staff who see none of its kind.
 */
type Customer = CustomerContact & {
  id: string
  name: string
  leads: CustomerLead[] | null
  orders: CustomerOrder[] | null
  quotations: CustomerQuotation[] | null
  /** Open tasks first. */
  tasks: LeadTask[] | null
  mails: CustomerMail[]
}

const MOST_LEADS = 50
const MOST_MAILS = 50

/** The customer whom a record names, for staff who see that record; for others it does not exist. */
export async function readCustomer(ctx: OrderCtx, ref: CustomerRef): Promise<Outcome<Customer, 'forbidden' | 'gone'>> {
  if (!seesCustomers(ctx.staff)) return refuse('forbidden')
  const anchor = await findAnchor(ctx, ref)
  if (!anchor) return refuse('gone')
  const { name, email, phone } = anchor
  const [leads, purchases] = await Promise.all([leadsOf(ctx, anchor), findPurchases(ctx, anchor, ref.kind === 'lead' ? null : { kind: ref.kind, id: ref.id })])
  const bought = <Row extends { customer_email: string; customer_phone: string }>(row: Row): Row & WithMatches => {
    return { ...row, matches: matchesOfContact({ email: row.customer_email, phone: row.customer_phone }, anchor) }
  }
  const orders = purchases?.orders.map(bought) ?? null
  const quotations = purchases?.quotations.map(bought) ?? null
  const tasks =
    leads &&
    (await tasksOf(
      ctx.db,
      leads.map(({ id }) => id),
    ))
  const mails = await mailsAbout(ctx, { lead: leads ?? [], order: orders ?? [], quotation: quotations ?? [] })
  return done({ id: customerRefOf(ref), name, email, phone, leads, orders, quotations, tasks, mails })
}

async function findAnchor(ctx: OrderCtx, { kind, id }: CustomerRef): Promise<CustomerEntry | null> {
  if (kind !== 'lead') return findBuyer(ctx, { kind, id })
  const row = await findVisible(ctx.db, ctx.staff, id)
  if (!row) return null
  const names = await namesOfLeads(ctx.db, [row])
  return { kind, id, name: names.get(id) ?? '', email: row.email, phone: row.phone, at: row.createdAt }
}

/** Leads with the address or the number, and those that staff merged with one of them. Each way has an index. */
async function leadsOf(ctx: OrderCtx, anchor: CustomerEntry): Promise<CustomerLead[] | null> {
  const visible = visibleLeads(ctx.staff)
  if (!visible) return null
  const find = (condition: SQL | undefined) =>
    ctx.db
      .select()
      .from(lead)
      .where(and(visible.where, condition ?? sql`false`))
      .orderBy(desc(lead.id))
      .limit(MOST_LEADS)
  const { email, phone } = anchor
  const own = await find(
    or(
      email === '' ? undefined : eq(lead.email, email),
      phone === '' ? undefined : eq(lead.phone, phone),
      anchor.kind === 'lead' ? eq(lead.id, anchor.id) : undefined,
    ),
  )
  const ids = own.map(({ id }) => id)
  const mains = own.flatMap(({ mergedInto }) => mergedInto ?? [])
  const merged = ids.length === 0 ? [] : await find(or(inArray(lead.mergedInto, [...ids, ...mains]), mains.length === 0 ? undefined : inArray(lead.id, mains)))
  const rows = [...new Map([...own, ...merged].map((row) => [row.id, row])).values()].toSorted((one, other) => other.id - one.id)
  return describe(ctx, rows, anchor)
}

async function describe(ctx: OrderCtx, rows: readonly LeadRow[], anchor: CustomerEntry): Promise<CustomerLead[]> {
  const [contactLeads, names] = await Promise.all([describeLeads(ctx, rows), namesOfLeads(ctx.db, rows)])
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return contactLeads.flatMap((one) => {
    const row = rowsById.get(one.id)
    if (!row) return []
    const matches = matchesOfContact(row, anchor)
    const isAnchor = anchor.kind === 'lead' && anchor.id === row.id
    return {
      ...one,
      name: names.get(row.id) ?? '',
      due_at: row.dueAt?.toISOString() ?? null,
      answered_at: row.answeredAt?.toISOString() ?? null,
      matches: matches.length > 0 || isAnchor ? matches : (['merged'] as const).slice(),
    }
  })
}

/** The newest mails about records that these staff see. */
async function mailsAbout({ db }: OrderCtx, about: Record<CustomerRef['kind'], readonly { id: number }[]>): Promise<CustomerMail[]> {
  const kinds = Object.keys(about) as CustomerRef['kind'][]
  const mailLists = await Promise.all(
    kinds.map(async (kind) => {
      const deliveries = await findDeliveriesOf(db, { type: kind, ids: about[kind].map(({ id }) => String(id)) })
      return deliveries.filter((delivery) => delivery.kind === 'mail').map((delivery) => ({ kind, delivery }))
    }),
  )
  return mailLists
    .flat()
    .map(({ kind, delivery: { id, subjectId, key, state, sentAt, createdAt } }) => {
      return { id, kind, subject_id: Number(subjectId), key, state, at: (sentAt ?? createdAt).toISOString() }
    })
    .toSorted((one, other) => other.id - one.id)
    .slice(0, MOST_MAILS)
}
