import { reasonOf } from '#kernel/reason-of.ts'
import type { BlockNeeds, Need } from '#block-engine/block-needs.ts'
import type { Condition } from '#block-engine/condition.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { type PagePost, readPost } from '#block-engine/page-post.ts'
import { readQuery } from '#block-engine/page-query.ts'
import { collectReferences, noReferences } from '#block-engine/stored/references.ts'
import { conditionsOf, type ResolvedBlock, resolveBlock, type Resolver, schedulesOf, unmetCondition } from '#block-engine/resolve-block.ts'
import type { DrawnBlock, StoredBlock } from '#block-engine/stored/stored-block.ts'
import { upgradeBlocks } from '#block-engine/stored/upgrade-blocks.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { buttonView, type LinkLookups, linkView, pageHref, settingHref } from '#domains/content/index.ts'
import { drawableBlocks, findPagePaths } from '#domains/content/index.server.ts'
import type { SiteFinder } from '#domains/search/index.server.ts'
import { type SettledConditions, settleConditions } from '#domains/dynamic-content/index.server.ts'
import { modelsOf, type PublishedStock } from '#domains/stock/index.ts'
import { fallbackImageView, imageView } from '#domains/media/index.ts'
import { findFileNames } from '#domains/media/index.server.ts'
import type { Logger } from '#kernel/log.ts'
import { nextChange } from '#kernel/schedule.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { blockProviders } from '../registry/block-providers.gen.server.ts'
import { widgetConditions } from './frame.server.ts'
import { enquiriesOf } from './enquiry-links.ts'
import { knownImages } from './known-images.server.ts'
import type { BlockFallback, BlockProps, FailureWords, ReadyBlock } from './ready-block.ts'
import type { SiteContent } from './site-content.server.ts'

/** The first two blocks of a page load eagerly, the rest lazily. */
const EAGER_BLOCKS = 2

/**
 * `until` is when a schedule or a condition may next change the page, `conditions` what was decided of the latter; `isDegraded` means that
 * some of its data could not be read.
 */
export type PreparedBlocks = { blocks: ReadyBlock[]; until: Date | null; conditions: SettledConditions; isDegraded: boolean }

/** The page of the blocks, and their data sources. `query` and `post` are the visitor's; each block gets only the parameters and fields that it declares. */
export type BlockPlace = {
  path: string
  title: string
  publicUrl: string
  query: URLSearchParams
  post?: PagePost | null
  site: SiteContent
  stock: PublishedStock
  /** The search of the site; that of the database without one. */
  finder?: SiteFinder | undefined
}

const unknownTemplates = new Set<string>()

/** Fetches all references of the blocks in one pass, then resolves the blocks and loads their data in parallel. */
export async function prepareBlocks(
  ctx: Ctx,
  storedBlocks: readonly DrawnBlock[],
  { path, title, publicUrl, query, post = null, site, stock, finder }: BlockPlace,
): Promise<PreparedBlocks> {
  const upgraded = drawableBlocks(upgradeBlocks(storedBlocks, catalogue, ctx.log), catalogue)
  const references = noReferences()
  for (const block of upgraded) {
    const template = catalogue.get(block.template)
    if (template) collectReferences(block, template.block, references)
  }
  const conditions = [...upgraded.flatMap((block) => conditionsOf(block, silent)), ...widgetConditions(site)]
  const [images, pages, files, settled] = await Promise.all([
    knownImages(ctx, site, [...references.images]).catch((error: unknown) => {
      ctx.log.error('pictures could not be looked up', { reason: reasonOf(error) })
      return null
    }),
    findPagePaths(ctx, [...references.pages]),
    findFileNames(ctx.db, [...references.files]),
    settleConditions(ctx, conditions, { path, settings: site.settings.dynamicContent, ownModels: modelsOf(stock) }),
  ])
  const now = ctx.clock.now()
  const { timeZone } = site.settings
  const lookups: LinkLookups = {
    predefinedLinks: site.settings.predefinedLinks,
    findPagePath: (id) => pages.get(id) ?? null,
    findFileName: (id) => files.get(id) ?? null,
    findEnquiry: enquiriesOf(site, { title: path === '' ? '' : title, url: publicUrl + pageHref(path), path }),
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
    isMet: (condition) => settled.judge(condition).isShown,
    log: ctx.log,
  }
  const around = { ctx: { ...ctx, staff: null }, path, timeZone, now }
  const needs = neededOf({ ...site, ctx: around.ctx, stock, finder, stockHref: settingHref(site.settings.stock.page) })
  // What stands for the blocks after it is none of the first two.
  const eager = new Set(upgraded.filter((_, index) => storedBlocks[index]?.holds === undefined).slice(0, EAGER_BLOCKS))
  const blocks = await Promise.all(
    upgraded.map(async (block, index): Promise<ReadyBlock> => {
      const holds = storedBlocks[index]?.holds
      const template = catalogue.get(block.template)?.block
      const request = { query: readQuery(query, template?.readsQuery ?? []), posted: readPost(post, block.id, template?.readsPost) }
      const contextOf = () => ({ ...around, ...request, ...needs(template?.needs ?? []) })
      const ready = await prepareOne(block, { isEager: eager.has(block), resolver, contextOf, isPosted: request.posted !== null, log: ctx.log })
      return holds === undefined ? ready : { ...ready, holds }
    }),
  )
  const until = earliest(nextChange(now, upgraded.flatMap(schedulesOf), timeZone), settled.until)
  return { blocks, until, conditions: settled, isDegraded: images === null }
}

/** Unreadable values are logged when the block is rendered. */
const silent: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined }

function earliest(one: Date | null, other: Date | null): Date | null {
  return one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other)
}

type ProviderSite = SiteContent & { ctx: Ctx; stock: PublishedStock; finder: SiteFinder | undefined; stockHref: string }

/** Gives blocks the domain data that they need; each kind is built on first use, once per page. */
function neededOf(site: ProviderSite): (names: readonly Need[]) => Partial<BlockNeeds> {
  const providers = new Map<Need, unknown>()
  const build = (name: Need) => {
    if (!providers.has(name)) providers.set(name, blockProviders[name].provide(site))
    return providers.get(name)
  }
  return (names) => Object.fromEntries(names.map((name) => [name, build(name)]))
}

type Preparation = { isEager: boolean; resolver: Resolver; contextOf: () => BlockContext<never>; isPosted: boolean; log: Logger }

async function prepareOne(storedBlock: StoredBlock, { isEager, resolver, contextOf, isPosted, log }: Preparation): Promise<ReadyBlock> {
  if (storedBlock.is_hidden) return { storedBlock, owns: [], state: 'hidden' }
  const template = catalogue.get(storedBlock.template)
  if (!template || storedBlock.version > template.block.version) {
    logUnknownTemplate(storedBlock.template, log)
    return { storedBlock, owns: [], state: 'hidden' }
  }
  if (storedBlock.version < template.block.version) return { storedBlock, owns: [], state: 'failed', words: undefined }
  const resolved = resolveBlock(storedBlock, template.block, resolver)
  if (!resolved) return { storedBlock, owns: [], state: 'hidden' }
  const owns = template.block.owns ? resolved.groups.map((group) => Number(group[template.block.owns?.countField ?? ''] ?? 0)) : []
  const load = dataLoaders.get(storedBlock.template)
  try {
    const loadedData = load ? await load(resolved.values, contextOf(), resolved.groups) : undefined
    const { schemas, data } = withoutSchemas(loadedData)
    const ready = { storedBlock, owns, state: 'ready', props: propsOf(resolved, isEager, data), schemas, isPosted } as const
    const unmet = unmetCondition(storedBlock.fields, resolver, storedBlock.template)
    return unmet ? { ...ready, unmet: { fallback: fallbackOf(unmet, resolver) } } : ready
  } catch (error) {
    log.error(`data of block ${storedBlock.template} could not be loaded`, { block: storedBlock.id, reason: reasonOf(error) })
    return { storedBlock, owns, state: 'failed', words: ownFailureWords(resolved) }
  }
}

function withoutSchemas(loadedData: unknown): { schemas: readonly unknown[]; data: unknown } {
  if (typeof loadedData !== 'object' || loadedData === null || !('schemas' in loadedData) || !Array.isArray(loadedData.schemas))
    return { schemas: [], data: loadedData }
  const { schemas, ...data } = loadedData
  return { schemas: schemas as unknown[], data }
}

function fallbackOf({ fallback }: Condition, { link }: Resolver): BlockFallback | null {
  if (!fallback || (!fallback.text && !fallback.link)) return null
  return { text: fallback.text, link: fallback.link ? link(fallback.link) : null }
}

function propsOf({ id, anchor, values, groups, words }: ResolvedBlock, isEager: boolean, data: unknown): BlockProps {
  return { id, anchor, isEager, values, groups, words, data } as BlockProps
}

/** A block's own failure texts win over the site's (A-362, B-322). */
function ownFailureWords({ values }: ResolvedBlock): FailureWords | undefined {
  const { error_msg: message, try_again_btn_label: retry } = values
  return typeof message === 'string' && message && typeof retry === 'string' && retry ? { message, retry } : undefined
}

/** Logs an unknown template once, not on every page view. A block of another build stays stored and renders nothing. */
function logUnknownTemplate(template: string, log: Logger): void {
  if (unknownTemplates.has(template)) return
  unknownTemplates.add(template)
  log.warn(`no template for stored block ${template}`)
}
