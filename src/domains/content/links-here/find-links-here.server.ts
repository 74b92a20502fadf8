import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Catalogue } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { SettingTable } from '#fields/settings/settings.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { hrefOf, type LinkTarget } from '../pages/link.ts'
import { linksOf, pagePathOf } from '../publishing/link-check.server.ts'
import { markupFacts } from '../publishing/markup-facts.server.ts'
import { shownValues } from '../publishing/shown-values.ts'
import { navEntry, page, pageDraft, setting } from '../schema.server.ts'
import { findPredefinedLinks } from '../settings/find-predefined-links.server.ts'
import { isSecretSetting } from '../settings/is-secret-setting.ts'
import type { LinkHere } from './link-here.ts'

type Site = { catalogue: Catalogue; settings: SettingTable; origin: string }
/** Decides whether a target leads to the page; `texts` are the ways in which its address may be written. */
type Search = { id: number; leadsHere: (target: LinkTarget) => boolean; texts: readonly string[] }

/** Finds everything that links to a page: visible blocks of other pages and drafts, redirections, the menu, settings. */
export async function findLinksHere(ctx: Ctx, pageId: number, site: Site): Promise<Outcome<LinkHere[], 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const [row] = await ctx.db.select({ path: page.path }).from(page).where(eq(page.id, pageId))
  if (!row) return refuse('gone')
  const search = await searchFor(ctx.db, { id: pageId, path: row.path }, site)
  const links: LinkHere[] = []
  for (const find of [entriesLeading, settingsLeading, redirectsLeading, pagesLeading, draftsLeading]) links.push(...(await find(ctx.db, search, site)))
  const live = new Set(links.flatMap(({ kind, block }) => (kind === 'page' && block ? [block.id] : [])))
  return done(links.filter(({ kind, block }) => kind !== 'draft' || !block || !live.has(block.id)))
}

async function searchFor(db: Queryable, { id, path }: { id: number; path: string }, { origin }: Site): Promise<Search> {
  const predefinedLinks = await findPredefinedLinks(db)
  const lookups = { predefinedLinks, findPagePath: (pageId: number) => (pageId === id ? path : null), findFileName: () => null }
  const leadsHere = (target: LinkTarget) => {
    const href = hrefOf(target, lookups)
    if (href === null) return false
    return pagePathOf(href.startsWith(`${origin}/`) ? href.slice(origin.length) : href) === path
  }
  const aliases = predefinedLinks.filter(({ alias }) => leadsHere({ url: alias })).map(({ alias }) => alias)
  const texts = [path, encodeURI(path), `"${id}"`, ...aliases].map((text) => JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').toLowerCase())
  return { id, leadsHere, texts: path === '' ? [''] : texts }
}

/** Narrows the rows down by their text; `leadsHere` then decides. */
function mentions(column: PgColumn, { texts }: Search): SQL | undefined {
  return or(...texts.map((text) => sql`position(${text} in lower(${column}::text)) > 0`))
}

async function entriesLeading(db: Queryable, { leadsHere }: Search): Promise<LinkHere[]> {
  const rows = await db.select({ id: navEntry.id, label: navEntry.label, url: navEntry.url }).from(navEntry).orderBy(asc(navEntry.id))
  return rows.filter(({ url }) => url.trim() !== '' && leadsHere({ url })).map(({ id, label }) => ({ kind: 'nav_entry', id, title: label }))
}

async function redirectsLeading(db: Queryable, { id: own, leadsHere }: Search): Promise<LinkHere[]> {
  const rows = await db
    .select({ id: page.id, path: page.path, to: page.redirectTo })
    .from(page)
    .where(and(eq(page.type, 'url_redirection'), eq(page.status, 'published'), ne(page.id, own)))
    .orderBy(asc(page.path))
  return rows.filter(({ to }) => to !== null && leadsHere({ url: to })).map(({ id, path }) => ({ kind: 'redirect', id, title: path, path }))
}

async function pagesLeading(db: Queryable, search: Search, site: Site): Promise<LinkHere[]> {
  const rows = await db
    .select({ id: page.id, path: page.path, title: page.title, blocks: page.blocks })
    .from(page)
    .where(and(ne(page.id, search.id), inArray(page.type, ['page', 'section']), inArray(page.status, ['published', 'disabled']), mentions(page.blocks, search)))
    .orderBy(asc(page.path))
  return rows.flatMap(({ blocks, ...row }) => blocksLeading('page', row, blocks, search, site))
}

async function draftsLeading(db: Queryable, search: Search, site: Site): Promise<LinkHere[]> {
  const rows = await db
    .select({ id: page.id, path: page.path, content: pageDraft.content })
    .from(pageDraft)
    .innerJoin(page, eq(page.id, pageDraft.pageId))
    .where(and(ne(page.id, search.id), mentions(pageDraft.content, search)))
    .orderBy(asc(page.path))
  return rows.flatMap(({ content, ...row }) => blocksLeading('draft', { ...row, title: content.title }, content.blocks, search, site))
}

type Row = { id: number; path: string; title: string }

function blocksLeading(
  kind: 'page' | 'draft',
  { id, path, title }: Row,
  blocks: readonly StoredBlock[],
  { leadsHere }: Search,
  { catalogue }: Site,
): LinkHere[] {
  const leading = new Set(
    shownValues(blocks, catalogue)
      .flatMap(linksOf)
      .filter(({ target }) => target.url.trim() !== '' && leadsHere(target))
      .map(({ place }) => place.block),
  )
  return blocks
    .filter((block) => leading.has(block.id))
    .map((block) => ({ kind, id, title: title || path, path, block: { id: block.id, template: block.template } }))
}

/** Settings in force, such as links of the footer and pages that the site itself leads to. */
async function settingsLeading(db: Queryable, { leadsHere }: Search, { settings }: Site): Promise<LinkHere[]> {
  const valuesByKey = new Map((await db.select().from(setting)).filter(({ value }) => value !== null).map(({ key, value }) => [key, value]))
  // Predefined links take part under the key of the setting that holds them; the page of a model is one address for each family.
  const ofModels = (await findPredefinedLinks(db)).filter(({ alias, url }) => alias.startsWith('links.model:') && leadsHere({ url })).length > 0
  return Object.entries(settings)
    .filter(([key, { format, default: fallback }]) => {
      if (isSecretSetting(key, settings) || format === 'paths') return false
      if (key === 'links.model') return ofModels
      return targetsIn(valuesByKey.get(key) ?? fallback, format === 'html').some(leadsHere)
    })
    .map(([key]) => ({ kind: 'setting', id: key, title: key }))
}

/** Everything in a setting that may be a link: addresses, links as blocks have them, and links in markup. */
function targetsIn(value: unknown, isMarkup: boolean): LinkTarget[] {
  if (typeof value === 'string') {
    if (isMarkup) return markupFacts(value).hrefs.map((url) => ({ url }))
    const text = value.trim()
    const read = /^[[{]/.test(text) ? parsed(text) : undefined
    if (read !== undefined) return targetsIn(read, false)
    return /^(\/|https?:)/i.test(text) ? [{ url: text }] : []
  }
  if (Array.isArray(value)) return value.flatMap((one) => targetsIn(one, false))
  if (typeof value !== 'object' || value === null) return []
  const { url, target = url, link_type, target_type, ...rest } = value as Record<string, unknown>
  const own = typeof target === 'string' && target.trim() !== '' ? [{ url: target, link_type, target_type } as LinkTarget] : []
  return [...own, ...Object.values(rest).flatMap((one) => targetsIn(one, false))]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Settings that are no JSON hold no links.
    return undefined
  }
}
