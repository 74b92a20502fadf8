import { expect, test } from 'vitest'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import type { Services } from '../services.server.ts'
import { makeDemoPictures } from './make-demo-pictures.server.ts'
import { makeShownPictures } from './make-shown-pictures.server.ts'

const PACE = { atOnce: 4 }
const site: Record<string, string> = {
  '/sitemap.xml': '<loc>https://site.test/sitemap/pages.xml</loc><loc>https://site.test/sitemap/vehicles-1.xml</loc>',
  '/sitemap/pages.xml': '<loc>https://site.test/ar/</loc><loc>https://site.test/ar/about</loc>',
  '/sitemap/vehicles-1.xml': Array.from({ length: 70 }, (_, index) => `<loc>https://site.test/ar/showroom/${index}</loc>`).join(''),
  '/ar/': '<img srcset="/media/api/v2/images/1/1600x900.jpg?v=1 1600w, /media/api/v2/images/1/640x360.jpg?v=1 640w">',
  '/ar/about': '<script>{"src":"/media/api/v2/images/2/900x500.jpg?v=3"}</script><img src="/media/api/v2/images/1/640x360.jpg?v=1">',
  '/ar/showroom/69': '<img src="/media/api/v2/images/3/640x360.jpg">',
}

test('each picture of pages and of some vehicles is asked for once, as a browser gets it first', async () => {
  const requests: { path: string; accept: string | undefined }[] = []
  const count = await makeShownPictures(async (path, { accept }) => {
    requests.push({ path, accept })
    return new Response(site[path] ?? '')
  }, PACE)
  const pictures = requests.filter(({ path }) => path.startsWith('/media/'))
  expect(pictures.map(({ path }) => path).toSorted()).toEqual([
    '/media/api/v2/images/1/1600x900.jpg?v=1',
    '/media/api/v2/images/1/640x360.jpg?v=1',
    '/media/api/v2/images/2/900x500.jpg?v=3',
    '/media/api/v2/images/3/640x360.jpg',
  ])
  expect(new Set(pictures.map(({ accept }) => accept))).toEqual(new Set(['image/webp']))
  expect(count).toBe(4)
  expect(requests.filter(({ path }) => path.startsWith('/ar/showroom/'))).toHaveLength(60)
})

test('it makes no more at a time than it is told, and ends early when it is enough', async () => {
  const atOnce = { now: 0, most: 0 }
  const madePaths: string[] = []
  const ask = async (path: string) => {
    atOnce.now += 1
    atOnce.most = Math.max(atOnce.most, atOnce.now)
    await Promise.resolve()
    atOnce.now -= 1
    if (path.startsWith('/media/')) madePaths.push(path)
    return new Response(site[path] ?? '')
  }
  await makeShownPictures(ask, { atOnce: 1, isEnough: () => madePaths.length >= 2 })
  expect([atOnce.most, madePaths.length]).toEqual([1, 2])
})

test('while the demo’s pictures are made behind, a failure is told and ends nothing; a process that ends makes no more', async () => {
  const log = recordingLog()
  const services = { env: { PUBLIC_URL: 'https://site.test' }, drain: { hasBegun: false }, log } as unknown as Services
  await makeDemoPictures(services, { request: () => Promise.reject(new Error('no')) }, { atOnce: 1 })
  expect(log.messages).toEqual(['pictures of the demo will be made when they are asked for'])
  const askedPaths: string[] = []
  const request = (url: URL) => {
    askedPaths.push(url.pathname)
    return new Response(site[url.pathname] ?? '')
  }
  await makeDemoPictures({ ...services, drain: { hasBegun: true } }, { request } as unknown as Parameters<typeof makeDemoPictures>[1], { atOnce: 1 })
  expect(askedPaths).toEqual(['/sitemap.xml'])
})
