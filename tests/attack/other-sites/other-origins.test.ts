import { expect, test } from 'vitest'
import { apiRoutes } from '#server/api/api-routes.server.ts'
import { openApiDocument } from '#server/api/reference.server.ts'
import { createApp } from '#server/app.server.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost' })
const app = createApp(services)
const { paths } = openApiDocument(apiRoutes(services)) as unknown as { paths: Record<string, Record<string, unknown>> }
const addresses = [
  ...Object.keys(paths).map((path) => path.replace(/\{[^}]+\}/g, '1')),
  ...[
    '/ar/',
    '/ar/find-a-car',
    '/ar/admin',
    '/ar/cms',
    '/sitemap.xml',
    '/robots.txt',
    '/health/ready',
    '/ar/auth/session',
    '/media/api/v2/images/1/w/1600.jpg',
  ],
]

test('no other origin is told that it may read an answer, with or without a preflight, a cookie or a token', async () => {
  expect(addresses.length).toBeGreaterThan(150)
  const allowed: string[] = []
  for (const path of addresses) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = {
        origin: 'https://evil.example',
        cookie: 'maarad_staff=x',
        ...(method === 'GET'
          ? { authorization: `Bearer ${TEST_TOKEN}` }
          : { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }),
      }
      const answer = await app.request(`http://localhost${path}`, { method, headers })
      const corsHeaders = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      if (corsHeaders.length > 0) allowed.push(`${method} ${path}: ${corsHeaders.join(', ')}`)
      await answer.body?.cancel()
    }
  }
  expect(allowed).toEqual([])
}, 120_000)
