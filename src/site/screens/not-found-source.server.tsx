import { renderToString } from 'react-dom/server'
import { pageHref, type Theme } from '#domains/content/index.ts'
import { PageNotFound } from '#widgets/views.gen.ts'
import { widgetSymbol } from '../assets/assets.ts'
import type { PageSource } from '../page/render-page.server.tsx'
import type { SiteContent } from '../page/site-content.server.ts'

/** The page-not-found screen in the frame of every other page. */
export function notFoundSource(site: SiteContent, asked: Theme | null): PageSource {
  const { settings, words } = site
  const theme = asked ?? settings.theme
  return {
    ...screenSource(words['not_found.heading']),
    screen: {
      html: renderToString(<PageNotFound theme={theme} html={settings.pageNotFoundHtml} words={words} home={pageHref('')} />),
      symbols: [widgetSymbol('page-not-found')],
    },
  }
}

/** A screen of our own as a page to draw: not in the database, not for search engines. */
export function screenSource(title: string, path = '404'): PageSource {
  return {
    id: null,
    path,
    theme: null,
    title,
    metaTitle: '',
    metaDescription: '',
    imageId: '',
    canonicalUrl: '',
    disableSeoTracking: true,
    blocks: [],
  }
}
