import { and, asc, between, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { addDays } from '#kernel/calendar.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { instantOf, todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { contentDate, page, pageSchedule, pageVersion } from '../schema.server.ts'
import type { CalendarEntry, CalendarKind } from './calendar-entry.ts'

/** Events that one answer has at most; a month of a busy site has some hundreds. */
const MOST = 1000

type Span = { from: string; to: string; timeZone: string }
type Edges = { begin: Date; end: Date }

/** Versions that changed what visitors see at that moment. */
const versionKinds = ['published', 'unpublished'] as const
const schedules = { publish: 'will_publish', unpublish: 'will_unpublish' } as const
const ofPage = { page_id: page.id, title: page.title, path: page.path }

/** Everything that happens to pages between two days, both included, of the site's time zone, in its order; with `is_more` there is more than one answer holds. */
export async function listCalendar(
  ctx: Ctx,
  { from, to, timeZone, kinds }: Span & { kinds: readonly CalendarKind[] },
): Promise<Outcome<{ entries: CalendarEntry[]; is_more: boolean }, 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const edges = { begin: new Date(instantOf(`${from} 00:00:00`, timeZone)), end: new Date(instantOf(`${addDays(to, 1)} 00:00:00`, timeZone)) }
  const entryLists = await Promise.all([publications(ctx, edges, timeZone), plans(ctx, edges, timeZone), dates(ctx, { from, to })])
  const entries = entryLists
    .flat()
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  return done({ entries: entries.slice(0, MOST), is_more: entries.length > MOST || entryLists.some((rows) => rows.length >= MOST) })
}

/** Content begins before what happens during its day, and ends after it. */
function sortKey({ kind, day, at, id }: CalendarEntry): string {
  return `${day} ${kind === 'ends' ? '~' : (at ?? '')} ${id}`
}

const placeless = { block: '', group: '', field: '' }

async function publications({ db }: Ctx, { begin, end }: Edges, timeZone: string): Promise<CalendarEntry[]> {
  const rows = await db
    .select({ ...ofPage, id: pageVersion.id, kind: pageVersion.kind, at: pageVersion.createdAt, author: pageVersion.author })
    .from(pageVersion)
    .innerJoin(page, eq(page.id, pageVersion.pageId))
    .where(and(gte(pageVersion.createdAt, begin), lt(pageVersion.createdAt, end), inArray(pageVersion.kind, versionKinds)))
    .orderBy(asc(pageVersion.createdAt))
    .limit(MOST)
  return rows.map(({ id, kind, at, ...row }) => ({
    ...row,
    ...placeless,
    id: `version:${id}`,
    kind: kind as (typeof versionKinds)[number],
    day: todayIn(timeZone, at),
    at: at.toISOString(),
  }))
}

async function plans({ db }: Ctx, { begin, end }: Edges, timeZone: string): Promise<CalendarEntry[]> {
  const { id, action, status, runAt, author } = pageSchedule
  const rows = await db
    .select({ ...ofPage, id, action, status, at: runAt, author })
    .from(pageSchedule)
    .innerJoin(page, eq(page.id, pageSchedule.pageId))
    .where(and(gte(runAt, begin), lt(runAt, end), inArray(status, ['pending', 'failed'])))
    .orderBy(asc(runAt))
    .limit(MOST)
  return rows.map(({ id: schedule, action: what, status: state, at, ...row }) => ({
    ...row,
    ...placeless,
    id: `schedule:${schedule}`,
    kind: state === 'failed' ? 'failed' : schedules[what],
    day: todayIn(timeZone, at),
    at: at.toISOString(),
  }))
}

/** The first and the last day of dated content of published pages, as the last look over the site found them. */
async function dates({ db }: Ctx, { from, to }: Pick<Span, 'from' | 'to'>): Promise<CalendarEntry[]> {
  const rows = await db
    .select({
      ...ofPage,
      id: contentDate.id,
      kind: contentDate.kind,
      day: contentDate.day,
      block: contentDate.blockId,
      group: contentDate.groupId,
      field: contentDate.field,
    })
    .from(contentDate)
    .innerJoin(page, eq(page.id, contentDate.pageId))
    .where(between(contentDate.day, sql`${from}::text`, sql`${to}::text`))
    .orderBy(asc(contentDate.day))
    .limit(MOST)
  return rows.map(({ id, ...row }) => ({ ...row, id: `date:${id}`, at: null, author: '' }))
}
