import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.server.ts'
import { DEFAULT_HTTP_CODE } from '../pages/page-fields.ts'
import { parsePagePath } from '../pages/page-path.ts'
import { page } from '../schema.server.ts'

type Move = { from: string; to: string }

/**
 * Prepares redirections for pages that move: redirections to an old path now lead to the new one, so that nobody is redirected twice, and a
 * redirection at a path that a page moves back to is removed. Call it before the pages take their new paths.
 */
export async function repointRedirections(tx: Tx, moves: readonly Move[]): Promise<void> {
  const leaving = new Map(moves.map(({ from, to }) => [from, to]))
  const newPaths = new Set(moves.map(({ to }) => to))
  for (const { id, path, target } of await internalRedirections(tx)) {
    const newPath = leaving.get(target.path)
    if (newPath === undefined) continue
    if (newPaths.has(path)) await tx.delete(page).where(eq(page.id, id))
    else
      await tx
        .update(page)
        .set({ redirectTo: `/${newPath}${target.rest}` })
        .where(eq(page.id, id))
  }
}

/** Adds a permanent redirection at each old path that is still free. Call it after the pages have their new paths. */
export async function leaveRedirections(tx: Tx, moves: readonly Move[]): Promise<Move[]> {
  if (moves.length === 0) return []
  const rows = moves.map(({ from, to }) => ({
    path: from,
    type: 'url_redirection' as const,
    status: 'published' as const,
    redirectTo: `/${to}`,
    httpCode: DEFAULT_HTTP_CODE,
  }))
  const newRedirections = await tx.insert(page).values(rows).onConflictDoNothing({ target: page.path }).returning({ path: page.path })
  return moves.filter(({ from }) => newRedirections.some(({ path }) => path === from))
}

/** Redirections to pages of this site, with what follows the path in their target. */
async function internalRedirections(tx: Tx) {
  const rows = await tx.select({ id: page.id, path: page.path, to: page.redirectTo }).from(page).where(eq(page.type, 'url_redirection'))
  return rows.flatMap(({ id, path, to }) => {
    const target = internalTarget(to ?? '')
    return target ? [{ id, path, target }] : []
  })
}

function internalTarget(to: string): { path: string; rest: string } | null {
  if (/^([a-z][a-z\d+.-]*:|\/\/|[?#])/i.test(to)) return null
  const path = parsePagePath(to)
  return path === null ? null : { path, rest: to.trim().match(/[?#].*$/)?.[0] ?? '' }
}
