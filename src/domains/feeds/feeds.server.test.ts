import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { blockProviders } from './block-provider.server.ts'
import { findFeedPicture } from './feed-pictures.server.ts'
import { feedsJobKinds } from './jobs.server.ts'
import { feedAnswer } from './schema.server.ts'
import { seedFeeds } from './seed-feeds.server.ts'

const services = await testServices()
const source = await aReceiver()
const start = new Date('2026-05-15T12:00:00Z')
let now = start
const warn = vi.fn()
const log = { error: vi.fn(), warn, info: () => undefined }
const ctx = { ...services.staffCtx, staff: null, network: 'private' as const, clock: { now: () => now }, log }

const product = (id: number, more: object = {}) => ({
  id,
  title: `منتج ${id}`,
  image: null,
  price: 10,
  currency: 'AED',
  url: 'https://shop.example/p',
  group: 'هدايا',
  ...more,
})
const answerWith = (value: unknown) => {
  source.answer = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(typeof value === 'string' ? value : JSON.stringify(value))
}
const feeds = () => blockProviders.feeds.provide({ ctx, settings: { feeds: { roots: { collection: '', news: '', races: '' } } } })
const ask = (path = 'gifts') => feeds().ask('collection', { root: source.url, path: ['collections', path], query: { lang: 'ar', market: '' } })
const titles = async (path?: string) => (await ask(path))?.value.map(({ title }) => title)
const version = async () => (await ctx.db.execute<{ v: number }>(sql`select count(*)::int as v from content_change where scope = 'feeds'`)).rows[0]?.v
const runJob = () => feedsJobKinds({ ctx })[0]?.run({} as never)

beforeEach(async () => {
  now = start
  source.received.length = 0
  await ctx.db.delete(feedAnswer)
})
afterEach(() => vi.clearAllMocks())

test('[B-314] [B-313] the service of the block is asked by the agreed address, once for ten minutes', async () => {
  answerWith([product(1), product(2)])
  expect(await titles()).toEqual(['منتج 1', 'منتج 2'])
  expect(source.received.map(({ path }) => path)).toEqual(['/collections/gifts?lang=ar'])
  now = new Date(start.getTime() + minutes(9))
  answerWith([product(3)])
  expect(await titles()).toEqual(['منتج 1', 'منتج 2'])
  expect(source.received).toHaveLength(1)
})

test('[B-314] after ten minutes the old answer is still shown while a newer one is read, and pages with it are drawn anew', async () => {
  answerWith([product(1)])
  await ask()
  const before = await version()
  now = new Date(start.getTime() + minutes(11))
  answerWith([product(2)])
  expect(await titles()).toEqual(['منتج 1'])
  await vi.waitFor(async () => expect(await version()).not.toBe(before))
  expect(await titles()).toEqual(['منتج 2'])
})

test('pages are drawn anew only for an answer that differs', async () => {
  answerWith([product(1)])
  await ask()
  const before = await version()
  now = new Date(start.getTime() + minutes(11))
  await runJob()
  expect(source.received).toHaveLength(2)
  expect(await version()).toBe(before)
  answerWith([product(2)])
  now = new Date(start.getTime() + minutes(22))
  await runJob()
  expect(await version()).not.toBe(before)
})

const failures: [string, () => unknown][] = [
  ['is down', () => (source.answer = (_, response) => void response.writeHead(503).end())],
  ['breaks off', () => (source.answer = (_, response) => void response.writeHead(200, { 'content-length': '900' }).write('[{', () => response.destroy()))],
  // As good as any other answer, but for its length.
  ['answers without end', () => (source.answer = (_, response) => void response.writeHead(200).end(JSON.stringify([product(2)]) + ' '.repeat(600_000)))],
  ['answers with a page', () => answerWith('<html>')],
  ['lies about its entries', () => answerWith([product(1), { id: 2, title: 7 }])],
  ['would run a script', () => answerWith([product(1, { url: 'javascript:alert(1)' })])],
]

test.each(failures)('[B-314] a source that %s fails the block that never had an answer, and leaves the old one to others', async (_name, fail) => {
  answerWith([product(1)])
  await ask('known')
  fail()
  await expect(ask('new')).rejects.toThrow('a feed could not be read')
  expect(warn).toHaveBeenCalled()
  now = new Date(start.getTime() + minutes(11))
  await runJob()
  const old = await ask('known')
  expect(old?.value.map(({ title }) => title)).toEqual(['منتج 1'])
  expect(old?.feed.readAt).toBe(start.toISOString())
  expect(old?.feed.problem).toBeTruthy()
})

test('a source that failed is left alone for a minute, and asked again after it', async () => {
  source.answer = (_, response) => void response.writeHead(503).end()
  const askedCount = async (seconds: number) => {
    now = new Date(start.getTime() + seconds * 1000)
    await expect(ask('new')).rejects.toThrow('a feed could not be read')
    return source.received.length
  }
  expect([await askedCount(0), await askedCount(59), await askedCount(61)]).toEqual([1, 1, 2])
})

test('[B-250] a table of ranges is read from the address itself, and one with a gap or a pair for one drive is refused', async () => {
  const row = (speed: number, climate: boolean, range = 400) => ({ speed, temperature: 20, wheels: 20, climate, range })
  const whole = [row(50, true), row(50, false), row(130, true), row(130, false)]
  const readRange = (file: string) => feeds().ask('ranges', { root: `${source.url}/${file}?car=ev`, path: [], query: {} })
  answerWith(whole)
  expect((await readRange('whole.json'))?.value).toEqual(whole)
  expect(source.received.map(({ path }) => path)).toEqual(['/whole.json?car=ev'])
  answerWith(whole.slice(1))
  await expect(readRange('gap.json')).rejects.toThrow('a feed could not be read')
  answerWith([...whole.slice(1), row(130, true, 300)])
  await expect(readRange('pair.json')).rejects.toThrow('a feed could not be read')
  answerWith([{ ...row(50, true), range: 'far' }])
  await expect(readRange('words.json')).rejects.toThrow('a feed could not be read')
})

test('of a source that breaks off it is kept what the network said', async () => {
  source.answer = (_, response) => void response.destroy()
  await expect(ask('broken')).rejects.toThrow('a feed could not be read')
  const [answerRow] = await ctx.db.select().from(feedAnswer)
  expect(answerRow?.problem).toMatch(/did not answer: .*socket hang up/)
})

test('one text that was cut in the middle of an emoji, or holds a NUL, loses that sign and keeps nobody from the rest', async () => {
  answerWith([product(1, { title: 'منتج \ud83d' }), product(2, { group: 'هدايا\0' }), product(3)])
  expect((await ask())?.value.map(({ title, group }) => [title, group])).toEqual([
    ['منتج', 'هدايا'],
    ['منتج 2', 'هدايا'],
    ['منتج 3', 'هدايا'],
  ])
})

test('[B-314] a source that is silent is given up after a few seconds', async () => {
  source.answer = () => undefined
  await expect(ask('silent')).rejects.toThrow('a feed could not be read')
})

test('a source that fails is not requested for a minute, and concurrent callers share one request', async () => {
  source.answer = (_, response) => void response.writeHead(500).end()
  const answers = await Promise.allSettled([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(ask()).rejects.toThrow()
  expect(source.received).toHaveLength(1)
  now = new Date(start.getTime() + minutes(2))
  answerWith([product(1)])
  expect(await titles()).toEqual(['منتج 1'])
})

test('pictures come from this site, which downloads each once', async () => {
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  let downloads = 0
  source.answer = ({ path }, response) => {
    if (!path.startsWith('/photo'))
      return void response.writeHead(200).end(JSON.stringify([product(1, { image: `${source.url}/photo.jpg` }), product(2, { image: '/media/own.jpg' })]))
    downloads += 1
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
  }
  const [first, second] = (await ask())?.value ?? []
  expect(first?.image).toMatch(/^\/media\/feeds\/[\w-]{43}$/)
  expect(second?.image).toBe('/media/own.jpg')
  const digest = first?.image?.split('/').at(-1) ?? ''
  const bytes = await findFeedPicture(ctx, digest)
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 830 })
  await findFeedPicture(ctx, digest)
  expect(downloads).toBe(1)
  expect(await findFeedPicture(ctx, 'x'.repeat(43))).toBeNull()
})

test('a picture is downloaded once for all who ask at the same time, and one that fails is asked for again after a minute only', async () => {
  let downloads = 0
  let photo: Buffer | null = null
  source.answer = ({ path }, response) => {
    if (!path.startsWith('/broken')) return void response.writeHead(200).end(JSON.stringify([product(1, { image: `${source.url}/broken.jpg` })]))
    downloads += 1
    response.writeHead(photo ? 200 : 503).end(photo)
  }
  const digest = (await ask('broken'))?.value[0]?.image?.split('/').at(-1) ?? ''
  const six = () => Promise.allSettled(Array.from({ length: 6 }, () => findFeedPicture(ctx, digest)))
  for (const answer of [...(await six()), ...(await six())]) expect(answer).toMatchObject({ status: 'rejected', reason: { status: 502 } })
  expect(downloads).toBe(1)
  photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  now = new Date(start.getTime() + minutes(2))
  for (const answer of await six()) expect(answer).toMatchObject({ status: 'fulfilled', value: expect.any(Buffer) })
  expect(downloads).toBe(2)
})

test('without a service nothing is asked; samples answer from the database alone', async () => {
  expect(await feeds().ask('collection', { root: '', path: ['collections', 'gifts'], query: {} })).toBeNull()
  expect(await feeds().ask('collection', { root: 'file:///etc', path: [], query: {} })).toBeNull()
  await seedFeeds(ctx, [{ kind: 'collection', path: 'collections/gifts', value: [product(5)] }])
  const sample = await feeds().ask('collection', { root: 'sample:', path: ['collections', 'gifts'], query: { lang: 'ar' } })
  expect(sample?.value.map(({ title }) => title)).toEqual(['منتج 5'])
  expect(await feeds().ask('collection', { root: 'sample:', path: ['collections', 'none'], query: {} })).toBeNull()
  now = new Date(start.getTime() + minutes(30))
  await runJob()
  await setImmediate()
  expect(source.received).toEqual([])
})

test('a feed that no page has drawn for two months is left alone', async () => {
  answerWith([product(1)])
  await ask()
  await ctx.db
    .update(feedAnswer)
    .set({ askedAt: new Date(start.getTime() - 61 * 24 * minutes(60)) })
    .where(eq(feedAnswer.kind, 'collection'))
  now = new Date(start.getTime() + minutes(11))
  await runJob()
  expect(source.received).toHaveLength(1)
})
