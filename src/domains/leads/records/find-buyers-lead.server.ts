import { and, eq, gte, notInArray, or, sql } from 'drizzle-orm'
import { phoneNumber } from '#domains/forms/index.server.ts'
import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { lead } from '../schema.server.ts'

/** A lead that is older than this did not lead to the order. */
const OLDEST_MS = days(180)

/** `countries` are those whose numbers are typed without a code, best first. */
type Buyer = { id: string; email: string; phone: string; countries: readonly string[] }

/**
 * The lead that an order names as its origin (C-248), if it is the buyer's: a genuine one of the last months, with the buyer's mail address or number.
 * Ids are easy to guess, so that any other is not linked. Null then; the order is placed in any case, since a buyer may use another address.
 */
export async function findBuyersLead(ctx: Ctx, { id, email, phone, countries }: Buyer): Promise<number | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const number = phoneNumber(phone, ...countries)
  const isBuyers = or(sql`lower(${lead.email}) = ${email.toLowerCase()}`, number === null ? undefined : eq(lead.phone, number))
  const isGenuine = and(notInArray(lead.state, ['test', 'suspected', 'rejected']), gte(lead.createdAt, new Date(ctx.clock.now().getTime() - OLDEST_MS)))
  const [leadRow] = await ctx.db
    .select({ id: lead.id })
    .from(lead)
    .where(and(eq(lead.id, Number(id)), isGenuine, isBuyers))
  return leadRow?.id ?? null
}
