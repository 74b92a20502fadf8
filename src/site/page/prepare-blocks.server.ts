import type { BlockNeeds, Need } from '#block-engine/block-needs.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { readQuery } from '#block-engine/page-query.ts'
import { collectReferences, noReferences } from '#block-engine/references.ts'
import { type ResolvedBlock, resolveBlock, type Resolver, schedulesOf } from '#block-engine/resolve-block.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'
import { upgradeBlocks } from '#block-engine/upgrade-blocks.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { buttonView, type LinkLookups, linkView, settingHref } from '#domains/content/index.ts'
import { findPagePaths } from '#domains/content/index.server.ts'
import type { StockSearch } from '#domains/stock/index.ts'
import { fallbackImageView, imageView } from '#domains/media/index.ts'
import { findFileNames, findImages } from '#domains/media/index.server.ts'
import type { Logger } from '#kernel/log.ts'
import { nextChange } from '#kernel/schedule.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { blockProviders } from '../registry/block-providers.gen.server.ts'
import type { BlockProps, FailureWords, ReadyBlock } from './ready-block.ts'
import type { SiteContent } from './site-content.server.ts'

/** The first two blocks of a page load at once, the rest when they come near. */
const EAGER_BLOCKS = 2

/** `until` is when a schedule changes the page; `isDegraded` says that something of it could not be read. */
export type PreparedBlocks = { blocks: ReadyBlock[]; until: Date | null; isDegraded: boolean }

/** Where the blocks stand and what they may ask. `query` is that of the visitor's address; blocks are given what they read of it. */
export type BlockPlace = { path: string; query: URLSearchParams; site: SiteContent; stock: StockSearch }

const unknownTemplates = new Set<string>()

/** Fetches in one pass all that the blocks point to, then completes them and loads their data side by side. */
export async function prepareBlocks(ctx: Ctx, stored: readonly StoredBlock[], { path, query, site, stock }: BlockPlace): Promise<PreparedBlocks> {
  const upgraded = upgradeBlocks(stored, catalogue, ctx.log)
  const references = noReferences()
  for (const block of upgraded) {
    const template = catalogue.get(block.template)
    if (template) collectReferences(block, template.block, references)
  }
  const [images, pages, files] = await Promise.all([
    findImages(ctx.db, [...references.images]).catch((error: unknown) => {
      ctx.log.error('pictures could not be looked up', { reason: String(error) })
      return null
    }),
    findPagePaths(ctx, [...references.pages]),
    findFileNames(ctx.db, [...references.files]),
  ])
  const now = ctx.clock.now()
  const { timeZone } = site.settings
  const lookups: LinkLookups = {
    predefinedLinks: site.settings.predefinedLinks,
    findPagePath: (id) => pages.get(id) ?? null,
    findFileName: (id) => files.get(id) ?? null,
  }
  const resolver: Resolver = {
    image: (id, alt, sizes) => {
      if (!images) return fallbackImageView(id, alt)
      const record = images.get(id)
      return record ? imageView(record, sizes, alt) : null
    },
    link: (link) => linkView(link, lookups),
    button: (button) => buttonView(button, lookups),
    word: site.word,
    now,
    timeZone,
    log: ctx.log,
  }
  const around = { ctx: { ...ctx, staff: null }, path, timeZone, now }
  const needs = neededOf({ ...site, ctx: around.ctx, stock, stockHref: settingHref(site.settings.stock.page) })
  const blocks = await Promise.all(
    upgraded.map((block, index) => {
      const template = catalogue.get(block.template)?.block
      const contextOf = () => ({ ...around, query: readQuery(query, template?.readsQuery ?? []), ...needs(template?.needs ?? []) })
      return prepareOne(block, { isEager: index < EAGER_BLOCKS, resolver, contextOf, log: ctx.log })
    }),
  )
  return { blocks, until: nextChange(now, upgraded.flatMap(schedulesOf), timeZone), isDegraded: images === null }
}

type ProviderSite = SiteContent & { ctx: Ctx; stock: StockSearch; stockHref: string }

/** Gives blocks what they need of the domains, each built once for the page and only when a block asks for it. */
function neededOf(site: ProviderSite): (names: readonly Need[]) => Partial<BlockNeeds> {
  const built = new Map<Need, unknown>()
  const build = (name: Need) => {
    if (!built.has(name)) built.set(name, blockProviders[name].provide(site))
    return built.get(name)
  }
  return (names) => Object.fromEntries(names.map((name) => [name, build(name)]))
}

type Preparation = { isEager: boolean; resolver: Resolver; contextOf: () => BlockContext<never>; log: Logger }

async function prepareOne(stored: StoredBlock, { isEager, resolver, contextOf, log }: Preparation): Promise<ReadyBlock> {
  if (stored.is_hidden) return { stored, owns: [], state: 'hidden' }
  const template = catalogue.get(stored.template)
  if (!template || stored.version > template.block.version) {
    noteUnknown(stored.template, log)
    return { stored, owns: [], state: 'hidden' }
  }
  if (stored.version < template.block.version) return { stored, owns: [], state: 'failed', words: undefined }
  const resolved = resolveBlock(stored, template.block, resolver)
  if (!resolved) return { stored, owns: [], state: 'hidden' }
  const owns = template.block.owns ? resolved.groups.map((group) => Number(group[template.block.owns?.countField ?? ''] ?? 0)) : []
  const load = dataLoaders.get(stored.template)
  try {
    const data = load ? await load(resolved.values, contextOf(), resolved.groups) : undefined
    return { stored, owns, state: 'ready', props: propsOf(resolved, isEager, data) }
  } catch (error) {
    log.error(`data of block ${stored.template} could not be loaded`, { block: stored.id, reason: String(error) })
    return { stored, owns, state: 'failed', words: ownFailureWords(resolved) }
  }
}

function propsOf({ id, anchor, values, groups, words }: ResolvedBlock, isEager: boolean, data: unknown): BlockProps {
  return { id, anchor, isEager, values, groups, words, data } as BlockProps
}

/** A block's own failure texts win over the site's (A-362, B-322). */
function ownFailureWords({ values }: ResolvedBlock): FailureWords | undefined {
  const { error_msg: message, try_again_btn_label: retry } = values
  return typeof message === 'string' && message && typeof retry === 'string' && retry ? { message, retry } : undefined
}

/** A block of another build is kept as it is and drawn as nothing; it is logged once, not on every page view. */
function noteUnknown(template: string, log: Logger): void {
  if (unknownTemplates.has(template)) return
  unknownTemplates.add(template)
  log.warn(`no template for stored block ${template}`)
}
