import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { appManifest } from './app-manifest.ts'
import { robotsText, type SitemapEntry, sitemapFrame, sitemapIndexXml, entriesXml } from './sitemap.ts'

const read = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document
const texts = (page: Document, name: string) => [...page.getElementsByTagName(name)].map(({ textContent }) => textContent)
const joined = (entries: SitemapEntry[]) => sitemapFrame.start + entriesXml(entries) + sitemapFrame.end
const updatedAt = new Date('2026-05-01T23:30:00Z')

test('[A-120] a sitemap has the whole address of each page, its pictures and its last change', () => {
  const page = read(
    joined([
      { address: 'https://site.test/ar/', pictures: [], updatedAt },
      { address: 'https://site.test/ar/x?a&b', pictures: ['https://site.test/1.jpg?a&b', 'https://site.test/2.jpg'], updatedAt },
    ]),
  )
  expect(texts(page, 'loc')).toEqual(['https://site.test/ar/', 'https://site.test/ar/x?a&b'])
  expect(texts(page, 'lastmod')).toEqual(['2026-05-01T23:30:00.000Z', '2026-05-01T23:30:00.000Z'])
  const [, second] = page.getElementsByTagName('url')
  expect([...(second?.getElementsByTagName('image:loc') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'https://site.test/1.jpg?a&b',
    'https://site.test/2.jpg',
  ])
})

test('a site without pages has an empty, valid sitemap', () => {
  expect(read(joined([])).documentElement.localName).toBe('urlset')
})

test('the index names each sitemap with its last change', () => {
  const index = read(sitemapIndexXml([{ address: 'https://site.test/sitemap/pages.xml', updatedAt }]))
  expect(index.documentElement.localName).toBe('sitemapindex')
  expect([...texts(index, 'loc'), ...texts(index, 'lastmod')]).toEqual(['https://site.test/sitemap/pages.xml', '2026-05-01T23:30:00.000Z'])
})

test('robots stay out of what staff and previews use, and find the sitemap', () => {
  const lines = robotsText('https://site.test').split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /ar/cms',
      'Disallow: /ar/admin',
      'Disallow: /ar/disabled-preview',
      'Disallow: /api/',
      'Sitemap: https://site.test/sitemap.xml',
    ]),
  )
  expect(lines.filter((line) => line.trim() === 'Disallow: /' || line.trim() === 'Disallow: /ar/')).toEqual([])
})

test('[A-375][A-001] the app is Arabic, starts at the base path and has the site’s colour', () => {
  expect(appManifest('معرض')).toMatchObject({ name: 'معرض', lang: 'ar', dir: 'rtl', start_url: '/ar/', scope: '/ar/', theme_color: '#9e1b32' })
})
