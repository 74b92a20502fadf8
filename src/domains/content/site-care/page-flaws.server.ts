import { and, asc, eq, gt } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { findImages } from '#domains/media/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { type ContentDay, datesOf } from '../calendar/dates-of.ts'
import { anchorsOf, linkFlaw, linksOfContent, readLinkFacts } from '../publishing/link-check.server.ts'
import { missingTexts, picturesOf } from '../publishing/picture-check.server.ts'
import { shownValues } from '../publishing/shown-values.ts'
import { page } from '../schema.server.ts'
import type { CareFlaw } from './care-finding.ts'
import type { Scales } from './scales.server.ts'

/** A first or last day of a page’s content. */
export type PageDay = ContentDay & { pageId: number }

/** Pages that are held at once: their blocks may be large. */
const BATCH = 50

type Row = Pick<typeof page.$inferSelect, 'id' | 'path' | 'title' | 'metaDescription' | 'disableSeoTracking' | 'blocks'>

/** The flaws of every published page and the days of its content, by the rules of the check before publication, a batch of pages after the other. Answers how many pages there are. */
export async function eachPageFlaws(
  db: Queryable,
  { catalogue, scales }: { catalogue: Catalogue; scales: Scales },
  keep: (flaws: readonly CareFlaw[], days: readonly PageDay[]) => void,
): Promise<number> {
  const { id, path, title, metaDescription, disableSeoTracking, blocks } = page
  let [last, pages] = [0, 0]
  for (;;) {
    const rows = await db
      .select({ id, path, title, metaDescription, disableSeoTracking, blocks })
      .from(page)
      .where(and(eq(page.type, 'page'), eq(page.status, 'published'), gt(page.id, last)))
      .orderBy(asc(page.id))
      .limit(BATCH)
    if (rows.length === 0) return pages
    pages += rows.length
    last = rows.at(-1)?.id ?? last
    const flaws = [...(await linksOf(db, rows, catalogue)), ...(await picturesOfPages(db, rows, { catalogue, scales })), ...rows.flatMap(descriptionOf)]
    keep(
      flaws,
      rows.flatMap((row) => shownValues(row.blocks, catalogue).flatMap((values) => datesOf(values).map((found) => ({ ...found, pageId: row.id })))),
    )
  }
}

function flawOf(row: Pick<Row, 'id' | 'path' | 'title'>, flaw: Pick<CareFlaw, 'kind'> & Partial<CareFlaw>): CareFlaw {
  return { subject: 'page', subject_id: row.id, title: row.title || row.path, block: '', group: '', field: '', target: '', details: {}, ...flaw }
}

async function linksOf(db: Queryable, rows: readonly Row[], catalogue: Catalogue): Promise<CareFlaw[]> {
  const pages = rows.map((row) => ({ row, links: linksOfContent(row, catalogue) }))
  const facts = await readLinkFacts(
    db,
    pages.flatMap(({ links }) => links.map(({ target }) => target)),
    catalogue,
  )
  return pages.flatMap(({ row, links }) => {
    const own = { paths: [row.path], anchors: anchorsOf(row.blocks, catalogue) }
    return links.flatMap(({ place, target }) => {
      const kind = linkFlaw(target, facts, own)
      return kind ? [flawOf(row, { kind, ...place, target: target.url })] : []
    })
  })
}

async function picturesOfPages(db: Queryable, rows: readonly Row[], { catalogue, scales }: { catalogue: Catalogue; scales: Scales }): Promise<CareFlaw[]> {
  const pages = rows.map((row) => {
    const shown = shownValues(row.blocks, catalogue)
    return { row, shown, pictures: shown.flatMap(picturesOf) }
  })
  const images = await findImages(
    db,
    pages.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
  )
  const flaws: CareFlaw[] = []
  for (const { row, shown, pictures } of pages) {
    for (const { details, code: _, ...place } of missingTexts(shown, pictures, images)) {
      flaws.push(flawOf(row, { kind: 'missing_alt', ...place, target: String(details.image) }))
    }
    for (const { place, id, bytes, width } of await scales.heavy(pictures, images)) {
      flaws.push(flawOf(row, { kind: 'heavy_picture', ...place, target: String(id), details: { bytes, width } }))
    }
  }
  return flaws
}

/** Pages that search engines may not index need no description. */
function descriptionOf(row: Row): CareFlaw[] {
  const lacksIt = row.metaDescription.trim() === '' && !row.disableSeoTracking
  return lacksIt ? [flawOf(row, { kind: 'no_description', field: 'meta_description' })] : []
}
