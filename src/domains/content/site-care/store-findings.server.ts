import { count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { may } from '#domains/accounts/index.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { transact } from '#platform/database/transact.server.ts'
import { careFinding, careRun } from '../schema.server.ts'
import type { CareFinding, CareSummary } from './care-finding.ts'

export const careSorts = ['kind', 'found_at', 'title', 'left_at'] as const
const columns = { kind: careFinding.kind, found_at: careFinding.foundAt, title: careFinding.title, left_at: careFinding.leftAt, subject: careFinding.subject }

/** What has to be mended, or with `isLeft` what was put aside. */
export async function listFindings(ctx: Ctx, request: ListRequest, { isLeft }: { isLeft: boolean }): Promise<Outcome<Listing<CareFinding>, 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const { rows, ...totals } = await listRows(ctx.db, request, {
    table: careFinding,
    id: careFinding.id,
    columns,
    searched: [careFinding.title, careFinding.target],
    where: isLeft ? isNotNull(careFinding.leftAt) : isNull(careFinding.leftAt),
  })
  return done({ rows: rows.map(findingOf), ...totals })
}

/** Puts a finding aside, with the name of who does, or takes it up again. */
export async function setFindingAside(ctx: Ctx, { id, isLeft }: { id: number; isLeft: boolean }): Promise<Outcome<CareFinding, 'forbidden' | 'gone'>> {
  const { staff } = ctx
  if (!staff || !may(staff, 'pages.write')) return refuse('forbidden')
  return transact(ctx.db, async (tx) => {
    const [row] = await tx
      .update(careFinding)
      .set(isLeft ? { leftAt: ctx.clock.now(), leftBy: staff.name } : { leftAt: null, leftBy: '' })
      .where(eq(careFinding.id, id))
      .returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, {
      action: isLeft ? 'care.left' : 'care.taken_up',
      subject: row.title || row.subjectId,
      after: { kind: row.kind, target: row.target },
    })
    return done(findingOf(row))
  })
}

/** How many of each kind wait, and when the site was looked over. */
export async function summariseFindings(ctx: Ctx): Promise<Outcome<CareSummary, 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const countsByKind = await ctx.db
    .select({ kind: careFinding.kind, total: count() })
    .from(careFinding)
    .where(isNull(careFinding.leftAt))
    .groupBy(careFinding.kind)
  const [run] = await ctx.db.select().from(careRun).orderBy(desc(careRun.id)).limit(1)
  const counts = Object.fromEntries(countsByKind.map(({ kind, total }) => [kind, total]))
  return done({ counts, looked_at: run?.at.toISOString() ?? null, took_ms: run?.tookMs ?? 0, pages: run?.pages ?? 0, pictures: run?.pictures ?? 0 })
}

function findingOf({ subjectId, blockId, groupId, foundAt, leftAt, leftBy, key: _, run: __, ...row }: typeof careFinding.$inferSelect): CareFinding {
  return {
    ...row,
    subject_id: subjectId,
    block: blockId,
    group: groupId,
    found_at: foundAt.toISOString(),
    left_at: leftAt?.toISOString() ?? null,
    left_by: leftBy,
  }
}
