import { expect, test, vi } from 'vitest'
import { unpacked } from '../http/gzip-pieces.server.ts'
import { BLOCK_IDS, SitemapTexts } from './sitemap-texts.server.ts'

const textOf = async (texts: SitemapTexts, block: number, make: () => Promise<string>) => (await unpacked(await texts.get(block, make))).toString()

test('a text is made once, and again when one of its vehicles has changed, or everything may have', async () => {
  const texts = new SitemapTexts()
  const make = vi.fn(async () => 'سيارة')
  for (const expected of [1, 1]) {
    expect(await textOf(texts, 1, make)).toBe('سيارة')
    expect(make).toHaveBeenCalledTimes(expected)
  }
  texts.forget([1, BLOCK_IDS, 2 * BLOCK_IDS + 1])
  await texts.get(1, make)
  expect(make).toHaveBeenCalledTimes(1)
  for (const [ids, expected] of [[[BLOCK_IDS + 1], 2] as const, [[2 * BLOCK_IDS], 3] as const, [null, 4] as const]) {
    texts.forget(ids)
    await texts.get(1, make)
    expect(make).toHaveBeenCalledTimes(expected)
  }
})

test('a text whose vehicles change while it is made is not kept; one of others is', async () => {
  const texts = new SitemapTexts()
  const whileMade = (ids: number[]) => async () => {
    texts.forget(ids)
    return 'old'
  }
  await texts.get(0, whileMade([5]))
  expect(await textOf(texts, 0, async () => 'new')).toBe('new')
  await texts.get(1, whileMade([5]))
  expect(await textOf(texts, 1, async () => 'new')).toBe('old')
})

test('pages are read once until one changes; a list that was being read then is not kept, nor one that failed', async () => {
  const texts = new SitemapTexts()
  const aPage = (path: string) => ({ path, imageId: '', updatedAt: new Date(0), templates: [] })
  await expect(
    texts.pages(async () => {
      throw new Error('no database')
    }),
  ).rejects.toThrow('no database')
  const readPages = vi.fn(async () => [aPage('old')])
  expect(await texts.pages(readPages)).toEqual(await texts.pages(readPages))
  texts.forget(null)
  texts.forget([1])
  await texts.pages(readPages)
  expect(readPages).toHaveBeenCalledTimes(1)
  texts.forgetPages()
  const early = Promise.withResolvers<ReturnType<typeof aPage>[]>()
  const reading = texts.pages(() => early.promise)
  texts.forgetPages()
  early.resolve([aPage('early')])
  expect(await reading).toEqual([aPage('early')])
  expect(await texts.pages(async () => [aPage('new')])).toEqual([aPage('new')])
})
