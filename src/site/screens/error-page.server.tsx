import { renderToString } from 'react-dom/server'
import { pageHref } from '#domains/content/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { ErrorScreen } from '#widgets/views.gen.ts'
import { widgetSymbol } from '../assets/assets.ts'
import { type RenderedPage, type RenderRequest, renderPage } from '../page/render-page.server.tsx'
import type { SiteContent } from '../page/site-content.server.ts'
import { screenSource } from './not-found-source.server.tsx'

/** The page for a failed route: "this page could not be found" in place for 404, otherwise what went wrong, in the usual frame. */
export function renderErrorPage(
  ctx: Ctx,
  site: SiteContent,
  status: number,
  request: Pick<RenderRequest, 'assets' | 'publicUrl' | 'stock'>,
): Promise<RenderedPage> {
  const { words, settings } = site
  const home = pageHref('')
  const title = status === 404 ? words['not_found.message'] : words['error.heading']
  const screen = {
    html: renderToString(<ErrorScreen status={status} words={words} home={home} />),
    symbols: [widgetSymbol('error-screen')],
  }
  return renderPage(ctx, { ...screenSource(title), screen }, site, { ...request, theme: settings.theme, isPreview: false })
}
