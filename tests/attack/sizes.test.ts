import { once } from 'node:events'
import { request as startRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent, upsertSetting } from '#domains/content/index.server.ts'
import { apiRoutes } from '#server/api/api-routes.server.ts'
import { openApiDocument } from '#server/api/reference.server.ts'
import { createApp } from '#server/app.server.ts'
import { createHttpServer } from '#server/http/http-server.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const MB = 1024 * 1024
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost' })
const app = createApp(services)
const server = createHttpServer(services, app.fetch)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Operation = { requestBody?: { content: Record<string, unknown> } }
const { paths = {} } = openApiDocument(apiRoutes(services))
const writes = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>)
    .filter(([method]) => method !== 'get')
    .map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '1'),
      types: Object.keys(requestBody?.content ?? {}),
    })),
)
const ours = writes.filter(({ path }) => !path.startsWith('/media'))

/** Sends a body without an announced length, piece by piece, until the answer is there: its status, and how much was taken in. */
async function pour(path: string, { headers = {}, most }: { headers?: Record<string, string>; most: number }): Promise<{ status: number; sent: number }> {
  const request = startRequest({ host: '127.0.0.1', port, path, method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' } })
  let status = 0
  let sentBytes = 0
  request.on('response', (response) => {
    status = response.statusCode ?? 0
    response.resume()
  })
  let isClosed = false
  request.on('error', () => undefined) // the server may hang up on what it does not read
  request.on('close', () => {
    isClosed = true
  })
  const piece = Buffer.alloc(64 * 1024, ' ')
  while (status === 0 && sentBytes < most && !isClosed) {
    await new Promise((resolve) => request.write(piece, resolve))
    sentBytes += piece.length
  }
  if (status === 0 && !isClosed) await once(request, 'response')
  request.destroy()
  return { status, sent: sentBytes }
}

describe('bodies that are too long', () => {
  test('are refused by their announced length before anybody asks who sends them', async () => {
    expect(ours.length).toBeGreaterThan(40)
    for (const { method, path, types } of ours) {
      if (types.includes('multipart/form-data')) continue
      const headers = { 'content-length': String(50 * MB), 'content-type': 'application/json' }
      const response = await app.request(`http://localhost${path}`, { method, headers, body: '{}' })
      expect([method, path, response.status]).toEqual([method, path, 413])
    }
  })

  test('[A-322] say so in the language of whoever sends them', async () => {
    const refusalIn = async (language: string) => {
      const headers = { 'content-length': String(50 * MB), 'accept-language': language }
      const response = await app.request('http://localhost/api/settings', { method: 'POST', headers, body: '{}' })
      const { error } = (await response.json()) as { error: { code: string; message: string } }
      return [error.code, error.message]
    }
    expect(await refusalIn('ar-AE,ar;q=0.9')).toEqual(['too_large', 'الطلب أكبر من الحد المسموح به.'])
    expect(await refusalIn('en')).toEqual(['too_large', 'The request is too large.'])
  })

  test('are not read further when they announce no length', async () => {
    const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
    for (const path of ['/api/settings', '/api/pages', '/api/dealers/import']) {
      const { status, sent: sentBytes } = await pour(path, { headers, most: 64 * MB })
      expect([path, status]).toEqual([path, 413])
      expect(sentBytes, path).toBeLessThan(16 * MB)
    }
  })

  test('of strangers are not read at all', async () => {
    const { status, sent: sentBytes } = await pour('/api/pages', { headers: { 'content-type': 'application/json' }, most: 64 * MB })
    expect(status).toBe(401)
    expect(sentBytes).toBeLessThan(16 * MB)
  })

  test('of forms outside the API are refused too', async () => {
    const response = await app.request('http://localhost/ar/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(MB) },
      body: 'csrf_token=x',
    })
    expect(response.status).toBe(413)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await pour('/ar/blocks', { headers, most: 64 * MB })).status).toBe(413)
    // Nobody is signed in to be signed out: the body is not read.
    const unread = await pour('/ar/auth/logout', { headers, most: 64 * MB })
    expect([unread.status, unread.sent < 16 * MB]).toEqual([303, true])
  })
})

test('a setting holds 100 kB at most, whoever writes it', async () => {
  const write = (length: number) => upsertSetting(services.staffCtx, { key: 'general.page_not_found_html', value: 'x'.repeat(length - 2) }, settingTable)
  expect(await write(100_001)).toMatchObject({ ok: false, code: 'invalid', fields: { value: [expect.stringMatching(/100/)] } })
  expect(await write(100_000)).toMatchObject({ ok: true })
  const ofArabic = await upsertSetting(services.staffCtx, { key: 'general.page_not_found_html', value: 'م'.repeat(60_000) }, settingTable)
  expect(ofArabic).toMatchObject({ ok: false, code: 'invalid' })
})

test('a setting of an import holds 100 kB at most, and one that is longer imports nothing', async () => {
  const { database, staffCtx } = await testServices()
  const seed = (length: number) => ({
    pages: [{ path: 'imported' }],
    settings: { 'general.page_not_found_html': 'x'.repeat(length - 2) },
    navigation: [],
    offerCarModels: [{ key: 'x760', label: 'XE', family: 'xe', model_years: [2022] }],
    metaheads: [],
  })
  const load = (length: number) => importContent(staffCtx, seed(length), { catalogue, settings: settingTable })
  await expect(load(100_001)).rejects.toThrow('general.page_not_found_html')
  expect((await database.db.execute(sql`select 1 from page`)).rows).toEqual([])
  expect(await load(100_000)).toBe(true)
})
