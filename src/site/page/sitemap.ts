import { escapeText } from './markup.ts'

/** An address of the site in a sitemap: absolute, with the addresses of its pictures and its last change. */
export type SitemapEntry = { address: string; pictures: readonly string[]; updatedAt: Date }

/** Entries that are joined before they are sent. */
const BATCH = 200

/** The sitemaps of the site, each with the moment of the last change in it. */
export function sitemapIndexXml(sitemaps: readonly { address: string; updatedAt: Date }[]): string {
  const lines = sitemaps.map(({ address, updatedAt }) => `<sitemap><loc>${escapeText(address)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</sitemapindex>\n`
}

/** One sitemap in pieces, as its entries come. */
export async function* sitemapXml(entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'
  let lines: string[] = []
  for await (const entry of entries) {
    lines.push(entryXml(entry))
    if (lines.length < BATCH) continue
    yield lines.join('')
    lines = []
  }
  yield `${lines.join('')}</urlset>\n`
}

function entryXml({ address, pictures, updatedAt }: SitemapEntry): string {
  const images = pictures.map((picture) => `<image:image><image:loc>${escapeText(picture)}</image:loc></image:image>`)
  return `<url><loc>${escapeText(address)}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${images.join('')}</url>\n`
}

/** What robots may visit: the site, not what staff and previews use, nor lists that visitors put together. */
export function robotsText(publicUrl: string): string {
  const closed = ['/ar/cms', '/ar/admin', '/ar/auth/', '/ar/disabled-preview', '/ar/preview/', '/ar/blocks', '/ar/_block', '/ar/showroom/compare', '/api/']
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
