import { and, eq, like } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { LinkTarget } from '../pages/link.ts'
import { linkFlaw, outsideOf, readLinkFacts } from '../publishing/link-check.server.ts'
import { leadsToRedirect, redirectFlaw } from '../redirects/redirect-flaw.ts'
import { navEntry, page } from '../schema.server.ts'
import type { CareFlaw } from './care-finding.ts'
import type { OutsidePlace } from './outside-links.server.ts'

/** Redirections of the site that lead in a circle, to another redirection, or to what visitors do not reach. */
export async function findRedirectFlaws(db: Queryable, { catalogue, origin }: { catalogue: Catalogue; origin: string }): Promise<CareFlaw[]> {
  const rows = await db
    .select({ id: page.id, path: page.path, to: page.redirectTo })
    .from(page)
    .where(and(eq(page.type, 'url_redirection'), eq(page.status, 'published')))
  const facts = await readLinkFacts(
    db,
    rows.map(({ to }) => ({ url: to ?? '' })),
    catalogue,
  )
  const map = { targets: new Map(rows.map(({ path, to }) => [path, to ?? ''])), predefinedLinks: facts.lookups.predefinedLinks, origin }
  const kindOf = (path: string, to: string): CareFlaw['kind'] | null => {
    const flaw = redirectFlaw(path, to, map)
    if (flaw === 'not_a_link') return 'broken_link'
    if (flaw) return 'redirect_loop'
    return linkFlaw({ url: to }, facts) ?? (leadsToRedirect(to, map) ? 'redirect_chain' : null)
  }
  return rows.flatMap(({ id, path, to }) => {
    const kind = kindOf(path, to ?? '')
    return kind
      ? [{ kind, subject: 'redirect' as const, subject_id: id, title: `/${path}`, block: '', group: '', field: 'to', target: to ?? '', details: {} }]
      : []
  })
}

/** A link outside of pages: of the menu or of a form, with the place where it is edited. */
export type OtherLink = Pick<CareFlaw, 'subject' | 'subject_id' | 'title' | 'field'> & { target: LinkTarget }

export async function listNavLinks(db: Queryable): Promise<OtherLink[]> {
  const rows = await db.select({ id: navEntry.id, label: navEntry.label, url: navEntry.url }).from(navEntry)
  return rows.map(({ id, label, url }) => ({ subject: 'nav_entry', subject_id: id, title: label, field: 'url', target: { url } }))
}

/** Redirections to other sites; those within the site are judged by {@link findRedirectFlaws}. */
export async function listRedirectLinks(db: Queryable): Promise<OtherLink[]> {
  const rows = await db
    .select({ id: page.id, path: page.path, to: page.redirectTo })
    .from(page)
    .where(and(eq(page.type, 'url_redirection'), eq(page.status, 'published'), like(page.redirectTo, 'http%')))
  return rows.map(({ id, path, to }) => ({ subject: 'redirect', subject_id: id, title: `/${path}`, field: 'to', target: { url: to ?? '' } }))
}

/** Those of these links that lead nowhere, and those that lead to other sites. */
export async function findLinkFlaws(
  db: Queryable,
  links: readonly OtherLink[],
  { catalogue, origin }: { catalogue: Catalogue; origin: string },
): Promise<{ flaws: CareFlaw[]; outside: OutsidePlace[] }> {
  const writtenLinks = links.filter(({ target }) => target.url.trim() !== '')
  const facts = await readLinkFacts(
    db,
    writtenLinks.map(({ target }) => target),
    catalogue,
  )
  const flaws: CareFlaw[] = []
  const outside: OutsidePlace[] = []
  for (const { target, ...where } of writtenLinks) {
    const place = { ...where, block: '', group: '' }
    const kind = linkFlaw(target, facts)
    const url = outsideOf(target, facts, origin)
    if (kind) flaws.push({ kind, ...place, target: target.url, details: {} })
    if (url !== null) outside.push({ url, place })
  }
  return { flaws, outside }
}
