import { count } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { lead } from '../schema.server.ts'
import { visibleLeads } from './lead-rows.server.ts'

/** How many leads each form has, by its id, as far as these staff may see them. Forms without one are missing. */
export async function countLeads(ctx: Ctx): Promise<Outcome<Record<string, number>, 'forbidden'>> {
  const visible = visibleLeads(ctx.staff)
  if (!visible) return refuse('forbidden')
  const rows = await ctx.db.select({ formId: lead.formId, total: count() }).from(lead).where(visible.where).groupBy(lead.formId)
  return done(Object.fromEntries(rows.map(({ formId, total }) => [formId, total])))
}
