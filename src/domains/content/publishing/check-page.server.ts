import { reasonOf } from '#kernel/reason-of.ts'
import type { Catalogue } from '#block-engine/catalogue.ts'
import type { ImageField, Size } from '#fields/field-types.ts'
import { may } from '#domains/accounts/index.ts'
import type { ImageRecord } from '#domains/media/index.ts'
import { findImages, measurePicture } from '#domains/media/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { Problem } from '../drafts/draft.ts'
import { findProblems } from '../drafts/find-problems.ts'
import { findPageState } from '../drafts/page-rows.server.ts'
import { sampleContentOf } from './sample-content-of.server.ts'
import { findBrokenLinks } from './link-check.server.ts'
import { markupFacts } from './markup-facts.server.ts'
import { type ShownValues, shownValues } from './shown-values.ts'
import type { Warning } from './warning.ts'

/** A common desktop width, in px, and the most bytes that a picture should take there. */
const SCREEN_WIDTH = 1440
const HEAVY_BYTES = 200 * 1024
/** The most pictures that are resized for a check, since somebody waits for it; further ones count when their variants exist already. */
const MOST_MADE = 8
const MOST_MEASURED = 60

/** Problems that keep a page's draft from being published, and warnings about what visitors would notice. */
export async function checkPage(
  ctx: Ctx,
  { pageId, storage }: { pageId: number; storage: Storage },
  catalogue: Catalogue,
): Promise<Outcome<{ problems: Problem[]; warnings: Warning[] }, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const state = await findPageState(ctx.db, pageId, catalogue, ctx)
  if (!state) return refuse('gone')
  const { content, page } = state
  const shown = shownValues(content.blocks, catalogue)
  const pictures = shown.flatMap(picturesOf)
  const images = await findImages(
    ctx.db,
    pictures.map(({ id }) => id),
  )
  const [links, heavy] = await Promise.all([
    findBrokenLinks(ctx.db, { content, livePath: page.path }, catalogue),
    heavyPictures(ctx, storage, pictures, images),
  ])
  return done({
    problems: findProblems(content, catalogue),
    warnings: [...sampleContentOf(state, catalogue, ctx), ...links, ...missingTexts(shown, pictures, images), ...headingJumps(shown), ...heavy],
  })
}

type Place = Pick<Warning, 'block' | 'group' | 'field'>
type Shown = { place: Place; field: ImageField; id: number; alt: string; sizes: readonly Size[] }

function placeOf({ block, group }: ShownValues, field: string): Place {
  return { block, ...(group === undefined ? {} : { group }), field }
}

function picturesOf(values: ShownValues): Shown[] {
  return values.fields.flatMap((field): Shown[] => {
    if (field.field_type !== 'Image') return []
    const { id, alt = '' } = (values.read(field) ?? {}) as { id?: unknown; alt?: string }
    if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0 || id > 2_147_483_647) return []
    const sizes = field.sizesBy?.sizes[String(values.own[field.sizesBy.symbol])] ?? field.sizes
    return [{ place: placeOf(values, field.symbol), field, id, alt: String(alt ?? '').trim(), sizes }]
  })
}

/** Pictures without a text alternative, both in the block and in the library. */
function missingTexts(shown: readonly ShownValues[], pictures: readonly Shown[], images: ReadonlyMap<number, ImageRecord>): Warning[] {
  const inFields = pictures
    .filter(({ field, id, alt }) => field.withAlt && alt === '' && images.get(id)?.alt.ar.trim() === '')
    .map(({ place, id }): Warning => ({ code: 'missing_alt', ...place, details: { image: id } }))
  const inMarkup = shown.flatMap((values) =>
    htmlOf(values).flatMap(({ symbol, html }) =>
      markupFacts(html)
        .pictures.filter(({ hasAlt }) => !hasAlt)
        .map(({ src }): Warning => ({ code: 'missing_alt', ...placeOf(values, symbol), details: { image: src } })),
    ),
  )
  return [...inFields, ...inMarkup]
}

function htmlOf({ fields, read }: ShownValues): { symbol: string; html: string }[] {
  return fields.flatMap((field) => {
    const html = field.field_type === 'Markdown' && field.format === 'html' ? read(field) : null
    return typeof html === 'string' && html !== '' ? [{ symbol: field.symbol, html }] : []
  })
}

/** Skipped heading levels, and every first-level heading after the first. */
function headingJumps(shown: readonly ShownValues[]): Warning[] {
  const warnings: Warning[] = []
  let last = 0
  let hasFirst = false
  for (const { level, place } of shown.flatMap(headingsOf)) {
    const isSecondFirst = level === 1 && hasFirst
    // A page may begin at level two: not every page shows a title.
    if (level > Math.max(last, 1) + 1 || isSecondFirst) warnings.push({ code: 'heading_jump', ...place, details: { from: last, to: level } })
    hasFirst ||= level === 1
    last = level
  }
  return warnings
}

function headingsOf(values: ShownValues): { level: number; place: Place }[] {
  const { fields, read } = values
  const tag = fields.find(({ symbol }) => symbol === 'header_tag')
  const heading = fields.find(({ symbol }) => symbol === 'heading')
  const level = tag && heading && String(read(heading) ?? '').trim() !== '' ? Number(read(tag)) : 0
  const own = level > 0 ? [{ level, place: placeOf(values, 'header_tag') }] : []
  const inMarkup = htmlOf(values).flatMap(({ symbol, html }) => markupFacts(html).headings.map((found) => ({ level: found, place: placeOf(values, symbol) })))
  return [...own, ...inMarkup]
}

async function heavyPictures(ctx: Ctx, storage: Storage, pictures: readonly Shown[], images: ReadonlyMap<number, ImageRecord>): Promise<Warning[]> {
  let made = 0
  const canMake = () => {
    made += 1
    return made <= MOST_MADE
  }
  const warnings = await Promise.all(
    pictures.slice(0, MOST_MEASURED).map(async ({ place, id, sizes }): Promise<Warning[]> => {
      const image = images.get(id)
      if (!image) return []
      try {
        const measured = await measurePicture(storage, image, { sizes, screenWidth: SCREEN_WIDTH, canMake })
        return measured && measured.bytes > HEAVY_BYTES ? [{ code: 'heavy_picture', ...place, details: { image: id, ...measured } }] : []
      } catch (error) {
        // A missing original is visible on the page itself; the check is about the other pictures.
        ctx.log.warn('a picture could not be measured', { image: id, reason: reasonOf(error) })
        return []
      }
    }),
  )
  return warnings.flat()
}
