import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { findImages } from '#domains/media/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { type ContentDay, datesOf } from '../calendar/dates-of.ts'
import { linkFlaw, linksOfContent, outsideOf, ownPlace, readLinkFacts } from '../publishing/link-check.server.ts'
import { missingTexts, picturesOf } from '../publishing/picture-check.server.ts'
import { shownValues } from '../publishing/shown-values.ts'
import { page } from '../schema.server.ts'
import type { CareFlaw, CarePlace } from './care-finding.ts'
import type { OutsidePlace } from './outside-links.server.ts'
import type { Scales } from './scales.server.ts'

/** A first or last day of a page’s content. */
export type PageDay = ContentDay & { pageId: number }

/** Pages that are read at once: the process answers visitors between them. */
const BATCH = 5

type Row = Pick<typeof page.$inferSelect, 'id' | 'type' | 'path' | 'title' | 'metaDescription' | 'disableSeoTracking' | 'blocks'>

/** The flaws of every published page and shared section, and the days of its content, by the rules of the check before publication, a batch of pages after the other. Answers how many pages there are. */
export async function eachPageFlaws(
  db: Queryable,
  { catalogue, origin, scales }: { catalogue: Catalogue; origin: string; scales: Scales },
  keep: (findings: { flaws: readonly CareFlaw[]; days: readonly PageDay[]; outside: readonly OutsidePlace[] }) => void,
): Promise<number> {
  const { id, type, path, title, metaDescription, disableSeoTracking, blocks } = page
  let [last, pages] = [0, 0]
  for (;;) {
    const rows = await db
      .select({ id, type, path, title, metaDescription, disableSeoTracking, blocks })
      .from(page)
      .where(and(inArray(page.type, ['page', 'section']), eq(page.status, 'published'), gt(page.id, last)))
      .orderBy(asc(page.id))
      .limit(BATCH)
    if (rows.length === 0) return pages
    pages += rows.filter((row) => row.type === 'page').length
    last = rows.at(-1)?.id ?? last
    const links = await linksOf(db, rows, { catalogue, origin })
    const flaws = [...links.flaws, ...(await picturesOfPages(db, rows, { catalogue, scales })), ...rows.flatMap(descriptionOf)]
    const days = rows.flatMap((row) => shownValues(row.blocks, catalogue).flatMap((values) => datesOf(values).map((day) => ({ ...day, pageId: row.id }))))
    keep({ flaws, days, outside: links.outside })
  }
}

type PageIdentity = Pick<Row, 'id' | 'path' | 'title'>

function placeOn(row: PageIdentity, place: Partial<CarePlace>): CarePlace {
  return { subject: 'page', subject_id: row.id, title: row.title || row.path, block: '', group: '', field: '', ...place }
}

function flawOf(row: PageIdentity, { kind, target = '', details = {}, ...place }: Pick<CareFlaw, 'kind'> & Partial<CareFlaw>): CareFlaw {
  return { kind, target, details, ...placeOn(row, place) }
}

async function linksOf(
  db: Queryable,
  rows: readonly Row[],
  { catalogue, origin }: { catalogue: Catalogue; origin: string },
): Promise<{ flaws: CareFlaw[]; outside: OutsidePlace[] }> {
  const pages = rows.map((row) => ({ row, links: linksOfContent(row, catalogue) }))
  const facts = await readLinkFacts(
    db,
    pages.flatMap(({ links }) => links.map(({ target }) => target)),
    catalogue,
  )
  const outside = pages.flatMap(({ row, links }) =>
    links.flatMap(({ place, target }) => {
      const url = outsideOf(target, facts, origin)
      return url === null ? [] : [{ url, place: placeOn(row, place) }]
    }),
  )
  const flaws: CareFlaw[] = []
  for (const { row, links } of pages) {
    const own = await ownPlace(db, { ...row, paths: [row.path] }, catalogue)
    for (const { place, target } of links) {
      const kind = linkFlaw(target, facts, own)
      if (kind) flaws.push(flawOf(row, { kind, ...place, target: target.url }))
    }
  }
  return { flaws, outside }
}

async function picturesOfPages(db: Queryable, rows: readonly Row[], { catalogue, scales }: { catalogue: Catalogue; scales: Scales }): Promise<CareFlaw[]> {
  const pages = rows.map((row) => {
    const values = shownValues(row.blocks, catalogue)
    return { row, shown: values, pictures: values.flatMap(picturesOf) }
  })
  const images = await findImages(
    db,
    pages.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
  )
  const flaws: CareFlaw[] = []
  for (const { row, shown: values, pictures } of pages) {
    for (const { details, code: _, ...place } of missingTexts(values, pictures, images)) {
      flaws.push(flawOf(row, { kind: 'missing_alt', ...place, target: String(details.image) }))
    }
    for (const { place, id, bytes, width } of await scales.heavy(pictures, images)) {
      flaws.push(flawOf(row, { kind: 'heavy_picture', ...place, target: String(id), details: { bytes, width } }))
    }
  }
  return flaws
}

/** Pages that search engines may not index need no description, shared sections neither. */
function descriptionOf(row: Row): CareFlaw[] {
  const lacksIt = row.type === 'page' && row.metaDescription.trim() === '' && !row.disableSeoTracking
  return lacksIt ? [flawOf(row, { kind: 'no_description', field: 'meta_description' })] : []
}
