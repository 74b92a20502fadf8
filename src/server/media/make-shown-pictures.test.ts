import { expect, test } from 'vitest'
import { makeShownPictures } from './make-shown-pictures.server.ts'

const site: Record<string, string> = {
  '/sitemap.xml': '<loc>https://site.test/sitemap/pages.xml</loc><loc>https://site.test/sitemap/vehicles-1.xml</loc>',
  '/sitemap/pages.xml': '<loc>https://site.test/ar/</loc><loc>https://site.test/ar/about</loc>',
  '/sitemap/vehicles-1.xml': Array.from({ length: 70 }, (_, index) => `<loc>https://site.test/ar/showroom/${index}</loc>`).join(''),
  '/ar/': '<img srcset="/media/api/v2/images/1/1600x900.jpg?v=1 1600w, /media/api/v2/images/1/640x360.jpg?v=1 640w">',
  '/ar/about': '<script>{"src":"/media/api/v2/images/2/900x500.jpg?v=3"}</script><img src="/media/api/v2/images/1/640x360.jpg?v=1">',
  '/ar/showroom/69': '<img src="/media/api/v2/images/3/640x360.jpg">',
}

test('each picture of pages and of some vehicles is asked for once, as a browser gets it first', async () => {
  const asked: { path: string; accept: string | undefined }[] = []
  const count = await makeShownPictures(async (path, { accept }) => {
    asked.push({ path, accept })
    return new Response(site[path] ?? '')
  })
  const pictures = asked.filter(({ path }) => path.startsWith('/media/'))
  expect(pictures.map(({ path }) => path).toSorted()).toEqual([
    '/media/api/v2/images/1/1600x900.jpg?v=1',
    '/media/api/v2/images/1/640x360.jpg?v=1',
    '/media/api/v2/images/2/900x500.jpg?v=3',
    '/media/api/v2/images/3/640x360.jpg',
  ])
  expect(new Set(pictures.map(({ accept }) => accept))).toEqual(new Set(['image/webp']))
  expect(count).toBe(4)
  expect(asked.filter(({ path }) => path.startsWith('/ar/showroom/'))).toHaveLength(60)
})
