import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { createPage } from '#domains/content/index.server.ts'
import { PageDraft } from '#domains/content/index.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'
import { createHttpServer, drain } from './http-server.server.ts'

const services = await testServices()
await createPage(services.staffCtx, PageDraft.parse({ path: 'offers', status: 'published', title: 'العروض' }), catalogue)

async function serve(publicUrl: string) {
  const own = { ...services, env: { ...services.env, PUBLIC_URL: publicUrl } }
  const server = createHttpServer(own, createApp(own).fetch)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterAll(() => drain(server, 100))
  const header = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })).headers.get('strict-transport-security')
  return header
}

// A page is drawn first and answered from memory the second time.
const everywhere = ['/', '/ar/offers', '/ar/offers', '/ar/nothing', '/api/dealers', '/api/dashboard', '/health/live', '/ar/site.webmanifest']

test('browsers stay on https for a year, whatever they asked for, where the public address is https', async () => {
  const header = await serve('https://www.example.ae')
  for (const path of everywhere) expect([path, await header(path)]).toEqual([path, 'max-age=31536000'])
})

test('nobody is sent to https where the site is served by http', async () => {
  const header = await serve('http://site.localhost')
  for (const path of everywhere) expect([path, await header(path)]).toEqual([path, null])
})
