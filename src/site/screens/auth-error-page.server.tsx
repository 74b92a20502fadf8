import { renderToString } from 'react-dom/server'
import { pageHref } from '#domains/content/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { AuthError, type AuthErrorProps } from '#widgets/views.gen.ts'
import { widgetSymbol } from '../assets/assets.ts'
import { type RenderedPage, type RenderRequest, renderPage } from '../page/render-page.server.tsx'
import type { SiteContent } from '../page/site-content.server.ts'
import { screenSource } from './not-found-source.server.tsx'

export type AuthFailure = AuthErrorProps['failure']

const titles = {
  no_permissions: 'auth.no_permissions_heading',
  unavailable: 'auth.unavailable_heading',
  failed: 'auth.error_heading',
} as const satisfies Record<AuthFailure, string>

/** The page for a sign-in that led nowhere, in the usual frame (A-048, C-010). */
export function renderAuthErrorPage(
  ctx: Ctx,
  site: SiteContent,
  { failure, name, csrfToken }: Pick<AuthErrorProps, 'failure' | 'name' | 'csrfToken'>,
  request: Pick<RenderRequest, 'assets' | 'publicUrl' | 'stock'>,
): Promise<RenderedPage> {
  const { words, settings } = site
  const screen = {
    html: renderToString(<AuthError failure={failure} name={name} csrfToken={csrfToken} words={words} home={pageHref('')} />),
    symbols: [widgetSymbol('auth-error')],
  }
  return renderPage(ctx, { ...screenSource(words[titles[failure]], 'auth/error'), screen }, site, { ...request, theme: settings.theme, isPreview: false })
}
