import { listOrdersOfLead, type OrderOfLead } from '#domains/orders/index.server.ts'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { findDeliveriesOf, type DeliveryRecord } from '#domains/deliveries/index.server.ts'
import type { FormVersion } from '#domains/forms/index.ts'
import { findFormVersion, listChoices } from '#domains/forms/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { findFewRows, listRows } from '#platform/database/list-rows.server.ts'
import type { ConsentRecord, Lead, LeadEvent, LeadFile, LeadTask } from '../lead.ts'
import type { LeadOfPerson } from '../lead-of-person.ts'
import type { LeadFilter } from '../lead-filter.ts'
import { lead, leadConsent, leadEvent, leadFile } from '../schema.server.ts'
import { type CreatedBetween, createdBetween } from './created-between.server.ts'
import { type LeadFact, leadFacts } from './lead-facts.ts'
import { equalFilters, isOwnEntry, leadColumns, leadsMatching, searchedInLeads } from './lead-filter.server.ts'
import { leadsOfSamePerson } from './same-person.server.ts'
import { findVisible, leadsOf, visibleLeads } from './lead-rows.server.ts'
import { namedVehicles } from './named-vehicles.server.ts'
import { tasksOf } from '../tasks/tasks-of.server.ts'

export const leadOrders = ['created_at', '-created_at', 'id', '-id'] as const
export type LeadOrder = (typeof leadOrders)[number]
export type LeadPage = { page: number; items: number; sort: LeadOrder; between: CreatedBetween; timeZone: string }

/** A page of the leads of a form (C-220, C-221). */
export async function listLeadsOfForm(
  ctx: Ctx,
  formId: number,
  { page, items, sort, between, timeZone }: LeadPage,
): Promise<Outcome<Listing<Lead>, 'forbidden'>> {
  const visible = visibleLeads(ctx.staff)
  if (!visible) return refuse('forbidden')
  const where = and(eq(lead.formId, formId), visible.where, createdBetween(between, timeZone))
  const column = sort.endsWith('id') ? lead.id : lead.createdAt
  const direction = sort.startsWith('-') ? desc : asc
  const [rows, [countRow]] = await Promise.all([
    ctx.db
      .select()
      .from(lead)
      .where(where)
      .orderBy(direction(column), direction(lead.id))
      .limit(items)
      .offset((page - 1) * items),
    ctx.db.select({ total: count() }).from(lead).where(where),
  ])
  return done({ rows: await leadsOf(ctx.db, rows), total: countRow?.total ?? 0 })
}

/** Fields that lists of all leads may be sorted by. */
export const leadSorts = ['created_at', 'updated_at', 'due_at', 'id', 'state'] as const

type LeadListRequest = Omit<ListRequest, 'filters' | 'search'> & { filter: LeadFilter; timeZone: string }

/** A page of all leads that these staff may see. A merged one is not listed beside the lead that it is read with. */
export async function listLeads(ctx: Ctx, { filter, timeZone, ...request }: LeadListRequest): Promise<Outcome<Listing<Lead>, 'forbidden'>> {
  const { staff } = ctx
  const visible = visibleLeads(staff)
  if (!visible || !staff) return refuse('forbidden')
  const where = and(visible.where, leadsMatching(filter, { timeZone, now: ctx.clock.now() }), request.ids === null ? isOwnEntry(staff) : undefined)
  const listRequest = { ...request, search: filter.q ?? '', filters: equalFilters(filter) }
  const { rows, ...count } = await listRows(ctx.db, listRequest, { table: lead, id: lead.id, columns: leadColumns, searched: searchedInLeads, where })
  return done({ rows: await leadsOf(ctx.db, rows), ...count })
}

/** The newest few leads that a search of the list finds, as far as these staff see them. */
export async function findFewLeads(ctx: Ctx, search: string, few: number): Promise<Outcome<Lead[], 'forbidden'>> {
  const { staff } = ctx
  const visible = visibleLeads(staff)
  if (!visible || !staff) return refuse('forbidden')
  const where = and(visible.where, isOwnEntry(staff))
  return done(await leadsOf(ctx.db, await findFewRows(ctx.db, { search, few }, { table: lead, id: lead.id, searched: searchedInLeads, where })))
}

/** All about a lead: its form as the visitor saw it, the answers as people read them, consents, files, and what happened since. */
export type WholeLead = Lead & {
  form: FormVersion
  facts: LeadFact[]
  consents: ConsentRecord[]
  files: LeadFile[]
  /** Of this lead and those that are merged into it. */
  events: LeadEvent[]
  deliveries: DeliveryRecord[]
  /** What is planned about it, and what was done of that. */
  tasks: LeadTask[]
  /** Leads with the same address or number, as far as these staff see them. */
  same_person: LeadOfPerson[]
  /** Orders that this lead led to, as far as these staff see them. */
  orders: OrderOfLead[]
}

/** A lead for staff who may see it; for others it does not exist. */
export async function findLead(ctx: Ctx, id: number): Promise<Outcome<WholeLead, 'forbidden' | 'gone'>> {
  if (!visibleLeads(ctx.staff)) return refuse('forbidden')
  const row = await findVisible(ctx.db, ctx.staff, id)
  if (!row) return refuse('gone')
  const samePerson = await leadsOfSamePerson(ctx, row)
  const ids = [id, ...samePerson.flatMap((other) => (other.merged_into === id ? [other.id] : []))]
  const [form, consents, files, events, deliveries, tasks, [record]] = await Promise.all([
    findFormVersion(ctx.db, row.formId, row.formVersion),
    ctx.db.select().from(leadConsent).where(eq(leadConsent.leadId, id)).orderBy(asc(leadConsent.id)),
    ctx.db.select().from(leadFile).where(eq(leadFile.leadId, id)).orderBy(asc(leadFile.id)),
    ctx.db.select().from(leadEvent).where(inArray(leadEvent.leadId, ids)).orderBy(asc(leadEvent.at), asc(leadEvent.id)),
    findDeliveriesOf(ctx.db, { type: 'lead', ids: ids.map(String) }),
    tasksOf(ctx.db, [id]),
    leadsOf(ctx.db, [row]),
  ])
  if (!form || !record) throw new Error(`lead ${id} has no version of its form`)
  const [choices, vehicles] = await Promise.all([listChoices(ctx, form), namedVehicles(ctx, form.fields, [row.attributes])])
  return done({
    ...record,
    form,
    facts: leadFacts({ fields: form.fields, attributes: row.attributes, choices, locale: row.locale, days: 'in words', vehicles }),
    consents: consents.map(({ field, text, version, channel, address, givenAt }) => ({
      field,
      text,
      version,
      channel,
      address,
      given_at: givenAt.toISOString(),
    })),
    files: files.map(({ id: fileId, field, name, type, bytes }) => ({ id: fileId, field, name, type, bytes })),
    events: events.map(({ id: eventId, leadId, type, detail, actor, at }) => ({ id: eventId, lead_id: leadId, type, detail, actor, at: at.toISOString() })),
    deliveries,
    tasks,
    same_person: samePerson,
    orders: await listOrdersOfLead(ctx, id),
  })
}
