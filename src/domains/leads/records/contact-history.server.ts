import { desc, inArray } from 'drizzle-orm'
import { type ContactOrder, listOrdersOfContact } from '#domains/orders/index.server.ts'
import { findFormVersion } from '#domains/forms/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { LeadState } from '../lead.ts'
import { modelOf } from '../answers/offer-answers.server.ts'
import { lead } from '../schema.server.ts'
import { findVisible, type LeadRow, visibleLeads } from './lead-rows.server.ts'
import { namedVehicles } from './named-vehicles.server.ts'
import { leadsOfSamePerson } from './same-person.server.ts'

/** A lead of the same address or number, with its form and the car that it is about. */
export type ContactLead = { id: number; state: LeadState; created_at: string; merged_into: number | null; form: string; car: string }
/**
 * What else has the address or the number of a lead. That proves nothing about whose it is (decision 0116): staff read it beside the lead, and neither exports
 * nor erasures are made of it.
 */
export type ContactHistory = { leads: ContactLead[]; orders: ContactOrder[] }

const MOST_LEADS = 30

/** The history of whoever wrote a lead, as far as these staff see leads and orders. */
export async function readContactHistory(ctx: Ctx, id: number): Promise<Outcome<ContactHistory, 'forbidden' | 'gone'>> {
  const { db, staff } = ctx
  if (!visibleLeads(staff)) return refuse('forbidden')
  const row = await findVisible(db, staff, id)
  if (!row) return refuse('gone')
  const others = (await leadsOfSamePerson(ctx, row)).toReversed().slice(0, MOST_LEADS)
  const ids = [id, ...others.map((other) => other.id)]
  const rows = await db.select().from(lead).where(inArray(lead.id, ids)).orderBy(desc(lead.id))
  return done({ leads: await describeLeads(ctx, rows), orders: await listOrdersOfContact(ctx, { email: row.email, phone: row.phone }) })
}

/** Leads with their forms and cars, newest first. Who asks is not checked. */
export async function describeLeads(ctx: Ctx, rows: readonly LeadRow[]): Promise<ContactLead[]> {
  const leads = await Promise.all([...Map.groupBy(rows, formOf).values()].map((own) => contactLeads(ctx, own)))
  return leads.flat().toSorted((one, other) => other.id - one.id)
}

const formOf = ({ formId, formVersion }: LeadRow) => `${formId} ${formVersion}`

/** Leads of one form. */
async function contactLeads(ctx: Ctx, rows: readonly LeadRow[]): Promise<ContactLead[]> {
  const [first] = rows
  const form = first && (await findFormVersion(ctx.db, first.formId, first.formVersion))
  const fields = form?.fields ?? []
  const vehicles = await namedVehicles(
    ctx,
    fields,
    rows.map(({ attributes }) => attributes),
  )
  return rows.map(({ id, state, mergedInto, createdAt, attributes }) => {
    const car = modelOf(attributes, fields, vehicles)
    return { id, state, created_at: createdAt.toISOString(), merged_into: mergedInto, form: form?.name ?? '', car }
  })
}
