import { and, eq, inArray, ne } from 'drizzle-orm'
import { anchorOf } from '#block-engine/anchor.ts'
import type { Catalogue } from '#block-engine/catalogue.ts'
import type { Button, FieldDef, Link } from '#fields/field-types.ts'
import { findFileNames } from '#domains/media/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { hrefOf, type LinkTarget } from '../pages/link.ts'
import { findPagePaths } from '../pages/find-page.server.ts'
import { isReservedPath } from '../pages/reserved-paths.ts'
import { BASE_PATH, parsePagePath } from '../pages/page-path.ts'
import { page } from '../schema.server.ts'
import { findPredefinedLinks } from '../settings/find-predefined-links.server.ts'
import { markupFacts } from './markup-facts.server.ts'
import { type ShownValues, shownValues } from './shown-values.ts'
import type { Warning } from './warning.ts'

/** Anchors that exist on every page. */
const FRAME_IDS = ['main', 'top']

type Place = Pick<Warning, 'block' | 'group' | 'field'>
type Found = { place: Place; target: LinkTarget }

/** A form opens over the page; whether visitors see it, its own screen says. */
const FORM_PATH = /^form\/[1-9]\d*$/

/** Stands for the answer to a promise of a button, which is never a page of the site. */
const ANSWERED = 'https://example.com'

/** Broken links of a content: no such page, file, predefined link or anchor. Other sites are not checked. */
export async function findBrokenLinks(
  db: Queryable,
  { content, livePath }: { content: PageContent; livePath: string },
  catalogue: Catalogue,
): Promise<Warning[]> {
  const shown = shownValues(content.blocks, catalogue)
  const links = shown.flatMap(linksOf).filter(({ target }) => target.url.trim() !== '')
  const ids = (type: Link['link_type']) => links.flatMap(({ target }) => (target.link_type === type ? rowIds(target.url) : []))
  const inPaths = links.flatMap(({ target }) => rowIds(target.url.match(/^\/(?:ar\/)?media\/api\/v2\/files\/(\d+)\//)?.[1] ?? ''))
  const [predefinedLinks, pages, files] = await Promise.all([
    findPredefinedLinks(db),
    findPagePaths({ db }, ids('page')),
    findFileNames(db, [...ids('file'), ...inPaths]),
  ])
  const lookups = {
    predefinedLinks,
    findPagePath: (id: number) => pages.get(id) ?? null,
    findFileName: (id: number) => files.get(id) ?? null,
    findEnquiry: () => ANSWERED,
  }
  const resolved = links.map((link) => ({ ...link, href: hrefOf(link.target, lookups) }))
  const own = new Set([content.path, livePath])
  const paths = resolved.flatMap(({ href }) => (href === null ? [] : (pagePathOf(href) ?? [])))
  const existing = await findReachablePaths(db, [...new Set(paths)])
  const anchors = new Set([...FRAME_IDS, ...anchorsOf(shown, content, catalogue)])
  const leadsSomewhere = (href: string): boolean => {
    if (href.startsWith('#')) return anchors.has(decoded(href.slice(1)))
    const file = href.match(/^\/media\/api\/v2\/files\/(\d+)\//)?.[1]
    if (file) return files.has(Number(file))
    const path = pagePathOf(href)
    if (path === null || isReservedPath(path) || FORM_PATH.test(path)) return true
    const [, hash] = href.split('#')
    if (own.has(path)) return !hash || anchors.has(decoded(hash))
    return existing.has(path)
  }
  return resolved
    .filter(({ href }) => href === null || !leadsSomewhere(href))
    .map(({ place, target }) => ({
      code: 'broken_link',
      ...place,
      details: { target: target.url, ...(target.link_type ? { link_type: target.link_type } : {}) },
    }))
}

/** Every link among these values, with its place. */
export function linksOf({ block, group, fields, read }: ShownValues): Found[] {
  return fields.flatMap((field): Found[] => {
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

function anchorsOf(shown: readonly ShownValues[], { blocks }: PageContent, catalogue: Catalogue): string[] {
  const ofBlocks = blocks.flatMap(({ template, is_hidden, fields }) =>
    is_hidden || catalogue.get(template)?.block.anchor === false ? [] : (anchorOf(fields.block_scroll_id) ?? []),
  )
  const ofMarkup = shown.flatMap(({ fields, read }) =>
    fields.flatMap((field) => {
      const value = field.field_type === 'Markdown' && field.format === 'html' ? read(field) : null
      return typeof value === 'string' ? markupFacts(value).ids : []
    }),
  )
  return [...ofBlocks, ...ofMarkup]
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
    .where(and(inArray(page.path, [...paths]), eq(page.status, 'published'), ne(page.type, 'folder')))
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
