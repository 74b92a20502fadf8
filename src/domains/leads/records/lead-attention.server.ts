import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Lead } from '../lead.ts'
import { listLeads } from './find-leads.server.ts'

/** What whoever works on leads looks at first: some that nobody answered, the most urgent first, and how many there are of each kind. */
export type LeadAttention = {
  leads: readonly Lead[]
  total: number
  /** Of all that nobody answered, those whose time is over. */
  late: number
  /** Suspected ones that wait for a decision. */
  held: number
}

const MOST_ON_DASHBOARD = 8

/** Leads without an answer, as far as these staff see them. Counts end at the bound of lists. */
export async function readLeadAttention(ctx: Ctx, timeZone: string): Promise<Outcome<LeadAttention, 'forbidden'>> {
  const request = { page: 1, ids: null, sort: 'due_at', order: 'asc', timeZone } as const
  const fresh = await listLeads(ctx, { ...request, perPage: MOST_ON_DASHBOARD, filter: { state: 'new' } })
  const late = await listLeads(ctx, { ...request, perPage: 1, filter: { state: 'new', late: true } })
  const suspected = await listLeads(ctx, { ...request, perPage: 1, filter: { state: 'suspected' } })
  if (!fresh.ok || !late.ok || !suspected.ok) return refuse('forbidden')
  return done({ leads: fresh.value.rows, total: fresh.value.total, late: late.value.total, held: suspected.value.total })
}
