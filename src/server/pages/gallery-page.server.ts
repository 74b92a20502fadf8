import type { StoredBlock } from '#block-engine/stored-block.ts'
import type { Example } from '#block-engine/define-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { themes } from '#domains/content/index.ts'
import { type RenderedPage, renderPage } from '#site/page/render-page.server.tsx'
import { screenSource } from '#site/screens/not-found-source.server.tsx'
import { contextOf, type Services } from '../services.server.ts'

/** Every template of the catalogue with each of its examples, or one template's; drawn as any page is. */
export async function galleryPage(services: Services, theme: string | undefined, template: string | undefined, query: URLSearchParams): Promise<RenderedPage> {
  const ctx = contextOf(services)
  const site = await services.site.get(ctx)
  const shown = [...catalogue].filter(([symbol]) => template === undefined || symbol === template)
  const blocks = shown.flatMap(([symbol, { examples }]) => examples.flatMap((example, index) => exampleBlocks(symbol, example, index)))
  const source = { ...screenSource('مكتبة المكوّنات', 'blocks'), blocks }
  return renderPage(ctx, source, site, {
    theme: themes.find((name) => name === theme) ?? site.settings.theme,
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
