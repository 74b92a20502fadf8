import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { findImages, importImage, uploadImage } from '#domains/media/index.server.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { diskStorage } from '#platform/storage/disk-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import type { AppEnv } from '../../app-env.ts'
import type { Services } from '../../services.server.ts'
import { calls } from '../calls.gen.server.ts'
import { KeptAnswers } from '../kept-answers.server.ts'
import { mountCalls } from '../mount-calls.server.ts'

const MEGABYTE = 1024 * 1024
const { db } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'maarad-media-'))
afterAll(() => rm(folder, { recursive: true }))

const writes: string[] = []
const disk = diskStorage(folder)
const storage: Storage = {
  ...disk,
  put: (key, bytes, type) => {
    writes.push(key)
    return disk.put(key, bytes, type)
  },
}
const editor: Staff = { id: 'user:1', name: 'اختبار', role: 'editor' }
const ctx: Ctx = { db, clock: systemClock, log: quietLog, staff: editor }
const app = siteFor(editor)

beforeEach(() => {
  writes.length = 0
})

function siteFor(staff: Staff | null, keptIn: Storage = storage) {
  const site = new OpenAPIHono<AppEnv>()
  site.use(async (c, next) => {
    c.set('staff', staff)
    await next()
  })
  mountCalls(
    site,
    calls.filter(({ tag }) => tag === 'Media'),
    {
      database: { db, shares: { staff: db, jobs: db } },
      clock: systemClock,
      log: quietLog,
      storage: keptIn,
      env: { DATA_DIR: folder, TRUSTED_PROXIES: [] as readonly string[] },
      answers: new KeptAnswers(),
    } as Services,
  )
  return site
}

type Rgb = { r: number; g: number; b: number }
const red = { r: 200, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 200 }
let shade = 0

/** A picture unlike any before: its first third is red, the rest blue, and one corner differs from picture to picture. */
async function aPicture({ width = 2000, height = 1200 } = {}) {
  shade += 1
  const patch = (size: { width: number; height: number }, background: Rgb) =>
    sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer()
  const corner = { r: (shade * 53) % 256, g: (shade * 101) % 256, b: (shade * 197) % 256 }
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: await patch({ width: Math.floor(width / 3), height }, red), left: 0, top: 0 },
    { input: await patch({ width: 16, height: 16 }, corner), left: width - 16, top: height - 16 },
  ])
}

async function aJpeg(size?: { width: number; height: number }) {
  return (await aPicture(size)).jpeg({ quality: 95 }).toBuffer()
}

function formOf(bytes: Uint8Array, fields: Record<string, string> = {}, name = 'car.jpg') {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  for (const [field, text] of Object.entries(fields)) form.append(field, text)
  return form
}

/** A form goes as bytes, as a browser sends it. */
async function post(path: string, body: BodyInit, headers?: HeadersInit) {
  if (!(body instanceof FormData)) return app.request(`/media/api/v2/${path}`, { method: 'POST', body, headers })
  const encoded = new Response(body)
  const type = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return app.request(`/media/api/v2/${path}`, { method: 'POST', body: await encoded.arrayBuffer(), headers: type })
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => app.request(path, { method, headers })

type ImageJson = { id: number; version: number; variants: { width: number; height: number; url: string }[] } & Record<string, unknown>

async function upload(bytes: Uint8Array, fields?: Record<string, string>): Promise<ImageJson> {
  const response = await post('images', formOf(bytes, fields))
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: ImageJson }).data
}

/** The colour of one pixel of a response that is a picture. */
async function pixelOf(response: Response, left: number, top: number): Promise<Rgb> {
  const [r = 0, g = 0, b = 0] = await sharp(await response.arrayBuffer())
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { r, g, b }
}

const isRed = ({ r, b }: Rgb) => r > 150 && b < 80
const isBlue = ({ r, b }: Rgb) => b > 150 && r < 80

/** A body that is made as it is read, and tells how much of it was. */
function aLongBody(bytes: number) {
  let bytesRead = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (bytesRead >= bytes) return controller.close()
        bytesRead += MEGABYTE
        controller.enqueue(new Uint8Array(MEGABYTE))
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, bytesRead: () => bytesRead }
}

test('[A-297] [A-374] an uploaded picture is described with its variants, in bucket 1', async () => {
  const image = await upload(await aJpeg(), { alt_ar: 'سيارة', alt_en: 'A car', focal_x: '0.25', focal_y: '' })
  const response = await get(`/media/api/v2/images/${image.id}`)
  const { data } = (await response.json()) as { data: ImageJson }
  expect(data).toMatchObject({
    id: image.id,
    alt: { ar: 'سيارة', en: 'A car' },
    focal_point: { x: 0.25, y: 0.5 },
    mime_type: 'image/jpeg',
    width: 2000,
    height: 1200,
    bucket: 1,
  })
  expect(data.variants).toContainEqual({ width: 1600, height: 900, url: `/media/api/v2/images/${image.id}/1600x900.jpg?v=1` })
  expect(data.variants).not.toContainEqual(expect.objectContaining({ width: 1245 }))
})

test('[A-298] [A-396] [B-157] [A-397] [B-158] every variant that is offered has exactly its size', async () => {
  const { variants } = await upload(await aJpeg({ width: 1700, height: 1300 }))
  expect(variants).toHaveLength(13)
  for (const { url, width, height } of variants) {
    const response = await get(url)
    expect(response.status).toBe(200)
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width, height })
  }
})

test('the same bytes uploaded again, even at once, are the same picture', async () => {
  const bytes = await aJpeg()
  const responses = await Promise.all([1, 2, 3].map(() => post('images', formOf(bytes))))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { data: ImageJson }).data.id))
  expect(new Set(ids).size).toBe(1)
})

test('an upload larger than the widest variant is kept no larger than that, and its bytes are known again', async () => {
  const large = await aJpeg({ width: 5000, height: 2500 })
  const image = await upload(large)
  expect(image).toMatchObject({ width: 4096, height: 2048, mime_type: 'image/jpeg' })
  expect(image.variants).toContainEqual(expect.objectContaining({ width: 4096, height: 2048 }))
  const [original] = writes.filter((key) => key.startsWith('originals/'))
  expect(await sharp((await disk.find(original ?? '')) ?? undefined).metadata()).toMatchObject({ width: 4096, height: 2048 })
  expect((await post('images', formOf(large))).status).toBe(200)
})

test('[A-374] a picture in another bucket is another picture, and lists keep buckets apart', async () => {
  const bytes = await aJpeg()
  const first = await upload(bytes)
  const second = await upload(bytes, { bucket: '9' })
  expect(second.id).not.toBe(first.id)
  const listing = (await (await get('/media/api/v2/images?bucket=9')).json()) as { data: ImageJson[]; meta: unknown }
  expect(listing.data.map(({ id }) => id)).toEqual([second.id])
  expect(listing.meta).toEqual({ page: 1, items: 24, total: 1 })
  const ofDefault = (await (await get('/media/api/v2/images?items=1')).json()) as { data: ImageJson[] }
  expect(ofDefault.data).toMatchObject([{ id: first.id, bucket: 1 }])
})

test('a crop keeps the focal point in view, and another focal point makes another version', async () => {
  const image = await upload(await aJpeg({ width: 3000, height: 900 }), { focal_x: '0.1' })
  const square = `/media/api/v2/images/${image.id}/360x360.jpg`
  expect(isRed(await pixelOf(await get(square), 180, 180))).toBe(true)
  const changedImage = await app.request(`/media/api/v2/images/${image.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ focal_point: { x: 0.8, y: 0.5 } }),
  })
  expect(await changedImage.json()).toMatchObject({ data: { version: 2, focal_point: { x: 0.8, y: 0.5 } } })
  expect(isBlue(await pixelOf(await get(square), 180, 180))).toBe(true)
  expect(await disk.find(`variants/${image.id}/1/360x360.jpg`)).toBeNull()
})

test('[A-099] a whole picture keeps its ratio at a prepared width and exists at no other', async () => {
  const image = await upload(await aJpeg())
  const whole = await get(`/media/api/v2/images/${image.id}/w/1600.jpg`)
  expect(await sharp(await whole.arrayBuffer()).metadata()).toMatchObject({ width: 1600, height: 960 })
  for (const path of ['w/1601.jpg', 'w/1600.png', '800x600.jpg', '1245x1245.jpg', '0x0.jpg', '1600x900.webp']) {
    expect((await get(`/media/api/v2/images/${image.id}/${path}`)).status, path).toBe(404)
  }
})

test('[A-221] a picture smaller than every size still has the fallback, not enlarged', async () => {
  const image = await upload(await aJpeg({ width: 300, height: 300 }))
  expect(image.variants).toEqual([])
  const response = await get(`/media/api/v2/images/${image.id}/900x500.jpg`)
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 166 })
})

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('a browser that accepts %s gets %s', async (accept, type, format) => {
  const image = await upload(await aJpeg({ width: 700, height: 500 }))
  const ask = () => get(`/media/api/v2/images/${image.id}/640x360.jpg`, { accept })
  await vi.waitUntil(async () => (await ask()).headers.get('content-type') === type, { timeout: 10_000 })
  const response = await ask()
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('Accept')
  expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe(format)
})

test('the first to ask for AVIF gets WebP for a moment, while AVIF is made', async () => {
  const image = await upload(await aJpeg({ width: 700, height: 500 }))
  const ask = () => get(`/media/api/v2/images/${image.id}/640x360.jpg?v=1`, { accept: 'image/avif,image/webp' })
  const first = await ask()
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=30')
  await vi.waitUntil(async () => (await ask()).headers.get('content-type') === 'image/avif', { timeout: 10_000 })
  expect((await ask()).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('only an address with the current version may be kept for ever', async () => {
  const image = await upload(await aJpeg({ width: 700, height: 500 }))
  const path = `/media/api/v2/images/${image.id}/640x360.jpg`
  const cachingOf = async (url: string) => (await get(url)).headers.get('cache-control')
  expect(await cachingOf(`${path}?v=1`)).toBe('public, max-age=31536000, immutable')
  expect(await cachingOf(path)).toBe('public, max-age=300')
  expect(await cachingOf(`${path}?v=2`)).toBe('public, max-age=300')
})

test('a browser that has a variant gets 304, and HEAD has the headers of GET without its body', async () => {
  const image = await upload(await aJpeg({ width: 700, height: 500 }))
  const path = `/media/api/v2/images/${image.id}/640x360.jpg?v=1`
  const first = await get(path)
  const etag = first.headers.get('etag') ?? ''
  const again = await get(path, { 'if-none-match': `W/"other", ${etag}` })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('vary')).toBe('Accept')
  expect(await again.text()).toBe('')
  expect((await get(path, { 'if-none-match': etag, accept: 'image/webp' })).status).toBe(200)
  const head = await get(path, {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String((await first.arrayBuffer()).byteLength))
  expect(await head.text()).toBe('')
})

test('a variant asked for many times at once is made once, and found in the storage from then on', async () => {
  const image = await upload(await aJpeg())
  const path = `/media/api/v2/images/${image.id}/1024x576.jpg`
  const bodies = await Promise.all(Array.from({ length: 12 }, async () => (await get(path, { accept: 'image/webp' })).arrayBuffer()))
  await get(path, { accept: 'image/webp' })
  expect(writes.filter((key) => key.startsWith('variants/'))).toEqual([`variants/${image.id}/1/1024x576.webp`])
  expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1)
})

test('a variant that could not be stored is made anew for the next visitor', async () => {
  const image = await upload(await aJpeg({ width: 700, height: 500 }))
  let failures = 1
  const put: Storage['put'] = (...file) => (failures-- > 0 ? Promise.reject(new Error('the disk is full')) : disk.put(...file))
  const outer = siteFor(editor, { ...disk, put })
  const faults: unknown[] = []
  outer.onError((error, c) => {
    faults.push(error)
    return c.text('fault', 500)
  })
  const path = `/media/api/v2/images/${image.id}/360x360.jpg`
  expect((await outer.request(path)).status).toBe(500)
  expect(faults).toEqual([new Error('the disk is full')])
  expect((await outer.request(path)).status).toBe(200)
})

test('a picture whose bytes could not be stored leaves no row, and the next attempt succeeds', async () => {
  const bytes = await aJpeg()
  let failures = 1
  const put: Storage['put'] = (...file) => (failures-- > 0 ? Promise.reject(new Error('the disk is full')) : disk.put(...file))
  const outcome = uploadImage(ctx, { ...disk, put }, { bytes })
  await expect(outcome).rejects.toThrow('the disk is full')
  expect(await uploadImage(ctx, { ...disk, put }, { bytes })).toMatchObject({ ok: true, value: { isNew: true } })
})

test('a turned photograph is served upright and without its metadata', async () => {
  const bytes = await (await aPicture({ width: 1200, height: 700 }))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret', Orientation: '6' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const image = await upload(bytes)
  expect(image).toMatchObject({ width: 700, height: 1200 })
  const response = await get(`/media/api/v2/images/${image.id}/w/1600.jpg`)
  const served = new Uint8Array(await response.arrayBuffer())
  const { exif, orientation, icc, xmp, width, height } = await sharp(served).metadata()
  expect({ exif, orientation, icc, xmp, width, height }).toEqual({ width: 700, height: 1200 })
  expect(isRed(await pixelOf(new Response(served), 350, 20))).toBe(true)
  expect(isBlue(await pixelOf(new Response(served), 350, 1000))).toBe(true)
})

test('the average colour stands in for an opaque picture only', async () => {
  const flat = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  expect(await upload(flat)).toMatchObject({ colour: '#336699' })
  const clear = await sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .png()
    .toBuffer()
  const image = await upload(clear)
  expect(image).toMatchObject({ colour: null })
})

test('new content keeps the id and the texts, raises the version and is served at once', async () => {
  const image = await upload(await aJpeg({ width: 700, height: 500 }), { alt_ar: 'قديم' })
  const path = `/media/api/v2/images/${image.id}/360x360.jpg`
  await get(path)
  const green = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#00c800' } })
    .png()
    .toBuffer()
  const put = () => app.request(`/media/api/v2/images/${image.id}/content`, { method: 'PUT', body: formOf(green) })
  expect(await (await put()).json()).toMatchObject({ data: { id: image.id, version: 2, mime_type: 'image/png', width: 800, alt: { ar: 'قديم' } } })
  expect((await pixelOf(await get(path), 10, 10)).g).toBeGreaterThan(150)
  expect(await (await put()).json()).toMatchObject({ data: { version: 2 } })
  expect((await app.request('/media/api/v2/images/999999/content', { method: 'PUT', body: formOf(green) })).status).toBe(404)
})

test('an upload that announces 30 MB is refused before a byte of it is read', async () => {
  const { stream, bytesRead } = aLongBody(30 * MEGABYTE)
  const request = new Request('http://localhost/media/api/v2/images', {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(30 * MEGABYTE) },
  } as RequestInit)
  const response = await app.request(request)
  expect(response.status).toBe(413)
  expect(bytesRead()).toBe(0)
  const message = 'حجم الصورة أكبر من 25 ميغابايت. The picture is larger than 25 MB.'
  expect(await response.json()).toEqual({ error: { status: 413, code: 'image_too_large', message, fields: { file: [message] } } })
})

test('an upload that announces nothing is refused as soon as it passes the limit', async () => {
  const { stream, bytesRead } = aLongBody(200 * MEGABYTE)
  const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': 'multipart/form-data; boundary=x' } } as RequestInit
  const response = await app.request(new Request('http://localhost/media/api/v2/images', init))
  expect(response.status).toBe(413)
  expect(bytesRead()).toBeLessThanOrEqual(26 * MEGABYTE)
})

test('a picture of one byte too many is refused although its request is not', async () => {
  const response = await post('images', formOf(new Uint8Array(25 * MEGABYTE + 1)))
  expect(response.status).toBe(413)
  expect(writes).toEqual([])
})

/** A PNG of a few kilobytes that claims to be larger than anything we decode. */
function aBomb(side: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

test.each<[string, () => Promise<Uint8Array>, string]>([
  ['a text named .jpg', async () => new TextEncoder().encode('not a picture at all'), 'image_unsupported'],
  ['an SVG drawing', async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_unsupported'],
  ['an animated GIF', async () => new TextEncoder().encode('GIF89a'), 'image_animated'],
  ['half a JPEG', async () => (await aJpeg()).subarray(0, 9000), 'image_broken'],
  ['half a PNG', async () => (await (await aPicture()).png().toBuffer()).subarray(0, 5000), 'image_broken'],
  ['the first bytes of a JPEG', async () => Uint8Array.of(0xff, 0xd8, 0xff), 'image_broken'],
  ['a small file of 100 million pixels', async () => aBomb(10_000), 'image_too_many_pixels'],
  ['an empty file', async () => new Uint8Array(), 'image_unsupported'],
])('%s is refused with its reason, and nothing is kept', async (_, make, code) => {
  const response = await post('images', formOf(await make()))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { status: 422, code, message: expect.stringMatching(/[\u0600-\u06ff].*\. [A-Z].*\.$/) } })
  expect(writes).toEqual([])
})

test.each([
  ['focal_x', '1.5'],
  ['focal_y', 'middle'],
  ['bucket', '0'],
  ['alt_ar', 'س'.repeat(501)],
])('a wrong %s is answered at its field', async (name, text) => {
  const response = await post('images', formOf(await aJpeg(), { [name]: text }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: { [name]: [expect.any(String)] } } })
})

test('a request that is no form, or has no file, is answered and not thrown', async () => {
  const broken = await post('images', 'garbage', { 'content-type': 'multipart/form-data; boundary=x' })
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({ error: { code: 'malformed' } })
  const empty = new FormData()
  empty.append('file', 'a text')
  const textual = await post('images', empty)
  expect(textual.status).toBe(422)
  expect(await textual.json()).toMatchObject({ error: { fields: { file: [expect.any(String)] } } })
  const json = await post('images', '{}', { 'content-type': 'application/json' })
  expect(json.status).toBe(415)
  expect(await json.json()).toMatchObject({ error: { status: 415, code: 'wrong_type' } })
})

test('[A-269] visitors may look at pictures but not write or list them', async () => {
  const image = await upload(await aJpeg({ width: 700, height: 500 }))
  const visitor = siteFor(null)
  const { stream, bytesRead } = aLongBody(MEGABYTE)
  const form = formOf(await aJpeg())
  const one = `/media/api/v2/images/${image.id}`
  const json = { 'content-type': 'application/json' }
  const answers = await Promise.all([
    visitor.request('/media/api/v2/images', { method: 'POST', body: stream, duplex: 'half' } as RequestInit),
    visitor.request('/media/api/v2/files', { method: 'POST', body: form }),
    visitor.request(`${one}/content`, { method: 'PUT', body: form }),
    visitor.request(one, { method: 'PATCH', headers: json, body: '{"alt":{"ar":"x"}}' }),
    visitor.request('/media/api/v2/images'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  expect(await answers[0]?.json()).toMatchObject({ error: { status: 401, code: 'not_signed_in', message: expect.any(String), fields: {} } })
  expect(bytesRead()).toBe(0)
  expect((await visitor.request(one)).status).toBe(200)
  expect((await visitor.request(`${one}/360x360.jpg`)).status).toBe(200)
})

test('a picture that is not there is 404, whatever its id looks like', async () => {
  for (const path of ['999999', 'abc', '0', '-1', '99999999999999999999', '999999/1600x900.jpg', '999999/w/1600.jpg', 'abc/w/1600.jpg']) {
    const response = await get(`/media/api/v2/images/${path}`)
    expect(response.status, path).toBe(404)
    expect(await response.json(), path).toMatchObject({ error: { code: 'gone' } })
  }
})

test('every change of the library is announced in the transaction that makes it', async () => {
  const version = async () => {
    const { rows } = await db.execute<{ v: number }>(sql`select count(*)::int as v from content_change where scope = 'site'`)
    return Number(rows[0]?.v ?? 0)
  }
  const before = await version()
  const bytes = await aJpeg({ width: 700, height: 500 })
  const image = await upload(bytes)
  expect(await version()).toBe(before + 1)
  await post('images', formOf(bytes))
  expect(await version()).toBe(before + 1)
  const body = JSON.stringify({ alt: { en: 'A car' } })
  await app.request(`/media/api/v2/images/${image.id}`, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })
  expect(await version()).toBe(before + 2)
})

test('an imported picture has the id it is given, and uploads go on behind it', async () => {
  const bytes = await aJpeg()
  const imageToImport = { id: 24_730, bytes, alt: { ar: 'صورة', en: 'A picture' }, focal: { x: 0.2, y: 0.5 } }
  const first = await importImage(ctx, storage, imageToImport)
  const second = await importImage(ctx, storage, imageToImport)
  expect(first).toMatchObject({ ok: true, value: { id: 24_730, version: 1, alt: imageToImport.alt, focalPoint: imageToImport.focal } })
  expect(second).toEqual(first)
  expect((await upload(await aJpeg())).id).toBeGreaterThan(24_730)
  const renamed = await importImage(ctx, storage, { ...imageToImport, alt: { ar: 'أخرى', en: 'Another' } })
  expect(renamed).toMatchObject({ value: { version: 1, alt: { ar: 'أخرى' } } })
  const redrawn = await importImage(ctx, storage, { ...imageToImport, bytes: await aJpeg() })
  expect(redrawn).toMatchObject({ value: { version: 2 } })
  const foundImages = await findImages(db, [24_730, 24_730, 999_999])
  expect([...foundImages.keys()]).toEqual([24_730])
  expect((await findImages(db, [])).size).toBe(0)
})

const aPdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)

test('a document is served under its name, as a PDF and nothing else', async () => {
  const response = await post('files', formOf(aPdf('one'), {}, 'دليل المالك.pdf'))
  expect(response.status).toBe(201)
  const { data } = (await response.json()) as { data: { id: number; name: string; url: string } }
  expect(data).toMatchObject({ name: 'دليل-المالك.pdf', mime_type: 'application/pdf', size: 19 })
  const served = await get(data.url)
  expect(await served.text()).toBe('%PDF-1.7\none\n%%EOF\n')
  expect(served.headers.get('content-type')).toBe('application/pdf')
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(served.headers.get('content-disposition')).toBe(`inline; filename="${data.id}.pdf"; filename*=UTF-8''${encodeURIComponent(data.name)}`)
  expect((await get(data.url, { 'if-none-match': served.headers.get('etag') ?? '' })).status).toBe(304)
  expect((await get(`/media/api/v2/files/${data.id}/other.pdf`)).status).toBe(404)
  const again = await post('files', formOf(aPdf('one'), {}, 'copy.pdf'))
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ data: { id: data.id, name: 'دليل-المالك.pdf' } })
})

test('a file that is no PDF, or larger than 20 MB, is refused', async () => {
  const disguised = await post('files', formOf(new TextEncoder().encode('<html>'), {}, 'brochure.pdf'))
  expect(disguised.status).toBe(422)
  expect(await disguised.json()).toMatchObject({ error: { code: 'file_unsupported' } })
  const large = await post('files', formOf(new Uint8Array(21 * MEGABYTE), {}, 'brochure.pdf'))
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ error: { code: 'file_too_large' } })
  expect(writes).toEqual([])
})

test('[A-297] the API describes itself under the tag Media', () => {
  const { paths } = app.getOpenAPIDocument({ openapi: '3.0.0', info: { title: 'media', version: '2' } })
  const described = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { tags }]) => `${method} ${path} ${tags}`))
  expect(described.toSorted()).toEqual([
    'delete /media/api/v2/files/{id} Media',
    'delete /media/api/v2/folders/{id} Media',
    'delete /media/api/v2/images/{id} Media',
    'get /media/api/v2/files Media',
    'get /media/api/v2/files/tags Media',
    'get /media/api/v2/files/{id}/usage Media',
    'get /media/api/v2/files/{id}/{name} Media',
    'get /media/api/v2/folders Media',
    'get /media/api/v2/images Media',
    'get /media/api/v2/images/{id} Media',
    'get /media/api/v2/images/{id}/usage Media',
    'get /media/api/v2/images/{id}/w/{width} Media',
    'get /media/api/v2/images/{id}/{size} Media',
    'get /media/api/v2/tags Media',
    'get /media/feeds/{digest} Media',
    'patch /media/api/v2/folders/{id} Media',
    'patch /media/api/v2/images/{id} Media',
    'post /media/api/v2/files Media',
    'post /media/api/v2/files/filing Media',
    'post /media/api/v2/folders Media',
    'post /media/api/v2/images Media',
    'post /media/api/v2/images/filing Media',
    'post /media/api/v2/images/removal Media',
    'post /media/api/v2/images/uses Media',
    'put /media/api/v2/images/{id}/content Media',
  ])
})
