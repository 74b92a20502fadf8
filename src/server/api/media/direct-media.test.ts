import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { uploadFile, uploadImage } from '#domains/media/index.server.ts'
import { s3Storage } from '#platform/storage/s3-storage.server.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { fakeS3 } from '#tests/support/services/fake-s3.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../../app.server.ts'
import { storageOf } from '../../storage-of.server.ts'

const s3 = await fakeS3()
afterAll(s3.close)
const bucket = {
  MEDIA_STORAGE: 's3',
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: 'media',
  S3_REGION: 'me-central-1',
  S3_ACCESS_KEY_ID: 'the-id',
  S3_SECRET_ACCESS_KEY: 'the-secret',
}
const services = await testServices({ ...bucket, MEDIA_DELIVERY: 'redirect' })
const siteWith = (env: Partial<typeof services.env>) => createApp({ ...services, storage: storageOf({ ...services.env, ...env }) })
const signed = siteWith({})

const storage = storageOf(services.env)
const pixels = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
  .png()
  .toBuffer()
const uploaded = await uploadImage(services.staffCtx, storage, { bytes: pixels, name: 'a.png' })
if (!uploaded.ok) throw new Error(uploaded.code)
const { image } = uploaded.value
const picture = `https://site.test/media/api/v2/images/${image.id}/w/1600.jpg?v=${image.version}`
const ask = (site: typeof signed, url: string, headers: Record<string, string> = {}) => site.request(url, { headers: { accept: 'image/webp', ...headers } })

test('a picture is made once by the process, and then fetched from the bucket by an address that is signed for minutes', async () => {
  const first = await ask(signed, picture)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const own = Buffer.from(await first.arrayBuffer())
  const second = await ask(signed, picture)
  expect([second.status, second.headers.get('cache-control'), second.headers.get('vary')]).toEqual([302, 'public, max-age=300', 'Accept, Sec-Fetch-Mode'])
  const location = new URL(second.headers.get('location') ?? '')
  expect([location.origin, location.searchParams.get('X-Amz-Expires')]).toEqual([s3.endpoint, '600'])
  const fetched = await fetch(location)
  expect([fetched.status, Buffer.from(await fetched.arrayBuffer()).equals(own)]).toEqual([200, true])
  location.pathname = location.pathname.replace(/variants/, 'originals')
  expect((await fetch(location)).status).toBe(403)
})

test('the bucket is asked once whether a picture is there', async () => {
  await ask(signed, picture)
  s3.requests.length = 0
  expect((await ask(signed, picture)).status).toBe(302)
  expect(s3.requests).toEqual([])
})

test('a script that reads pixels gets them from the site', async () => {
  expect((await ask(signed, picture, { 'sec-fetch-mode': 'cors' })).status).toBe(200)
  expect((await ask(signed, picture, { 'sec-fetch-mode': 'no-cors' })).status).toBe(302)
})

test('with a public address pictures have no signature and may be kept for ever, and nothing but pictures is led there', async () => {
  const open = siteWith({ MEDIA_PUBLIC_URL: 'https://cdn.example/media/' })
  const answer = await ask(open, picture)
  expect(answer.headers.get('location')).toMatch(new RegExp(`^https://cdn\\.example/media/variants/${image.id}/${image.version}/[\\w-]+\\.webp$`))
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a document is fetched by an address of one minute, under its name, shown and never kept; signed for browsers’ own endpoint where there is one', async () => {
  const upload = await uploadFile(services.staffCtx, storage, { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), name: 'دليل.pdf' })
  if (!upload.ok) throw new Error(upload.code)
  const { id, name } = upload.value.file
  const url = `https://site.test/media/api/v2/files/${id}/${encodeURIComponent(name)}`
  const answer = await ask(signed, url)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  const location = new URL(answer.headers.get('location') ?? '')
  expect(location.searchParams.get('X-Amz-Expires')).toBe('60')
  const fetched = await fetch(location)
  expect(fetched.headers.get('content-type')).toBe('application/pdf')
  expect(fetched.headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''${encodeURIComponent(name)}`)
  location.searchParams.set('response-content-type', 'text/html')
  expect((await fetch(location)).status).toBe(403)
  const elsewhere = await ask(siteWith({ S3_PUBLIC_ENDPOINT: 'https://files.example', MEDIA_PUBLIC_URL: 'https://cdn.example' }), url)
  expect(elsewhere.headers.get('location')).toMatch(/^https:\/\/files\.example\/media\/originals\//)
})

test('without it nobody is led anywhere', async () => {
  expect(storageOf({ ...services.env, MEDIA_DELIVERY: 'process' }).direct).toBeUndefined()
  expect((await ask(siteWith({ MEDIA_DELIVERY: 'process' }), picture)).status).toBe(200)
  expect(s3Storage({ endpoint: s3.endpoint, region: 'x', bucket: 'media', accessKeyId: 'a', secretAccessKey: 'b' }).direct).toBeUndefined()
})

test('a file of a lead is led to for staff who may read the lead, by an address of one minute that saves it; nobody else is led to it', async () => {
  const { aForm, aLead } = leadsOfTest({ ...services, storage })
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const id = await aLead({ name: 'سارة' }, { formId: await aForm({}), files: { photo: [{ name: 'سيارتي.png', bytes: png }] } })
  const url = `https://site.test/api/leads/${id}/files/1`
  const answer = await ask(signed, url, { authorization: `Bearer ${TEST_TOKEN}` })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  const location = new URL(answer.headers.get('location') ?? '')
  expect(location.searchParams.get('X-Amz-Expires')).toBe('60')
  const fetched = await fetch(location)
  expect([fetched.status, fetched.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(fetched.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('سيارتي.png')}`)
  const refused = await ask(signed, url)
  expect([refused.status, refused.headers.get('location')]).toEqual([401, null])
})
