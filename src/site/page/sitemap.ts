import { escapeText } from './markup.ts'

/** An entry of a sitemap: an absolute address, the addresses of its pictures, and its last change. */
export type SitemapEntry = { address: string; pictures: readonly string[]; updatedAt: Date }

/** The sitemap index: the site's sitemaps, each with its last change. */
export function sitemapIndexXml(sitemaps: readonly { address: string; updatedAt: Date }[]): string {
  const lines = sitemaps.map(({ address, updatedAt }) => `<sitemap><loc>${escapeText(address)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</sitemapindex>\n`
}

/** What stands before and after the entries of a sitemap. */
export const sitemapFrame = {
  start:
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
  end: '</urlset>\n',
}

export function entriesXml(entries: readonly SitemapEntry[]): string {
  return entries.map(entryXml).join('')
}

function entryXml({ address, pictures, updatedAt }: SitemapEntry): string {
  const images = pictures.map((picture) => `<image:image><image:loc>${escapeText(picture)}</image:loc></image:image>`)
  return `<url><loc>${escapeText(address)}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${images.join('')}</url>\n`
}

/** The robots.txt: allows the site, but not staff screens, previews, or lists that visitors compile. */
export function robotsText(publicUrl: string): string {
  const closedPaths = ['/ar/cms', '/ar/admin', '/ar/auth/', '/ar/disabled-preview', '/ar/preview/', '/ar/blocks', '/ar/_block', '/ar/showroom/compare', '/api/']
  return ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
