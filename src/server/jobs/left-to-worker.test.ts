import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { feedPicture } from '#domains/feeds/schema.server.ts'
import { invoiceWords } from '#domains/invoices/index.ts'
import { invoiceDocument, issueInvoices, writeInvoice } from '#domains/invoices/index.server.ts'
import { uploadImage } from '#domains/media/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { textsIn } from '#kernel/words/words.ts'
import { askWorker } from '#platform/jobs/ask-worker.server.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { contextOf, type Services, workersOf } from '../services.server.ts'
import { jobKinds } from './job-kinds.gen.server.ts'

const web = await testServices({ PROCESS_ROLE: 'web', SERVICE_NETWORK: 'private' })
const source = await aReceiver()
const openedJobs: Jobs[] = []
afterAll(() => Promise.all(openedJobs.map((jobs) => jobs.close())))

/** Another process on the same database and storage, with its role and queues of its own; `written` are the keys that it put into the storage. */
function another(role: Services['env']['PROCESS_ROLE']) {
  const writtenJobs: string[] = []
  const put: Storage['put'] = (key, ...rest) => {
    writtenJobs.push(key)
    return web.storage.put(key, ...rest)
  }
  const jobs = openJobs({ url: web.database.url, log: web.log })
  openedJobs.push(jobs)
  const services: Services = { ...web, env: { ...web.env, PROCESS_ROLE: role }, jobs, storage: { ...web.storage, put } }
  return { services, writtenJobs, app: createApp(services) }
}

const [one, other, alone, whole] = [another('web'), another('web'), another('web'), another('both')]
const workers = [another('worker'), another('worker')]
const startWorkers = () => {
  for (const { services } of workers.splice(0)) services.jobs.work(jobKinds(services))
}
const madeByWorkers = workers.map(({ writtenJobs }) => writtenJobs)

let pictures = 0
/** How a picture that nobody has asked for before is asked for. */
async function aPicture(): Promise<(accept: string) => [string, RequestInit]> {
  pictures += 1
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: pictures, g: 9, b: 90 } } })
    .png()
    .toBuffer()
  const uploaded = await uploadImage(web.staffCtx, web.storage, { bytes, name: 'a.png' })
  if (!uploaded.ok) throw new Error(uploaded.code)
  const { id, version } = uploaded.value.image
  return (accept) => [`https://site.test/media/api/v2/images/${id}/w/1600.jpg?v=${version}`, { headers: { accept } }]
}

let invoices = 0
async function anInvoice() {
  invoices += 1
  const ctx = contextOf(one.services, web.staffCtx.staff)
  const facts = {
    seller: { name: 'شركة المدار', address: 'دبي', taxNumber: '', contact: '', vatPercent: 5, note: '' },
    buyer: { name: 'سارة', email: '', phone: '' },
    ...{ orderNumber: 'M-7KQ4-9XWD-2FTP', subject: 'reservation' as const, vehicle: { name: 'Defender 110', vin: '' }, retailer: '', timeZone: 'Asia/Dubai' },
  }
  const draft = { series: '', reference: `order:${invoices}`, occasion: `payment:${invoices}:captured`, totalMinor: 50_000, currency: 'AED', facts }
  const { id } = await writeInvoice(ctx, draft)
  await issueInvoices(ctx, [id])
  return { ctx, id }
}

const queued = async (name: string) => (await web.jobs.list({ page: 1, perPage: 50, name, order: 'desc' })).rows

beforeEach(() => {
  web.time.now = new Date('2026-05-15T08:00:00Z')
  one.writtenJobs.length = 0
  other.writtenJobs.length = 0
})

/** Asks, lets ten seconds pass by the clock once the job is written, and gives the answer. */
async function askedInVain<Answer>(name: string, ask: () => Answer | Promise<Answer>): Promise<Answer> {
  const before = (await queued(name)).length
  const answer = ask()
  await expect.poll(async () => (await queued(name)).length, { timeout: 20_000 }).toBe(before + 1)
  web.time.now = new Date(web.time.now.getTime() + seconds(11))
  return answer
}

let askedBefore: Awaited<ReturnType<typeof aPicture>>

test('without a worker the web process makes a picture itself after ten seconds, the next ones at once, and asks again after half a minute', async () => {
  askedBefore = await aPicture()
  const answer = await askedInVain('make-variant', () => alone.app.request(...askedBefore('image/webp')))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await queued('make-variant')).map(({ state, data }) => [state, data.ending])).toEqual([['created', 'webp']])
  expect((await alone.app.request(...(await aPicture())('image/webp'))).status).toBe(200)
  expect([alone.writtenJobs.length, (await queued('make-variant')).length]).toEqual([2, 1])
  web.time.now = new Date(web.time.now.getTime() + seconds(31))
  const third = await aPicture()
  expect((await askedInVain('make-variant', () => alone.app.request(...third('image/webp')))).status).toBe(200)
  expect(alone.writtenJobs).toHaveLength(3)
})

test('what cannot be made anywhere is said, and the next errand asks a worker again', async () => {
  const askedErrands: string[] = []
  const jobs = { ...web.jobs, enqueue: async (name: string) => void askedErrands.push(name) } as Jobs
  const ask = (makeHere: () => Promise<string>, find: () => Promise<string | null>) =>
    askWorker({ jobs, clock: web.clock, log: web.log }, { name: 'made', key: '1', data: {}, find, makeHere })
  const late = async () => {
    web.time.now = new Date(web.time.now.getTime() + seconds(11))
    return null
  }
  await expect(ask(() => Promise.reject(new Error('no original')), late)).rejects.toThrow('no original')
  expect(
    await ask(
      async () => 'here',
      async () => 'there',
    ),
  ).toBe('there')
  expect(askedErrands).toEqual(['made', 'made'])
})

test('a web process without a worker draws an invoice itself', async () => {
  const { ctx, id } = await anInvoice()
  const texts = async () => textsIn('ar', invoiceWords.words)
  const answer = askedInVain('draw-invoice', () => invoiceDocument({ ...ctx, askWorker: workersOf(another('web').services) }, id, texts))
  expect((await answer)?.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a process that is the whole site makes it itself and writes no job', async () => {
  const picture = await aPicture()
  const before = (await queued('make-variant')).length
  const answer = await whole.app.request(...picture('image/webp'))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(whole.writtenJobs.filter((key) => key.startsWith('variants/'))).toHaveLength(1)
  expect((await queued('make-variant')).length).toBe(before)
})

test('a visitor who leaves is waited for no longer, and the waiting of one process has a limit', async () => {
  const quiet = { ...web.jobs, enqueue: async () => undefined } as Jobs
  const leave = new AbortController()
  const errand = { name: 'never', key: 'never', data: {}, find: async () => null, makeHere: async () => 'here', signal: leave.signal }
  const hundred = Array.from({ length: 100 }, () => askWorker({ jobs: quiet, clock: web.clock, log: web.log }, errand))
  const settled = Promise.allSettled(hundred)
  await expect(askWorker({ jobs: quiet, clock: web.clock, log: web.log }, errand)).rejects.toMatchObject({ name: 'Fault', status: 503 })
  leave.abort()
  expect(new Set((await settled).map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(await askWorker({ jobs: quiet, clock: web.clock, log: web.log }, { ...errand, find: async () => 'made', signal: new AbortController().signal })).toBe(
    'made',
  )
})

test('a job that waited for a worker ends when one comes; the picture is that of the process that made it', async () => {
  startWorkers()
  await expect.poll(async () => new Set((await queued('make-variant')).map(({ state }) => state)), { timeout: 20_000 }).toEqual(new Set(['completed']))
  expect((await one.app.request(...askedBefore('image/webp'))).status).toBe(200)
  expect(madeByWorkers.flat()).toEqual([])
})

test('of two web processes that are asked for the same picture at once neither makes it, and of two workers one makes it once', async () => {
  startWorkers()
  const picture = await aPicture()
  for (const madeJobs of madeByWorkers) madeJobs.length = 0
  const answers = await Promise.all([one, other, one, other].map(({ app }) => app.request(...picture('image/webp'))))
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(answers.map(() => [200, 'image/webp']))
  expect([one.writtenJobs, other.writtenJobs, madeByWorkers.flat().length]).toEqual([[], [], 1])
}, 30_000)

test('a browser that takes AVIF gets WebP first and AVIF once a worker has made it', async () => {
  startWorkers()
  const picture = await aPicture()
  const ask = async () => (await one.app.request(...picture('image/avif,image/webp'))).headers.get('content-type')
  expect(await ask()).toBe('image/webp')
  await expect.poll(ask, { timeout: 20_000 }).toBe('image/avif')
  expect(one.writtenJobs).toEqual([])
}, 30_000)

test('a picture of a feed is downloaded by a worker, once for all; one that cannot be had is said at once, and is no failed job', async () => {
  startWorkers()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  source.answer = ({ path }, response) => void response.writeHead(path === '/photo.png' ? 200 : 404).end(photo)
  const [good, bad] = ['g'.repeat(43), 'b'.repeat(43)]
  await web.database.db.insert(feedPicture).values([
    { digest: good, address: `${source.url}/photo.png` },
    { digest: bad, address: `${source.url}/none.png` },
  ])
  const ask = (digest: string) => [one, other].map(({ app }) => app.request(`https://site.test/media/feeds/${digest}`))
  expect((await Promise.all(ask(good))).map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'image/webp'],
    [200, 'image/webp'],
  ])
  expect((await Promise.all(ask(bad))).map(({ status }) => status)).toEqual([502, 502])
  expect(source.received.map(({ path }) => path).toSorted()).toEqual(['/none.png', '/photo.png'])
  const states = async () => new Set((await queued('fetch-picture-of-page-feed')).map(({ state }) => state))
  await expect.poll(states, { timeout: 20_000 }).toEqual(new Set(['completed']))
  const [row] = await web.database.db.select().from(feedPicture).where(eq(feedPicture.digest, good))
  expect(row?.bytes?.length).toBeGreaterThan(0)
}, 30_000)

test('an invoice is drawn by a worker, and all get the same bytes', async () => {
  startWorkers()
  const { ctx, id } = await anInvoice()
  const drawnHere = () => Promise.reject(new Error('the web process draws nothing'))
  const answers = await Promise.all([one, other].map(({ services }) => invoiceDocument({ ...ctx, askWorker: workersOf(services) }, id, drawnHere)))
  expect(answers[0]?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answers[1]).toEqual(answers[0])
  expect(await invoiceDocument({ ...ctx, askWorker: workersOf(whole.services) }, id, async () => textsIn('ar', invoiceWords.words))).toEqual(answers[0])
}, 30_000)
