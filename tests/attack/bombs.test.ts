import { createApp } from '#server/app.server.ts'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const app = createApp(services)

async function upload(bytes: Uint8Array): Promise<{ status: number; code: string }> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'x.png'))
  const response = await app.request('https://site.test/media/api/v2/images', { method: 'POST', headers: { authorization: `Bearer ${TEST_TOKEN}` }, body })
  const json = (await response.json()) as { error?: { code: string } }
  return { status: response.status, code: json.error?.code ?? '' }
}

const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
  .png()
  .toBuffer()

test('a PNG of two million empty chunks is refused', async () => {
  const chunk = Buffer.from('\0\0\0\0teSt\x01\x02\x03\x04', 'latin1')
  const bomb = Buffer.concat([png.subarray(0, 33), ...Array<Buffer>(2_000_000).fill(chunk), png.subarray(33)])
  expect(await upload(bomb)).toEqual({ status: 422, code: 'image_broken' })
})

test('a PNG of a few bytes that promises billions of pixels is refused by its header', async () => {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(65_000, 16)
  bomb.writeUInt32BE(65_000, 20)
  expect((await upload(bomb)).status).toBe(422)
})

test('a document type in a feed’s XML, which could grow without end, is a flaw and no feed', async () => {
  const draft = { key: 'x', name: 'x', format: 'xml', record_path: 'v', rules: [] }
  const sample = `<!DOCTYPE s [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><s><v><id>&b;</id></v></s>`
  const body = new FormData()
  body.append('feed', JSON.stringify(draft))
  body.append('file', new File([sample], 'x.xml'))
  const response = await app.request('https://site.test/api/feeds/preview', { method: 'POST', headers: { authorization: `Bearer ${TEST_TOKEN}` }, body })
  expect(response.status).toBeLessThan(500)
  expect(await response.text()).not.toContain('aaaaaaaaaa')
})
