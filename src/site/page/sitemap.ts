import { pageHref } from '#domains/content/index.ts'
import { escapeText } from './markup.ts'

/** The sitemap of the pages that may be indexed, with the day of their last change. */
export function sitemapXml(pages: readonly { path: string; updatedAt: Date }[], publicUrl: string): string {
  const urls = pages.map(
    ({ path, updatedAt }) => `<url><loc>${escapeText(publicUrl + pageHref(path))}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** What robots may visit: the site, not what staff and previews use. */
export function robotsText(publicUrl: string): string {
  const closed = ['/ar/cms', '/ar/admin', '/ar/auth/', '/ar/disabled-preview', '/ar/blocks', '/ar/_block', '/api/']
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
