import { renderToStaticMarkup } from 'react-dom/server'
import { type MeasuredPage, pageTypeOf } from '#domains/analytics/index.ts'
import { contentOf, hasPageMeta, type PageContent, pageHref, pageTitle, type Theme } from '#domains/content/index.ts'
import type { PageRow } from '#domains/content/index.server.ts'
import type { SettledConditions } from '#domains/dynamic-content/index.server.ts'
import type { SiteFinder } from '#domains/search/index.server.ts'
import type { PublishedStock } from '#domains/stock/index.ts'
import { ogImageUrl, sharedPicture } from '#domains/media/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { fontPreloads } from '#ui/fonts.ts'
import { IconSprite } from '#ui/icon-sprite.tsx'
import { FORM_ID, PAGE, PLACE } from '#ui/page-protocol.ts'
import type { PagePost } from '#block-engine/page-post.ts'
import type { DrawnBlock, StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { Assets } from '../assets/assets.ts'
import type { FreshPage } from '../cache/page-cache.server.ts'
import { breadcrumbSchema } from './schemas/breadcrumb-schema.ts'
import { organizationSchema } from './schemas/organization-schema.ts'
import { tagSourcesOf } from './policy/tag-sources.ts'
import { renderDocument } from './document.server.ts'
import { renderFrame } from './frame.server.ts'
import { knownImages } from './known-images.server.ts'
import { escapeAttribute } from './markup.ts'
import { drawMetaheads } from './metahead-parts.server.ts'
import { type GatewayName, providerSources } from '#domains/payments/index.ts'
import { canShowMap, type PageReads, pageReads } from './page-reads.server.ts'
import { prepareBlocks } from './prepare-blocks.server.ts'
import { renderBlocks } from './render-blocks.server.tsx'
import { permissionsPolicy } from './policy/permissions-policy.ts'
import { bodyMarks, failureWords } from './page-words.server.ts'
import type { SiteContent } from './site-content.server.ts'

/** A page to render: a stored page or a screen. */
export type PageSource = {
  id: number | null
  path: string
  theme: Theme | null
  title: string
  metaTitle: string
  metaDescription: string
  imageId: string
  canonicalUrl: string
  disableSeoTracking: boolean
  /** With those of the shared sections that it shows, see `withSections`. */
  blocks: readonly DrawnBlock[]
  /** JSON-LD objects of its own, besides the breadcrumbs. */
  schemas?: readonly unknown[]
  /** The way to it for search engines, where the menu knows none. */
  crumbs?: readonly { label: string; href: string | null }[]
  /** For screens: markup instead of blocks; `firstPicture` is the preload of their first picture. */
  screen?: {
    symbol: string
    html: string
    symbols: readonly string[]
    firstPicture?: string
    canShowMap?: boolean
    /** Providers of payments whose fields it may load; null where nobody pays. */
    paysBy?: readonly GatewayName[] | null
    sale?: MeasuredPage['sale']
  }
}

/** `query` and `post` are the visitor's. */
export type RenderRequest = {
  theme: Theme
  publicUrl: string
  assets: Assets
  stock: PublishedStock
  finder?: SiteFinder
  isPreview: boolean
  query?: URLSearchParams
  post?: PagePost
}

const sprite = renderToStaticMarkup(<IconSprite />)

/** A page with a failed block is served but never cached, so that the next request tries again. */
export type RenderedPage = FreshPage & { hasFailure: boolean }

/** Renders a whole page for a visitor. */
export async function renderPage(ctx: Ctx, page: PageSource, site: SiteContent, request: RenderRequest): Promise<RenderedPage> {
  const { blocks, until, conditions, isDegraded } = await prepareBlocks(ctx, page.blocks, {
    path: page.path,
    title: page.title,
    publicUrl: request.publicUrl,
    query: request.query ?? new URLSearchParams(),
    post: request.post ?? null,
    site,
    stock: request.stock,
    finder: request.finder,
  })
  const blockHtml = await renderBlocks(blocks, failureWords(site), ctx.log)
  const { settings } = site
  const pictureUrl = ogImageUrl(page.imageId || settings.meta.imageId)
  const frame = renderFrame({ path: page.path, theme: request.theme, site, publicUrl: request.publicUrl, instead: blockHtml.instead, judge: conditions.judge })
  const canonical = page.canonicalUrl || `${request.publicUrl}${pageHref(page.path)}`
  const title = pageTitle({ meta_title: page.metaTitle, title: page.title }, { ...settings, theme: request.theme })
  const hasStockLocatorBlocks = hasStockBlocks(page.blocks)
  const pageMeasures: MeasuredPage = { type: pageTypeOf({ screen: page.screen?.symbol, hasStockLocatorBlocks }), sale: page.screen?.sale }
  const watch = pageReads(page.blocks).query
  const pageData = escapeAttribute(JSON.stringify({ id: page.id, path: page.path, watch, hasStockLocatorBlocks, ...pageMeasures }))
  const main = page.screen ? [page.screen.html] : blockHtml.html
  const payments = page.screen?.paysBy ? providerSources(page.screen.paysBy) : null
  const { html, ending, policy } = renderDocument(
    {
      firstPicture: page.screen?.firstPicture ?? blockHtml.firstPicture,
      theme: request.theme,
      area: settings.area,
      hasBreadcrumbs: frame.hasBreadcrumbs,
      head: {
        title,
        description: page.metaDescription || settings.meta.description,
        canonical,
        siteName: settings.appName,
        image: { url: request.publicUrl + pictureUrl, ...(await describePicture(ctx, site, pictureUrl)) },
        robots: page.disableSeoTracking || request.isPreview ? 'noindex, nofollow' : null,
        alternates: [
          { language: 'ar', href: canonical },
          { language: 'x-default', href: canonical },
        ],
        schemas: [
          ...schemasOf(page, page.crumbs ?? frame.crumbs, { site, publicUrl: request.publicUrl, url: canonical }),
          ...blocks.flatMap((block) => (block.state === 'ready' && !block.unmet ? block.schemas : [])),
        ],
        hasMetaTags: hasPageMeta(page.screen?.symbol),
      },
      measuring: settings.analytics.config,
      tags: tagSourcesOf(settings),
      oneTrust: settings.consent.oneTrust,
      metaheads: await drawMetaheads(site.metaheads, { id: page.id, consent: settings.consent.config.strategy }, ctx.log),
      symbols: new Set([...frame.symbols, ...blockHtml.symbols, ...(page.screen?.symbols ?? [])]),
      bodyMarks: bodyMarks(site),
      sprite,
      before: frame.before,
      main: [`<main id="main" ${PLACE}="main" ${PAGE}="${pageData}">`, ...main, '</main>'],
      after: frame.after,
      skipLabel: site.words['page.skip_to_content'],
      offlineNotice: site.words['page.offline'],
      loadingLabel: site.words['page.loading'],
      services: servicesOf(settings),
      hasMaps: settings.maps !== null && (page.screen?.canShowMap ?? canShowMap(page.blocks)),
      hasCaptcha: settings.spam.captcha !== null && [frame.before, ...main, frame.after].some(opensForm),
      payments,
      fonts: fontPreloads[request.theme].flatMap((file) => request.assets.file(`src/ui/fonts/${file}`) ?? []),
    },
    request.assets,
  )
  const headers = {
    'content-security-policy': policy,
    'content-language': 'ar',
    ...(payments ? { 'permissions-policy': permissionsPolicy(payments.sheets) } : {}),
  }
  return { html, ending, headers, until, reads: readsOf(page.blocks, conditions), hasFailure: blockHtml.hasFailure || isDegraded }
}

type SchemaPlace = { site: SiteContent; publicUrl: string; url: string }

/** What search engines are told: the way to the page, its own objects, and on the home page who runs the site. */
function schemasOf(page: PageSource, crumbs: readonly { label: string; href: string | null }[], place: SchemaPlace): unknown[] {
  return [
    ...(crumbs.length > 1 ? [breadcrumbSchema(crumbs, place)] : []),
    ...(page.path === '' && !page.screen ? [organizationSchema(place.site, place.publicUrl)] : []),
    ...(page.schemas ?? []),
  ]
}

/** Size and words of the picture that networks show with the page; nothing where the library does not know it. */
async function describePicture(ctx: Ctx, site: SiteContent, path: string): Promise<{ width?: number; height?: number; alt?: string }> {
  const id = Number(/images\/(\d+)/.exec(path)?.[1])
  try {
    const image = (await knownImages(ctx, site, [id])).get(id)
    return image ? sharedPicture(image) : {}
  } catch {
    // The page is whole without them, and a library that is away is told of where its pictures are shown.
    return {}
  }
}

/** What the page was rendered from, in addition to its content. */
function readsOf(blocks: readonly DrawnBlock[], { scopes }: SettledConditions): PageReads {
  const reads = pageReads(blocks)
  return { ...reads, scopes: [...new Set([...reads.scopes, ...scopes])] }
}

/** A stored page as a source to render. */
export function sourceOf(page: PageRow): PageSource {
  return sourceOfContent(page.id, contentOf(page))
}

/** A page with the content of a draft or a version, as a source to render. */
export function sourceOfContent(id: number, content: PageContent): PageSource {
  const { path, theme, title, meta_title: metaTitle, meta_description: metaDescription, image_id: imageId, blocks } = content
  return {
    id,
    path,
    theme,
    title,
    metaTitle,
    metaDescription,
    imageId,
    canonicalUrl: content.canonical_url,
    disableSeoTracking: content.disable_seo_tracking,
    blocks,
  }
}

/**
 * Origins that scripts may call: the error reporter, the exchange rate, dealers by postcode, the forms service (forms that waited go from any
 * page), and every https origin once a retailer
 * finder is configured, since each market names its own service.
 */
function servicesOf({ errorReportingKey, footer, forms, stock }: SiteContent['settings']): string[] {
  const addresses = [forms.apiUrl, stock.exchange?.apiUrl ?? '', stock.retailerEndpoints.dealers, stock.retailerEndpoints.fallback]
  return [
    ...(errorReportingKey ? ['https://api.raygun.com'] : []),
    ...(footer.finderSettingsUrl ? ['https:'] : []),
    ...new Set(addresses.flatMap((address) => (/^https?:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : []))),
  ]
}

/** Whether markup has a form, or a link that opens one over the page (C-045). */
function opensForm(html: string): boolean {
  return /\/ar\/form\/\d|#form:\d/.test(html) || html.includes(FORM_ID)
}

function hasStockBlocks(blocks: readonly StoredBlock[]): boolean {
  return blocks.some(({ template }) => template.startsWith('stock_locator'))
}
