import { byName } from '#kernel/by-name.ts'
import type { ReactNode } from 'react'
import type { GatewayName } from '#domains/payments/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AnyScreenView, Screen, ScreenPage } from '#screens/define-screen.ts'
import { screenSymbol } from '../assets/assets.ts'
import { drawView } from './draw-view.server.tsx'
import { type RenderedPage, type RenderRequest, renderPage } from './render-page.server.tsx'
import { screenSource } from './screen-source.ts'
import type { SiteContent } from './site-content.server.ts'

/** `gateways` are the providers that are set up. */
type Request = Omit<RenderRequest, 'isPreview'> & { gateways: readonly GatewayName[] }

/** Renders a screen as a page: first its parts, each separately, then its view around them. */
export async function renderScreen<Input>(
  ctx: Ctx,
  screen: Screen<Input>,
  page: ScreenPage<object>,
  site: SiteContent,
  request: Request,
): Promise<RenderedPage> {
  const { definition, View } = screen
  const parts = drawParts(screen, page.parts ?? {})
  const nodes = definition.parts ? { parts: parts.nodes } : {}
  const own = { symbol: screenSymbol(definition.symbol), island: definition.island }
  const { html, firstPicture } = drawView(View, { ...page.props, ...nodes, id: elementId(definition.symbol) }, own)
  const source = {
    ...screenSource(page.title, page.path),
    disableSeoTracking: page.isIndexed !== true,
    metaDescription: page.description ?? '',
    imageId: page.imageId ?? '',
    canonicalUrl: page.canonicalUrl ?? '',
    schemas: page.schemas ?? [],
    ...(page.crumbs ? { crumbs: page.crumbs } : {}),
    screen: {
      ...{ html, symbols: symbolsOf(screen), firstPicture: parts.firstPicture || firstPicture },
      ...{ symbol: definition.symbol, sale: page.sale },
      ...{ canShowMap: page.canShowMap ?? false, paysBy: providersOf(screen, page, request.gateways) },
    },
  }
  const screenPage = await renderPage(ctx, source, site, { ...request, isPreview: false })
  const reads = { ...screenPage.reads, scopes: definition.cache?.changesWith ?? [], ...(page.vehicles ? { vehicles: page.vehicles } : {}) }
  return { ...screenPage, until: page.until ?? screenPage.until, reads, hasFailure: screenPage.hasFailure || page.isIncomplete === true }
}

/** The providers whose fields the page may load; null where nobody pays. */
function providersOf<Input>({ definition }: Screen<Input>, { paysBy = [] }: ScreenPage<object>, gateways: readonly GatewayName[]): GatewayName[] | null {
  if (definition.takesPayments) return [...gateways, ...paysBy]
  return paysBy.length > 0 ? [...paysBy] : null
}

/** The symbols of the screen and all its parts, so that every state of the screen has the same stylesheet. */
function symbolsOf<Input>({ definition: { symbol, parts = {} } }: Screen<Input>): string[] {
  return [symbol, ...Object.keys(parts).map((name) => `${symbol}/${name}`)].map(screenSymbol)
}

function drawParts<Input>({ definition: { symbol, parts = {} }, parts: views }: Screen<Input>, answers: NonNullable<ScreenPage<object>['parts']>) {
  const nodes: Record<string, ReactNode> = byName()
  let firstPicture = ''
  for (const [name, time] of Object.entries(parts)) {
    const answer = answers[name]
    const View = views[name]
    nodes[name] = null
    if (!answer || !View) continue
    const order = { symbol: screenSymbol(`${symbol}/${name}`), island: answer.island ?? time }
    const view = drawView(View as AnyScreenView, { ...answer.props, id: elementId(`${symbol}-${name}`) }, order)
    nodes[name] = <Markup html={view.html} />
    firstPicture ||= view.firstPicture
  }
  return { nodes, firstPicture }
}

/** The element id of a part: a page has one part of each name. */
function elementId(name: string): string {
  return name.replaceAll('_', '-')
}

/** Inserts markup that React rendered before; nothing for ''. */
function Markup({ html }: { html: string }) {
  if (html === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own views
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
