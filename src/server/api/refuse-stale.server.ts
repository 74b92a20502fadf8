import { type AuditedSaves, findLastSave } from '#domains/accounts/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { type Refused, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** Who saved a record last, and the ISO moment, as a draft of a page has it; '' where that is not known. */
export type LastSave = { updated_by: string; updated_at: string }

/** Clocks of processes and of the database differ by less. */
const CLOCKS_DIFFER_MS = minutes(1)

/** Refuses a save because somebody else saved meanwhile: `current` is what is stored by now. */
export async function refuseStale<Current extends object>(ctx: Ctx, current: Current, saves: AuditedSaves): Promise<Refused<Stale<Current & LastSave>>> {
  return refuse({ code: 'stale', current: await withLastSave(ctx, current, saves) })
}

/** A record with who saved it and when. One that changed after the newest save of staff, as cars do by a feed, names nobody. */
export async function withLastSave<Current extends object>(ctx: Ctx, current: Current, saves: AuditedSaves): Promise<Current & LastSave> {
  const lastSave = await findLastSave(ctx, saves)
  const savedAt = lastSave?.at.toISOString() ?? ''
  const changedAt = 'updated_at' in current && typeof current.updated_at === 'string' ? current.updated_at : savedAt
  const isByStaff = Date.parse(changedAt) - Date.parse(savedAt) <= CLOCKS_DIFFER_MS
  return { ...current, updated_by: isByStaff ? (lastSave?.by ?? '') : '', updated_at: changedAt }
}
