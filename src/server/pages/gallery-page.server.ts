import { readQuery } from '#block-engine/page-query.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'
import type { Example } from '#block-engine/define-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { type Theme, themes } from '#domains/content/index.ts'
import { stringifyQuery } from '#kernel/query-string.ts'
import type { CachedPage, PageKey } from '#site/cache/page-cache.server.ts'
import { pageReads } from '#site/page/page-reads.server.ts'
import type { SiteContent } from '#site/page/site-content.server.ts'
import { type RenderedPage, renderPage } from '#site/page/render-page.server.tsx'
import { screenSource } from '#site/page/screen-source.ts'
import { contextOf, type Services } from '../services.server.ts'

/** A gallery that may be cached, or one with a failed block that may not. */
type Gallery = { kept: CachedPage; fresh?: undefined } | { kept?: undefined; fresh: RenderedPage }

const PATH = 'blocks'
const drawing = new Map<string, Promise<Gallery>>()

/**
 * A page with every example of all templates, or of one. Rendering all of them takes seconds and the page is public, so it is rendered
 * once for all concurrent requests and cached until its content changes.
 */
export async function galleryPage(services: Services, theme: string | undefined, template: string | undefined, query: URLSearchParams): Promise<Gallery> {
  const { epoch } = services.cache
  const site = await services.site.get(contextOf(services))
  const asked = themes.find((name) => name === theme) ?? site.settings.theme
  const blocks = exampleBlocksOf(template)
  const read = stringifyQuery({ template: template !== undefined && catalogue.has(template) ? template : '', ...readQuery(query, pageReads(blocks).query) })
  const key: PageKey = { path: PATH, theme: asked, query: read }
  const kept = services.cache.find(key, services.clock.now().getTime())
  if (kept) return { kept }
  const name = JSON.stringify([epoch, key])
  const running = drawing.get(name) ?? draw().finally(() => drawing.delete(name))
  drawing.set(name, running)
  return running

  async function draw(): Promise<Gallery> {
    const fresh = await drawGallery(services, site, { theme: asked, blocks, query })
    return fresh.hasFailure ? { fresh } : { kept: await services.cache.keep(key, fresh, epoch) }
  }
}

function exampleBlocksOf(template: string | undefined): StoredBlock[] {
  const shown = [...catalogue].filter(([symbol]) => template === undefined || symbol === template)
  return shown.flatMap(([symbol, { examples }]) => examples.flatMap((example, index) => exampleBlocks(symbol, example, index)))
}

type Look = { theme: Theme; blocks: StoredBlock[]; query: URLSearchParams }

function drawGallery(services: Services, site: SiteContent, { theme, blocks, query }: Look): Promise<RenderedPage> {
  const source = { ...screenSource('مكتبة المكوّنات', PATH), blocks }
  return renderPage(contextOf(services), source, site, {
    theme,
    publicUrl: services.env.PUBLIC_URL,
    assets: services.assets,
    stock: services.stock,
    query,
    isPreview: true,
  })
}

function exampleBlocks(symbol: string, { fields, groups = [], owned = [] }: Example, index: number): StoredBlock[] {
  const id = `${symbol.replaceAll('_', '-')}-${index}`
  const children = owned.map((child, position) => storedBlock(`${id}-${position}`, child.template, child.fields, []))
  return [storedBlock(id, symbol, fields, groups), ...children]
}

function storedBlock(id: string, template: string, fields: Record<string, unknown>, groups: readonly Record<string, unknown>[]): StoredBlock {
  const stored = groups.map((values, index) => ({ id: `${id}-g${index}`, fields: values }))
  const ids = stored.map((group) => group.id)
  const version = catalogue.get(template)?.block.version ?? 1
  return { id, template, version, fields, groups: stored, positions: ids, active_positions: ids }
}
