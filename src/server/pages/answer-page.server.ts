import { catalogue } from '#blocks/catalogue.gen.ts'
import { pageHref, parsePagePath, redirectOf, type LinkLookups, type Theme, themes } from '#domains/content/index.ts'
import type { PagePost } from '#block-engine/page-post.ts'
import { readQuery } from '#block-engine/page-query.ts'
import { findPage, findShownPage, findVersion, type PageRow, withSections } from '#domains/content/index.server.ts'
import { stringifyQuery } from '#kernel/query-string.ts'
import type { CachedPage, PageKey } from '#site/cache/page-cache.server.ts'
import { screens } from '#screens/screens.gen.server.ts'
import { pageReads } from '#site/page/page-reads.server.ts'
import { type PageSource, type RenderedPage, renderPage, sourceOf, sourceOfContent } from '#site/page/render-page.server.tsx'
import type { SiteContent, SiteDraft } from '#site/page/site-content.server.ts'
import { noteCache } from '#platform/log/request-scope.server.ts'
import { contextOf, type DrawingServices, type Services } from '../services.server.ts'
import { type DrawnOnce, drawnOnce } from './drawn-once.server.ts'
import { pageOfScreen } from './show-screen.server.ts'

/** The result for a page address. */
export type PageAnswer =
  | { kind: 'cached'; page: CachedPage }
  | { kind: 'fresh'; page: RenderedPage; status: 200 | 404 }
  | { kind: 'redirect'; location: string; status: number }
  | { kind: 'invalid' }

export const NOT_FOUND_PATH = '404'

const inFlight = new Map<string, Promise<PageAnswer>>()

type PageRequest = {
  path: string
  query: URLSearchParams
  /** Is told before a page is drawn that anybody can invent: by parameters that blocks read, or where there is none. Throws beyond an allowance. */
  countDrawing: () => void
}

/** Gives the page of an address: from the cache, or rendered once for all concurrent requests. */
export async function answerPage(services: Services, { path: rawPath, query, countDrawing }: PageRequest): Promise<PageAnswer> {
  const path = parsePagePath(rawPath)
  if (path === null) return { kind: 'invalid' }
  // Read before the site content, so that a page rendered while settings change is not cached.
  const { epoch } = services.cache
  const site = await services.site.get(contextOf(services))
  const themeParameter = query.get('theme')
  const askedTheme = themes.find((theme) => theme === themeParameter) ?? null
  // The cache knows which parameters count once the page was rendered; before that, its row does.
  const reads = services.cache.readsOf(path)
  const page = reads ? undefined : await findShownPage(contextOf(services), path, catalogue)
  const names = reads?.query ?? pageReads(page?.blocks ?? []).query
  const key: PageKey = { path, theme: askedTheme ?? 'own', query: stringifyQuery(readQuery(query, names)) }
  const cached = services.cache.find(key, services.clock.now().getTime())
  noteCache(cached ? 'hit' : 'miss')
  if (cached) return { kind: 'cached', page: cached }
  const name = JSON.stringify([epoch, key])
  const running = inFlight.get(name)
  if (running) return running
  if (key.query !== '' || (!reads && page?.status !== 'published')) countDrawing()
  const drawing = drawPage(services, site, { key, askedTheme, epoch, query, page }).finally(() => inFlight.delete(name))
  inFlight.set(name, drawing)
  return drawing
}

/** `page` is the row if it was read already; null for a path without a page. */
type Drawing = { key: PageKey; askedTheme: Theme | null; epoch: number; query: URLSearchParams; page: PageRow | null | undefined }

async function drawPage(services: Services, site: SiteContent, { key, askedTheme, epoch, query, page: pageRead }: Drawing): Promise<PageAnswer> {
  const ctx = contextOf(services)
  // A missing address is cached and answers 404; the browser's navigator goes to /404 instead.
  const missing = async (): Promise<PageAnswer> => {
    const missingPage = await pageOfScreen(services, screens.not_found, undefined, { site, theme: askedTheme })
    return { kind: 'fresh', page: missingPage, status: 404 }
  }
  if (key.path === NOT_FOUND_PATH) return missing()
  const page = pageRead === undefined ? await findShownPage(ctx, key.path, catalogue) : pageRead
  if (!page || (page.type === 'folder' && page.status === 'published')) return (await indexOf(ctx, key.path)) ?? missing()
  if (page.status !== 'published' || page.type === 'section') return missing()
  if (page.type === 'url_redirection') {
    const redirect = redirectOf({ to: page.redirectTo ?? '', http_code: page.httpCode }, lookupsOf(site))
    return redirect ? { kind: 'redirect', location: redirect.location, status: redirect.status } : missing()
  }
  const rendered = await draw(services, site, sourceOf(page), { askedTheme, query })
  if (rendered.hasFailure) return { kind: 'fresh', page: rendered, status: 200 }
  return { kind: 'cached', page: await services.cache.keep(key, rendered, epoch) }
}

/** A folder leads to the page `index` in it, whether it is stored itself or only the pages in it are. */
async function indexOf(ctx: Parameters<typeof findPage>[0], folder: string): Promise<PageAnswer | null> {
  const index = await findPage(ctx, `${folder}/index`)
  return isShown(index) ? { kind: 'redirect', location: pageHref(index.path), status: 301 } : null
}

/** A published page after a plain post to one of its blocks, drawn for this visitor alone; null where no such block reads posts. */
export async function answerPost(services: Services, rawPath: string, query: URLSearchParams, post: PagePost): Promise<RenderedPage | null> {
  const path = parsePagePath(rawPath)
  const ctx = contextOf(services)
  const page = path === null ? null : await findShownPage(ctx, path, catalogue)
  const block = page?.blocks.find(({ id }) => id === post.block)
  if (page?.status !== 'published' || page.type !== 'page' || !block || !catalogue.get(block.template)?.block.readsPost) return null
  const askedTheme = themes.find((theme) => theme === query.get('theme')) ?? null
  return draw(services, await services.site.get(ctx), sourceOf(page), { askedTheme, query, post })
}

/** A disabled page for staff: never cached, never indexed. */
export async function previewPage(services: DrawingServices, path: string, query = new URLSearchParams()): Promise<RenderedPage | null> {
  const ctx = contextOf(services)
  const page = await findShownPage(ctx, path, catalogue)
  const isPreviewable = page?.type === 'page' && (page.status === 'published' || (page.status === 'disabled' && page.allowDisabled))
  if (!page || !isPreviewable) return null
  return draw(services, await services.site.get(ctx), sourceOf(page), { askedTheme: null, isPreview: true, query })
}

/** A version of a page for a preview link: never cached by browsers, never indexed. Rendered once, since anybody may request a link. */
export async function previewVersion(
  services: Services,
  { pageId, number }: { pageId: number; number: number },
  query: URLSearchParams,
): Promise<DrawnOnce<RenderedPage> | null> {
  const { epoch } = services.cache
  const ctx = contextOf(services)
  const version = await findVersion(ctx, { pageId, number })
  if (version?.content.type !== 'page' && version?.content.type !== 'section') return null
  const source = sourceOfContent(pageId, { ...version.content, blocks: await withSections(ctx, version.content.blocks, catalogue) })
  const site = await services.site.get(ctx)
  const key = { path: `_preview/${pageId}/${number}`, theme: '', query: stringifyQuery(readQuery(query, pageReads(source.blocks).query)) }
  const now = services.clock.now().getTime()
  return drawnOnce(services.cache, { key, now, epoch, draw: () => draw(services, site, source, { askedTheme: null, isPreview: true, query }) })
}

/** Blocks of the templates in `without` are left out. */
type PreviewLook = { path: string; theme: Theme | null; without: readonly string[] }

/** A page as it would be with settings and words that are not stored yet, without scripts; the home page for a path that has none. */
export async function previewSite(services: Services, { path, theme, without, ...drafts }: SiteDraft & PreviewLook): Promise<string> {
  const ctx = contextOf(services)
  const site = await services.site.draft(ctx, drafts)
  const pagePath = parsePagePath(path)
  const shownPage = pagePath ? await findShownPage(ctx, pagePath, catalogue) : null
  const page = isShown(shownPage) ? shownPage : await findShownPage(ctx, '', catalogue)
  const { html, ending } = isShown(page)
    ? await draw(
        services,
        site,
        { ...sourceOf(page), blocks: page.blocks.filter(({ template }) => !without.includes(template)) },
        { askedTheme: theme, isPreview: true },
      )
    : await pageOfScreen(services, screens.not_found, undefined, { site, theme })
  return (html.toString() + ending).replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

function isShown(page: PageRow | null): page is PageRow {
  return page?.type === 'page' && page.status === 'published'
}

type Look = { askedTheme: Theme | null; isPreview?: boolean; query?: URLSearchParams; post?: PagePost }

function draw(
  services: DrawingServices,
  site: SiteContent,
  source: PageSource,
  { askedTheme, isPreview = false, query = new URLSearchParams(), post }: Look,
): Promise<RenderedPage> {
  const theme = askedTheme ?? source.theme ?? site.settings.theme
  const { assets, stock, finder, env } = services
  return renderPage(contextOf(services), source, site, {
    theme,
    publicUrl: env.PUBLIC_URL,
    assets,
    stock,
    finder,
    isPreview,
    query,
    ...(post ? { post } : {}),
  })
}

function lookupsOf({ settings }: SiteContent): LinkLookups {
  return { predefinedLinks: settings.predefinedLinks, findPagePath: () => null, findFileName: () => null }
}
