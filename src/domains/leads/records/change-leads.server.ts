import type { Ctx } from '#platform/ctx.server.ts'
import type { ManyChanged } from '../many-changed.ts'
import { changeLead, deleteLead, type LeadChange } from './change-lead.server.ts'

/**
 * Changes leads one after the other, each by itself: one that is refused keeps none from being changed. Repeating the request changes
 * nothing, and writes nothing into timelines and the audit log.
 */
export function changeLeads(ctx: Ctx, ids: readonly number[], change: LeadChange): Promise<ManyChanged> {
  return eachLead(ids, async (id) => {
    const outcome = await changeLead(ctx, { id, version: null, change })
    if (!outcome.ok) return { code: outcome.code === 'invalid' ? (Object.values(outcome.fields)[0]?.[0] ?? 'invalid') : outcome.code }
    return outcome.value.hasChanged ? 'done' : 'unchanged'
  })
}

/** Deletes leads one after the other, with all that belongs to them. */
export function deleteLeads(ctx: Ctx, ids: readonly number[]): Promise<ManyChanged> {
  return eachLead(ids, async (id) => {
    const outcome = await deleteLead(ctx, id)
    return outcome.ok ? 'done' : { code: outcome.code }
  })
}

async function eachLead(ids: readonly number[], run: (id: number) => Promise<'done' | 'unchanged' | { code: string }>): Promise<ManyChanged> {
  const results: ManyChanged = { done: [], unchanged: [], refused: [] }
  for (const id of new Set(ids)) {
    const result = await run(id)
    if (typeof result === 'string') results[result].push(id)
    else results.refused.push({ id, code: result.code })
  }
  return results
}
