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
import { type DrawnOnce, drawnOnce } from './drawn-once.server.ts'

const PATH = 'blocks'

/** `countDrawing` is called before a page is drawn for what a visitor wrote into the query, and throws when the sender has asked too often. */
type GalleryRequest = { query: URLSearchParams; countDrawing: () => void }

/**
 * A page with every example of all templates, or of one. Rendering all of them takes half a second and the page is public, so it is rendered
 * once for all requests until its content changes and reads no parameters. The page of one template reads those of its template: anybody can
 * invent values, so drawings for them are counted, and their copies evict no page without parameters (`PageCache`).
 */
export async function galleryPage(services: Services, { query, countDrawing }: GalleryRequest): Promise<DrawnOnce<RenderedPage>> {
  const { epoch } = services.cache
  const site = await services.site.get(contextOf(services))
  const theme = themeOf(query, site)
  const template = templateOf(query)
  const blocks = exampleBlocksOf(template)
  const pageQuery = template === undefined ? {} : readQuery(query, pageReads(blocks).query)
  // Pages of content have a theme in their key, so that none has this one.
  const key = { path: `_gallery/${theme}/${template ?? ''}`, theme: '', query: stringifyQuery(pageQuery) }
  const now = services.clock.now().getTime()
  const draw = async () => {
    if (key.query !== '') countDrawing()
    return drawGallery(services, site, { theme, blocks, query: template === undefined ? new URLSearchParams() : query })
  }
  return drawnOnce(services.cache, { key, now, epoch, draw })
}

/** The template of the gallery with a plain post to one of its blocks, for this visitor alone; null for a block that it does not have. */
export async function galleryAfterPost(services: Services, query: URLSearchParams, post: PagePost): Promise<RenderedPage | null> {
  const site = await services.site.get(contextOf(services))
  // All the other templates would be drawn for nothing.
  const template = templateOf(query) ?? exampleBlocksOf(undefined).find(({ id }) => id === post.block)?.template
  if (template === undefined) return null
  return drawGallery(services, site, { theme: themeOf(query, site), blocks: exampleBlocksOf(template), query, post })
}

function themeOf(query: URLSearchParams, site: SiteContent): Theme {
  return themes.find((name) => name === query.get('theme')) ?? site.settings.theme
}

/** The template that is asked for; a template that is not there shows all of them. */
function templateOf(query: URLSearchParams): string | undefined {
  const template = query.get('template')
  return template !== null && catalogue.has(template) ? template : undefined
}

function exampleBlocksOf(template: string | undefined): StoredBlock[] {
  const templates = [...catalogue].filter(([symbol]) => template === undefined || symbol === template)
  return templates.flatMap(([symbol, { examples }]) => examples.flatMap((example, index) => exampleBlocks(symbol, example, index)))
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
  const storedGroups = groups.map((values, index) => ({ id: `${id}-g${index}`, fields: values }))
  const ids = storedGroups.map((group) => group.id)
  const version = catalogue.get(template)?.block.version ?? 1
  return { id, template, version, fields, groups: storedGroups, positions: ids, active_positions: ids }
}
