import { searchedNumber } from '#domains/forms/index.server.ts'
import { findBuyers, seesOrders } from '#domains/orders/index.server.ts'
import { foldArabic, hasEveryWord } from '#kernel/arabic.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { findFewRows } from '#platform/database/list-rows.server.ts'
import { searchedInLeads } from '../records/lead-filter.server.ts'
import { namesOfLeads, visibleLeads } from '../records/lead-rows.server.ts'
import { lead } from '../schema.server.ts'
import { type CustomerEntry, customersOf, type FoundCustomer } from './customer.ts'

/** A search looks at so many of the newest leads, since it may find others by what their visitors wrote. */
const MOST_LOOKED_AT = 60

/**
 * The newest few customers whose name, address or number has each word of a search, as leads, orders and quotations have them that these staff see. `country` is
 * whose numbers are typed without a code.
 */
export async function findCustomers(
  ctx: Ctx,
  { search, few, country }: { search: string; few: number; country: string },
): Promise<Outcome<FoundCustomer[], 'forbidden'>> {
  if (!seesCustomers(ctx.staff)) return refuse('forbidden')
  if (foldArabic(search) === '') return done([])
  // Records have a number as every telephone dials it, of whatever country, however it is typed here. Letters dial nothing.
  const searchText = (/\p{L}/u.test(search) ? null : searchedNumber(search, country)) ?? search
  const [senders, buyers] = await Promise.all([findSenders(ctx, searchText), findBuyers(ctx, searchText)])
  return done(customersOf([...senders, ...buyers]).slice(0, few))
}

/** Leads whose sender has each word. */
async function findSenders({ db, staff }: Ctx, search: string): Promise<CustomerEntry[]> {
  const visible = visibleLeads(staff)
  if (!visible) return []
  const rows = await findFewRows(db, { search, few: MOST_LOOKED_AT }, { table: lead, id: lead.id, searched: searchedInLeads, where: visible.where })
  const names = await namesOfLeads(db, rows)
  return rows
    .map(({ id, email, phone, createdAt: at }): CustomerEntry => ({ kind: 'lead', id, email, phone, at, name: names.get(id) ?? '' }))
    .filter(({ name, email, phone }) => hasEveryWord(search, [name, email, phone]))
}

/** Whether staff see leads or orders at all: people of a retailer to whom none is assigned see neither. */
export function seesCustomers(staff: Staff | null): boolean {
  return visibleLeads(staff) !== null || seesOrders(staff)
}
