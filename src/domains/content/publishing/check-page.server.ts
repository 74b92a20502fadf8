import type { CatalogueWithExamples } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { may } from '#domains/accounts/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { contentOf } from '../drafts/content-of.ts'
import type { Problem } from '../drafts/draft.ts'
import { findProblems } from '../drafts/find-problems.ts'
import type { PageContent } from '../drafts/page-content.ts'
import { findPageState, upgradedContent } from '../drafts/page-rows.server.ts'
import { sampleContentOf } from './sample-content-of.server.ts'
import { findBrokenLinks } from './link-check.server.ts'
import { markupFacts } from './markup-facts.server.ts'
import { heavyPictures, htmlOf, missingTexts, picturesOf, placeOf } from './picture-check.server.ts'
import { type ShownValues, shownValues } from './shown-values.ts'
import type { Warning } from './warning.ts'
import { type WithoutSamples, withoutSamples } from './without-samples.ts'
import { findLiveSections } from '../sections/with-sections.server.ts'
import { sectionIdOf } from '../sections/section.ts'

type PageChecks = { problems: Problem[]; warnings: Warning[]; live: PageContent | null; without_samples: WithoutSamples | null }

/** Problems that keep a page's draft from being published, warnings about what visitors would notice, and what they see now: null for a page that they do not see. */
export async function checkPage(
  ctx: Ctx,
  { pageId, storage }: { pageId: number; storage: Storage },
  catalogue: CatalogueWithExamples,
): Promise<Outcome<PageChecks, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'pages.read')) return refuse('forbidden')
  const state = await findPageState(ctx.db, pageId, catalogue, ctx)
  if (!state) return refuse('gone')
  const { content, page } = state
  const values = shownValues(content.blocks, catalogue)
  const pictures = values.flatMap(picturesOf)
  const images = await findImages(
    ctx.db,
    pictures.map(({ id }) => id),
  )
  const [sections, links, heavy] = await Promise.all([
    findMissingSections(ctx.db, content.blocks),
    findBrokenLinks(ctx.db, { content, livePath: page.path }, catalogue),
    heavyPictures(ctx, storage, pictures, images),
  ])
  const samples = sampleContentOf(state, catalogue, ctx)
  return done({
    problems: findProblems(content, catalogue),
    without_samples: withoutSamples(content.blocks, samples, catalogue),
    warnings: [...samples, ...sections, ...links, ...linksWithoutTarget(values), ...missingTexts(values, pictures, images), ...headingJumps(values), ...heavy],
    live: page.status === 'draft' ? null : upgradedContent(contentOf(page), catalogue, ctx),
  })
}

/** Blocks in whose place visitors see nothing, since the shared section is not published or was deleted. */
async function findMissingSections(db: Queryable, blocks: readonly StoredBlock[]): Promise<Warning[]> {
  const placements = blocks.flatMap((block) => {
    const section = block.is_hidden ? null : sectionIdOf(block)
    return section === null ? [] : [{ block: block.id, section }]
  })
  const live = await findLiveSections(
    db,
    placements.map(({ section }) => section),
  )
  return placements
    .filter(({ section }) => !live.has(section))
    .map(({ block, section }) => ({ code: 'missing_section', block, field: 'section_id', details: { section } }))
}

/** Links in texts that nobody gave a target, or whose target was no address and was not stored. */
function linksWithoutTarget(shownFields: readonly ShownValues[]): Warning[] {
  return shownFields.flatMap((values) =>
    htmlOf(values).flatMap(({ symbol, html }) =>
      markupFacts(html).withoutTarget.map((text): Warning => ({ code: 'no_target', ...placeOf(values, symbol), details: { text } })),
    ),
  )
}

/** Skipped heading levels, and every first-level heading after the first. */
function headingJumps(values: readonly ShownValues[]): Warning[] {
  const warnings: Warning[] = []
  let last = 0
  let hasFirst = false
  for (const { level, place } of values.flatMap(headingsOf)) {
    const isSecondFirst = level === 1 && hasFirst
    // A page may begin at level two: not every page shows a title.
    if (level > Math.max(last, 1) + 1 || isSecondFirst) warnings.push({ code: 'heading_jump', ...place, details: { from: last, to: level } })
    hasFirst ||= level === 1
    last = level
  }
  return warnings
}

function headingsOf(values: ShownValues): { level: number; place: Pick<Warning, 'block' | 'group' | 'field'> }[] {
  const { fields, read } = values
  const tag = fields.find(({ symbol }) => symbol === 'header_tag')
  const heading = fields.find(({ symbol }) => symbol === 'heading')
  const level = tag && heading && String(read(heading) ?? '').trim() !== '' ? Number(read(tag)) : 0
  const own = level > 0 ? [{ level, place: placeOf(values, 'header_tag') }] : []
  const inMarkup = htmlOf(values).flatMap(({ symbol, html }) =>
    markupFacts(html).headings.map((headingLevel) => ({ level: headingLevel, place: placeOf(values, symbol) })),
  )
  return [...own, ...inMarkup]
}
