import { readdir, writeFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { BodyStalled, openUploads, removeLeftUploads, TooManyUploads, uploadPlaces, type UploadKind } from '#server/http/uploads.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const MEGABYTE = 1024 * 1024
const services = await testServices()
const app = createApp(services)
const folder = await mkdtemp(join(tmpdir(), 'maarad-uploads-'))
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  vi.useRealTimers()
})

const created = await createForm(services.staffCtx, FormDraft.parse({ name: 'مرفقات', fields: [{ id: 'cv', name: 'cv', type: 'file', label: { ar: 'ملف' } }] }))
const formId = created.ok ? created.value.id : 0

/** A body that sends this many megabytes and then nothing more; `end` lets it end. */
function endless(megabytes: number) {
  const over = Promise.withResolvers<void>()
  const counter = { chunks: 0 }
  const bytes = async function* () {
    yield Buffer.from('--b\r\ncontent-disposition: form-data; name="attributes[cv]"; filename="a.pdf"\r\n\r\n')
    for (; counter.chunks < megabytes; counter.chunks += 1) yield new Uint8Array(MEGABYTE)
    await over.promise
  }
  return { counter, bytes, end: () => over.resolve() }
}

function upload(path: string, body: ReturnType<typeof endless>): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Readable.toWeb(Readable.from(body.bytes(), { objectMode: false })),
    duplex: 'half',
  }
  return Promise.resolve(app.request(`https://site.test${path}`, init as unknown as RequestInit))
}

const consume = async (bytes: AsyncIterable<Uint8Array>) => {
  let size = 0
  for await (const chunk of bytes) size += chunk.length
  return size
}

test('25 bodies of 20 MB to a form that does not exist are refused before they are read', async () => {
  for (const path of ['/forms_api/forms/424242/leads', '/ar/form/424242']) {
    const bodies = Array.from({ length: 25 }, () => endless(20))
    const answers = await Promise.all(bodies.map((body) => upload(path, body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(bodies.reduce((sum, { counter }) => sum + counter.chunks, 0)).toBeLessThan(bodies.length * 2)
  }
})

test('of 25 bodies that never end one sender keeps two open; the others are told when to come again', async () => {
  const bodies = Array.from({ length: 25 }, () => endless(2))
  const answers: Response[] = []
  const running = bodies.map((body) => upload(`/forms_api/forms/${formId}/leads`, body).then((answer) => answers.push(answer)))
  await vi.waitFor(() => expect(answers).toHaveLength(25 - uploadPlaces.unproved.sender))
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([429])
  expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  for (const { end } of bodies) end()
  await Promise.all(running)
  expect((await upload(`/forms_api/forms/${formId}/leads`, Object.assign(endless(1), { bytes: async function* () {} }))).status).not.toBe(429)
})

test('places are free again after a body that ends, one that breaks and one that stalls', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const take = openUploads(folder)
  const uploader = { sender: 'a', kindOf: () => 'unproved' as UploadKind }
  const whole = async function* () {
    yield new Uint8Array(MEGABYTE)
  }
  for (let round = 0; round < 10; round += 1) {
    expect(await consume(take(whole(), uploader))).toBe(MEGABYTE)
    const broken = async function* () {
      yield* whole()
      throw new Error('the connection broke')
    }
    await expect(consume(take(broken(), uploader))).rejects.toThrow('the connection broke')
    const stalled = Promise.withResolvers<void>()
    const silent = async function* () {
      yield* whole()
      stalled.resolve()
      await new Promise(() => undefined)
    }
    const reading = consume(take(silent(), uploader))
    const refused = expect(reading).rejects.toThrow(BodyStalled)
    await stalled.promise
    await vi.advanceTimersByTimeAsync(15_000)
    await refused
  }
})

test('strangers take no place of staff, nor one sender those of all', async () => {
  const take = openUploads(folder)
  const open: { end: () => void; reading: Promise<number> }[] = []
  const begin = (sender: string, kind: UploadKind) => {
    const body = endless(1)
    const reading = consume(take(body.bytes(), { sender, kindOf: () => kind }))
    open.push({ end: body.end, reading })
    return reading
  }
  const full = []
  for (let index = 0; index < uploadPlaces.proved.all; index += 1) begin(`network ${Math.floor(index / uploadPlaces.proved.sender)}`, 'proved')
  full.push(begin('network 0', 'proved'), begin('another', 'proved'))
  for (const refused of full) await expect(refused).rejects.toThrow(TooManyUploads)
  open.splice(-2)
  begin('network 0', 'staff')
  for (const { end } of open) end()
  expect(await Promise.all(open.map(({ reading }) => reading.then((size) => size > MEGABYTE)))).toEqual(open.map(() => true))
})

test('a long body leaves no file while it arrives, and what a killed process left is deleted at the next start', async () => {
  const take = openUploads(folder)
  const body = endless(1)
  const reading = consume(take(body.bytes(), { sender: 'a', kindOf: () => 'staff' }))
  await vi.waitFor(() => expect(body.counter.chunks).toBe(1))
  body.end()
  await reading
  expect(await readdir(folder)).toEqual([])
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'left.part'), 'x')
  await removeLeftUploads(folder)
  expect(await readdir(folder)).toEqual([])
  await expect(removeLeftUploads(join(folder, 'none'))).resolves.toBeUndefined()
})
