import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { appManifest } from './app-manifest.ts'
import { robotsText, sitemapXml } from './sitemap.ts'

test('[A-120] the sitemap has the whole address of each page and the day of its change', () => {
  const updatedAt = new Date('2026-05-01T23:30:00Z')
  const xml = sitemapXml(
    [
      { path: '', updatedAt },
      { path: 'سيارات/a&b', updatedAt },
    ],
    'https://site.test',
  )
  const page = new JSDOM(xml, { contentType: 'application/xml' }).window.document
  const texts = (name: string) => [...page.getElementsByTagName(name)].map(({ textContent }) => textContent)
  expect(texts('loc')).toEqual(['https://site.test/ar/', 'https://site.test/ar/%D8%B3%D9%8A%D8%A7%D8%B1%D8%A7%D8%AA/a%26b'])
  expect(texts('lastmod')).toEqual(['2026-05-01', '2026-05-01'])
})

test('a site without pages has an empty, valid sitemap', () => {
  expect(new JSDOM(sitemapXml([], 'https://site.test'), { contentType: 'application/xml' }).window.document.documentElement.localName).toBe('urlset')
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
