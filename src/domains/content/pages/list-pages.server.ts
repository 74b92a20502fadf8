import { asc, count, desc, eq, inArray, and, ne, or, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { isRowId } from '#kernel/values/row-id.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { foldedColumn } from '#platform/database/list-rows.server.ts'
import { page, pageDraft, pageSchedule } from '../schema.server.ts'
import type { PageRow } from './find-page.server.ts'

/** Fields that the list is sorted and filtered by. */
export const pageSorts = ['path', 'id', 'title', 'type', 'status', 'theme', 'updated_at'] as const
const columns = { path: page.path, id: page.id, title: page.title, type: page.type, status: page.status, theme: page.theme, updated_at: page.updatedAt }

/** A page in the lists of staff: without its blocks, with its draft, schedules and presence. */
export type ListedPage = Pick<PageRow, 'id' | 'path' | 'type' | 'status' | 'title' | 'theme' | 'updatedAt' | 'version'> & {
  draftUpdatedAt: Date | null
  draftUpdatedBy: string | null
  /** When its next pending schedule is due. */
  scheduledAt: Date | null
}

/** A page of the list of pages, in whatever status; `search` looks into path and title, of the draft too. */
export async function listPages({ db, staff }: Ctx, request: ListRequest<(typeof pageSorts)[number]>): Promise<Outcome<Listing<ListedPage>, 'forbidden'>> {
  if (!may(staff, 'pages.read')) return refuse('forbidden')
  const { page: number, perPage, sort, order, ids, filters } = request
  const where = and(
    // Shared sections are no pages for whoever looks for pages.
    ids === null && filters.type === undefined ? ne(page.type, 'section') : undefined,
    ids === null ? undefined : inArray(page.id, ids.map(Number).filter(isRowId)),
    ...Object.entries(filters).map(([field, value]) => conditionOn(field, value)),
    searching(request.search),
  )
  const next = db
    .select({ pageId: pageSchedule.pageId, at: sql<Date>`min(${pageSchedule.runAt})`.mapWith(pageSchedule.runAt).as('at') })
    .from(pageSchedule)
    .where(eq(pageSchedule.status, 'pending'))
    .groupBy(pageSchedule.pageId)
    .as('next')
  const direction = order === 'desc' ? desc : asc
  const rows = await db
    .select({
      id: page.id,
      path: page.path,
      type: page.type,
      status: page.status,
      title: page.title,
      theme: page.theme,
      updatedAt: page.updatedAt,
      version: page.version,
      draftUpdatedAt: pageDraft.updatedAt,
      draftUpdatedBy: pageDraft.updatedBy,
      scheduledAt: next.at,
    })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
    .leftJoin(next, eq(next.pageId, page.id))
    .where(where)
    .orderBy(direction(columns[sort ?? 'path']), asc(page.id))
    .limit(perPage)
    .offset((number - 1) * perPage)
  const [countRow] = await db.select({ total: count() }).from(page).leftJoin(pageDraft, eq(pageDraft.pageId, page.id)).where(where)
  return done({ rows, total: countRow?.total ?? 0 })
}

function conditionOn(field: string, value: unknown): SQL {
  if (field === 'has_draft') return value ? sql`${pageDraft.pageId} is not null` : sql`${pageDraft.pageId} is null`
  return eq(columns[field as keyof typeof columns], value as string)
}

function searching(search: string): SQL | undefined {
  const searchText = foldArabic(search)
  if (searchText === '') return undefined
  const places = [page.path, page.title, sql`coalesce(${pageDraft.content}->>'title', '')`]
  return or(...places.map((place) => sql`position(${searchText} in ${foldedColumn(place)}) > 0`))
}
