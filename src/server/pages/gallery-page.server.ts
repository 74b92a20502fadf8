import type { PagePost } from '#block-engine/page-post.ts'
import { readQuery } from '#block-engine/page-query.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { Example } from '#block-engine/define-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { type Theme, themes } from '#domains/content/index.ts'
import { stringifyQuery } from '#kernel/query-string.ts'
import { pageReads } from '#site/page/page-reads.server.ts'
import type { SiteContent } from '#site/page/site-content.server.ts'
import { type RenderedPage, renderPage } from '#site/page/render-page.server.tsx'
import { screenSource } from '#site/page/screen-source.ts'
import { contextOf, type Services } from '../services.server.ts'
import { type Drawn, drawnOnce } from './drawn-once.server.ts'

const PATH = 'blocks'

/**
 * A page with every example of all templates, or of one. Rendering all of them takes seconds and the page is public, so it is rendered
 * once for all concurrent requests and cached until its content changes.
 */
export async function galleryPage(
  services: Services,
  theme: string | undefined,
  template: string | undefined,
  query: URLSearchParams,
): Promise<Drawn<RenderedPage>> {
  const { epoch } = services.cache
  const site = await services.site.get(contextOf(services))
  const asked = themes.find((name) => name === theme) ?? site.settings.theme
  // A template that is not there shows all of them, as the key of the cache says.
  const known = template !== undefined && catalogue.has(template) ? template : undefined
  const blocks = exampleBlocksOf(known)
  const read = stringifyQuery({ template: known ?? '', ...readQuery(query, pageReads(blocks).query) })
  const key = { path: PATH, theme: asked, query: read }
  const now = services.clock.now().getTime()
  return drawnOnce(services.cache, { key, now, epoch, draw: () => drawGallery(services, site, { theme: asked, blocks, query }) })
}

/** The gallery after a plain post to one of its blocks, for this visitor alone. */
export async function galleryAfterPost(services: Services, query: URLSearchParams, post: PagePost): Promise<RenderedPage> {
  const site = await services.site.get(contextOf(services))
  const theme = themes.find((name) => name === query.get('theme')) ?? site.settings.theme
  return drawGallery(services, site, { theme, blocks: exampleBlocksOf(query.get('template') ?? undefined), query, post })
}

function exampleBlocksOf(template: string | undefined): StoredBlock[] {
  const shown = [...catalogue].filter(([symbol]) => template === undefined || symbol === template)
  return shown.flatMap(([symbol, { examples }]) => examples.flatMap((example, index) => exampleBlocks(symbol, example, index)))
}

type Look = { theme: Theme; blocks: StoredBlock[]; query: URLSearchParams; post?: PagePost }

function drawGallery(services: Services, site: SiteContent, { theme, blocks, query, post }: Look): Promise<RenderedPage> {
  const source = { ...screenSource('مكتبة المكوّنات', PATH), blocks }
  return renderPage(contextOf(services), source, site, {
    theme,
    publicUrl: services.env.PUBLIC_URL,
    assets: services.assets,
    stock: services.stock,
    query,
    ...(post ? { post } : {}),
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
