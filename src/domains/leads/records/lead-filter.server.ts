import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ListRequest } from '#kernel/list-request.ts'
import type { Staff } from '#kernel/staff.ts'
import { listCondition, type Searched } from '#platform/database/list-rows.server.ts'
import type { LeadFilter } from '../lead-filter.ts'
import { lead } from '../schema.server.ts'
import { createdBetween } from './created-between.server.ts'

type Moment = { timeZone: string; now: Date }

/** Columns that a list of leads is sorted and filtered by, by field name. */
export const leadColumns = {
  created_at: lead.createdAt,
  updated_at: lead.updatedAt,
  due_at: lead.dueAt,
  id: lead.id,
  state: lead.state,
  form_id: lead.formId,
  retailer_id: lead.retailerId,
  owner_id: lead.ownerId,
  source: lead.source,
}
/** Of the address, the number and the answers. */
export const searchedInLeads: Searched = { foldedText: sql`lead.folded_text` }

/** What narrows a list of leads beyond equal values: days of receipt, and the clock that ran out. */
export function leadsMatching({ created_at_gteq, created_at_lteq, late }: LeadFilter, { timeZone, now }: Moment): SQL | undefined {
  return and(createdBetween({ created_at_gteq, created_at_lteq }, timeZone), late ? isLate(now) : undefined)
}

/** Nobody has answered it, and the time for it is over. */
function isLate(now: Date): SQL | undefined {
  return and(eq(lead.state, 'new'), isNull(lead.answeredAt), lt(lead.dueAt, now))
}

/** The equal values of a filter, as a list takes them. */
export function equalFilters({ created_at_gteq: _from, created_at_lteq: _to, late: _late, q: _q, ...equal }: LeadFilter): ListRequest['filters'] {
  return Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined))
}

/** The leads of a filter, for work that goes through all of them. */
export function filteredLeads(filter: LeadFilter, moment: Moment): SQL | undefined {
  const request = { search: filter.q ?? '', ids: null, filters: equalFilters(filter) }
  return listCondition(request, { id: lead.id, columns: leadColumns, searched: searchedInLeads, where: leadsMatching(filter, moment) })
}

/** A merged lead is read with the other one, wherever these staff see that. */
export function isOwnEntry(staff: Staff): SQL | undefined {
  if (staff.role !== 'retailer') return isNull(lead.mergedInto)
  const own = sql`(select main.retailer_id from lead as main where main.id = ${lead.mergedInto})`
  return or(isNull(lead.mergedInto), sql`(${own} = any(${sql.param([...(staff.retailers ?? [])])}::int[])) is not true`)
}
