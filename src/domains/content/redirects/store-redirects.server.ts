import { and, eq, sql } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { may } from '#domains/accounts/index.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable, Tx } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import type { PageRow } from '../pages/find-page.server.ts'
import { PageDraft } from '../pages/page.ts'
import type { PathTaken } from '../pages/path-conflict.server.ts'
import { binPage } from '../bin/store-bin.server.ts'
import { addPage, type BlocksNotFit, replacePage } from '../pages/save-page.server.ts'
import { page } from '../schema.server.ts'
import { findPredefinedLinks } from '../settings/find-predefined-links.server.ts'
import { redirectFlaw, type RedirectMap } from './redirect-flaw.ts'
import type { Redirection, RedirectDraft } from './redirect-record.ts'

/** What redirections are written with: the blocks that pages may have, and the origin of the site, `https://…`. */
export type RedirectSite = { catalogue: Catalogue; origin: string }

type CreateRefusal = 'forbidden' | Invalid | BlocksNotFit | PathTaken

const isRedirect = eq(page.type, 'url_redirection')

/** Fields that the list of redirections may be sorted by. */
export const redirectSorts = ['path', 'to', 'http_code', 'status', 'id'] as const

const columns = { path: page.path, to: page.redirectTo, http_code: page.httpCode, status: page.status, id: page.id }

/** Every redirection, for staff. */
export async function listRedirects(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<Redirection>, 'forbidden'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const list = { table: page, id: page.id, columns, searched: [page.path, page.redirectTo], where: isRedirect }
  const { rows, ...count } = await listRows(ctx.db, request, list)
  return done({ rows: rows.map(redirectionOf), ...count })
}

export async function findRedirect(ctx: Ctx, id: number): Promise<Outcome<Redirection, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const row = await rowOf(ctx.db, id)
  return row ? done(redirectionOf(row)) : refuse('gone')
}

/** Adds a redirection. One that leads nowhere, to itself or into a cycle is refused. */
export async function createRedirect(ctx: Ctx, draft: RedirectDraft, site: RedirectSite): Promise<Outcome<Redirection, CreateRefusal>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return inTransaction(ctx, async (inside, tx) => {
    const map = await holdRedirects(tx, site)
    const flaw = redirectFlaw(draft.path, draft.to, withTarget(map, draft))
    if (flaw) return refuse({ code: 'invalid', fields: { to: [flaw] } })
    const outcome = await addPage(inside, pageOf(draft), site.catalogue)
    return outcome.ok ? done(redirectionOf(outcome.value)) : outcome
  })
}

/** Replaces a redirection if it is still at `version`. */
export async function saveRedirect(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: RedirectDraft },
  site: RedirectSite,
): Promise<Outcome<Redirection, CreateRefusal | 'gone' | Stale<Redirection>>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return inTransaction(ctx, async (inside, tx) => {
    const map = await holdRedirects(tx, site)
    const before = await rowOf(tx, id)
    if (!before) return refuse('gone')
    if (String(before.version) !== version) return refuse({ code: 'stale', current: redirectionOf(before) })
    const flaw = redirectFlaw(draft.path, draft.to, withTarget(map, draft, before.path))
    if (flaw) return refuse({ code: 'invalid', fields: { to: [flaw] } })
    const outcome = await replacePage(inside, { id, version: before.version, draft: pageOf(draft, before) }, site.catalogue)
    if (outcome.ok) return done(redirectionOf(outcome.value))
    return outcome.code === 'stale' ? refuse({ code: 'stale', current: redirectionOf(outcome.current) }) : outcome
  })
}

/** Removes a redirection; pages of other types are not found here. */
export async function deleteRedirect(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.write')) return refuse('forbidden')
  return (await rowOf(ctx.db, id)) ? binPage(ctx, id) : refuse('gone')
}

/** An arbitrary lock key: writers of redirections take turns, because two concurrent writes could form a cycle. */
const REDIRECT_LOCK = 727_303

/** All redirections, locked until the transaction ends. */
export async function holdRedirects(tx: Tx, { origin }: RedirectSite): Promise<RedirectMap> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REDIRECT_LOCK})`)
  const rows = await tx.select({ path: page.path, to: page.redirectTo }).from(page).where(isRedirect)
  return { targets: new Map(rows.map(({ path, to }) => [path, to ?? ''])), predefinedLinks: await findPredefinedLinks(tx), origin }
}

function withTarget(map: RedirectMap, { path, to }: RedirectDraft, formerPath?: string): RedirectMap {
  const targets = new Map(map.targets)
  if (formerPath !== undefined) targets.delete(formerPath)
  return { ...map, targets: targets.set(path, to) }
}

/** The columns of the page that holds a redirection; its other columns stay. */
export function pageOf(draft: RedirectDraft, before?: PageRow): PageDraft {
  const content = before ? contentOf(before) : PageDraft.parse({ path: draft.path })
  return { ...content, type: 'url_redirection', path: draft.path, to: draft.to, http_code: draft.http_code, status: draft.status }
}

export function redirectionOf(row: PageRow): Redirection {
  // The check of the column allows no other code.
  const http_code = row.httpCode as Redirection['http_code']
  return { id: row.id, path: row.path, to: row.redirectTo ?? '', http_code, status: row.status, version: String(row.version) }
}

async function rowOf(db: Queryable, id: number): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.id, id), isRedirect))
  return row
}
