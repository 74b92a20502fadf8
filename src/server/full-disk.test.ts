import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isOutOfRoom } from '#platform/is-out-of-room.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from './app.server.ts'

const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))

test('whoever uploads while the disk is full is told to come again', async () => {
  const services = await testServices()
  const app = createApp({ ...services, storage: { ...services.storage, put: full } })
  const form = new FormData()
  form.set('file', new Blob([await readFile('demo/media/hero-city.webp')], { type: 'image/webp' }), 'city.webp')
  const request = new Response(form)
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': request.headers.get('content-type') ?? '' }
  const answer = await app.request('http://site.test/media/api/v2/images', { method: 'POST', headers, body: await request.arrayBuffer() })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

test.skipIf(process.platform !== 'linux')('a full device is known by what the system says, and by what PostgreSQL says', async () => {
  const writeError = await writeFile('/dev/full', 'x').catch((error: unknown) => error)
  expect(isOutOfRoom(new Error('a write failed', { cause: writeError }))).toBe(true)
  for (const code of ['53100', 'EDQUOT']) expect(isOutOfRoom(Object.assign(new Error('x'), { code }))).toBe(true)
  for (const error of [Object.assign(new Error('x'), { code: 'EACCES' }), new Error('x'), 'ENOSPC', null]) expect(isOutOfRoom(error)).toBe(false)
})
