import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { anchorOf } from '#block-engine/anchor.ts'
import type { Catalogue } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { Button, FieldDef, Link } from '#fields/field-types.ts'
import { findFileNames } from '#domains/media/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { hrefOf, type LinkLookups, type LinkTarget } from '../pages/link.ts'
import { findPagePaths } from '../pages/find-page.server.ts'
import { isReservedPath } from '../pages/reserved-paths.ts'
import { BASE_PATH, parsePagePath } from '../pages/page-path.ts'
import { page } from '../schema.server.ts'
import { findPredefinedLinks } from '../settings/find-predefined-links.server.ts'
import { markupFacts } from './markup-facts.server.ts'
import { withSections } from '../sections/with-sections.server.ts'
import { type ShownValues, shownValues } from './shown-values.ts'
import type { Warning } from './warning.ts'

/** Anchors that exist on every page. */
const FRAME_IDS = ['main', 'top']

type Place = Pick<Warning, 'block' | 'group' | 'field'>
type FoundLink = { place: Place; target: LinkTarget }

/** A form opens over the page; whether visitors see it, its own screen says. */
const FORM_PATH = /^form\/[1-9]\d*$/

/** Stands for the answer to a promise of a button, which is never a page of the site. */
const SAMPLE_ADDRESS = 'https://example.com'

/** Broken links of a content: no such page, file, predefined link or anchor. Other sites are not checked. */
export async function findBrokenLinks(
  db: Queryable,
  { content, livePath }: { content: PageContent; livePath: string },
  catalogue: Catalogue,
): Promise<Warning[]> {
  const links = linksOfContent(content, catalogue)
  const targets = links.map(({ target }) => target)
  const facts = await readLinkFacts(db, targets, catalogue)
  const own = await ownPlace(db, { ...content, paths: [content.path, livePath] }, catalogue)
  return links
    .filter(({ target }) => linkFlaw(target, facts, own) !== null)
    .map(({ place, target }) => ({
      code: 'broken_link',
      ...place,
      details: { target: target.url, ...(target.link_type ? { link_type: target.link_type } : {}) },
    }))
}

/** Where a link may lead within the page itself; undefined for a shared section, which stands on pages of many anchors. */
export async function ownPlace(
  db: Queryable,
  { type, paths, blocks }: Pick<PageContent, 'type' | 'blocks'> & { paths: readonly string[] },
  catalogue: Catalogue,
): Promise<{ paths: readonly string[]; anchors: ReadonlySet<string> } | undefined> {
  return type === 'section' ? undefined : { paths, anchors: anchorsOf(await withSections({ db }, blocks, catalogue), catalogue) }
}

/** Every link of a content that names a target, with its place. */
export function linksOfContent({ blocks }: Pick<PageContent, 'blocks'>, catalogue: Catalogue): FoundLink[] {
  return shownValues(blocks, catalogue)
    .flatMap(linksOf)
    .filter(({ target }) => target.url.trim() !== '')
}

/** What is known of the targets of some links, read at once: their addresses, pages that visitors reach, files, and anchors of pages that are named with one. */
export type LinkFacts = {
  lookups: LinkLookups
  files: ReadonlyMap<number, string>
  existing: ReadonlySet<string>
  /** Of pages made of blocks; the anchors of others are not known. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
}

export async function readLinkFacts(db: Queryable, targets: readonly LinkTarget[], catalogue: Catalogue): Promise<LinkFacts> {
  const ids = (type: Link['link_type']) => targets.flatMap(({ link_type, url }) => (link_type === type ? rowIds(url) : []))
  const inPaths = targets.flatMap(({ url }) => rowIds(url.match(/^\/(?:ar\/)?media\/api\/v2\/files\/(\d+)\//)?.[1] ?? ''))
  const [predefinedLinks, pages, files] = await Promise.all([
    findPredefinedLinks(db),
    findPagePaths({ db }, ids('page')),
    findFileNames(db, [...ids('file'), ...inPaths]),
  ])
  const lookups = {
    predefinedLinks,
    findPagePath: (id: number) => pages.get(id) ?? null,
    findFileName: (id: number) => files.get(id) ?? null,
    findEnquiry: () => SAMPLE_ADDRESS,
  }
  const hrefs = targets.flatMap((target) => hrefOf(target, lookups) ?? [])
  const paths = hrefs.flatMap((href) => pagePathOf(href) ?? [])
  const withHash = hrefs.flatMap((href) => (href.includes('#') ? (pagePathOf(href) ?? []) : []))
  const existing = await findReachablePaths(db, [...new Set(paths)])
  return { lookups, files, existing, anchors: await findAnchors(db, [...new Set(withHash)], catalogue) }
}

/** The address of another site that a link leads to; null for all that is on this one, whose origin is `https://…`. */
export function outsideOf(target: LinkTarget, { lookups }: LinkFacts, origin: string): string | null {
  const href = hrefOf(target, lookups)
  if (href === null || href === SAMPLE_ADDRESS || !/^https?:/.test(href)) return null
  return new URL(href).origin === origin ? null : href.replace(/#.*$/s, '')
}

/** The page that links stand on, by its paths; an anchor without a path is one of its anchors. */
export type OwnPage = { paths: readonly string[]; anchors: ReadonlySet<string> }

/** Why a link leads nowhere: it has no target that visitors reach, or the page that it leads to has no such anchor. Without `own`, bare anchors are not judged. */
export function linkFlaw(target: LinkTarget, { lookups, files, existing, anchors }: LinkFacts, own?: OwnPage): 'broken_link' | 'broken_anchor' | null {
  const href = hrefOf(target, lookups)
  if (href === null) return 'broken_link'
  const judged = (pageAnchors: ReadonlySet<string> | undefined, hash: string | undefined) =>
    !pageAnchors || !hash || pageAnchors.has(decoded(hash)) ? null : 'broken_anchor'
  if (href.startsWith('#')) return judged(own?.anchors, href.slice(1))
  const file = href.match(/^\/media\/api\/v2\/files\/(\d+)\//)?.[1]
  if (file) return files.has(Number(file)) ? null : 'broken_link'
  const path = pagePathOf(href)
  if (path === null || isReservedPath(path) || FORM_PATH.test(path)) return null
  const [, hash] = href.split('#')
  if (own?.paths.includes(path)) return judged(own.anchors, hash)
  return existing.has(path) ? judged(anchors.get(path), hash) : 'broken_link'
}

/** Every link among these values, with its place. */
export function linksOf({ block, group, fields, read }: ShownValues): FoundLink[] {
  return fields.flatMap((field): FoundLink[] => {
    const place = { block, ...(group === undefined ? {} : { group }), field: field.symbol }
    return targetsOf(field, read(field)).map((target) => ({ place, target }))
  })
}

function targetsOf(field: FieldDef, value: unknown): LinkTarget[] {
  if (field.field_type === 'Link' && value) return [value as Link]
  if (field.field_type === 'LinksCollection' && Array.isArray(value)) {
    return (value as Button[]).map(({ target, link_type, target_type }) => ({ url: target, link_type, target_type }) as LinkTarget)
  }
  if (field.field_type === 'Markdown' && field.format === 'html' && typeof value === 'string') return markupFacts(value).hrefs.map((url) => ({ url }))
  return []
}

/** The names within a page of these blocks that an address may end with. */
export function anchorsOf(blocks: readonly StoredBlock[], catalogue: Catalogue): Set<string> {
  const ofBlocks = blocks.flatMap(({ template, is_hidden, fields }) =>
    is_hidden || catalogue.get(template)?.block.anchor === false ? [] : (anchorOf(fields.block_scroll_id) ?? []),
  )
  const ofMarkup = shownValues(blocks, catalogue).flatMap(({ fields, read }) =>
    fields.flatMap((field) => {
      const value = field.field_type === 'Markdown' && field.format === 'html' ? read(field) : null
      return typeof value === 'string' ? markupFacts(value).ids : []
    }),
  )
  return new Set([...FRAME_IDS, ...ofBlocks, ...ofMarkup])
}

async function findAnchors(db: Queryable, paths: readonly string[], catalogue: Catalogue): Promise<Map<string, Set<string>>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .select({ path: page.path, blocks: page.blocks })
    .from(page)
    .where(and(inArray(page.path, [...paths]), eq(page.type, 'page'), eq(page.status, 'published')))
  const anchorsByPage = new Map<string, Set<string>>()
  // In sequence: a transaction has one connection.
  for (const { path, blocks } of rows) anchorsByPage.set(path, anchorsOf(await withSections({ db }, blocks, catalogue), catalogue))
  return anchorsByPage
}

/** The path of a page of this site that an address leads to; null for other sites, files, e-mail addresses and anchors. */
export function pagePathOf(href: string): string | null {
  return `${href}/`.startsWith(BASE_PATH) ? parsePagePath(href) : null
}

/** The paths among these that have a published page or a redirection. */
async function findReachablePaths(db: Queryable, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const rows = await db
    .select({ path: page.path })
    .from(page)
    .where(and(inArray(page.path, [...paths]), eq(page.status, 'published'), notInArray(page.type, ['folder', 'section'])))
  return new Set(rows.map(({ path }) => path))
}

function rowIds(id: string): number[] {
  return /^[1-9]\d{0,8}$/.test(id.trim()) ? [Number(id)] : []
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    // An anchor that is not encoded is looked for as it is.
    return hash
  }
}
