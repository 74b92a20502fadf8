import { expect, test } from 'vitest'
import { createApp } from '../app.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { calls } from './calls.gen.server.ts'
import { describeCost, type PublicCost, publicCosts } from './public-cost.server.ts'

const services = await testServices()
const app = createApp(services)
const from = (address: string) => (path: string) => app.request(`https://site.test${path}`, {}, { incoming: { socket: { remoteAddress: address } } })
const statuses = async (ask: (path: string) => Response | Promise<Response>, path: (number: number) => string, count: number) =>
  (await Promise.all(Array.from({ length: count }, async (_, number) => (await ask(path(number))).status))).reduce(
    (counts, status) => counts.set(status, (counts.get(status) ?? 0) + 1),
    new Map<number, number>(),
  )

test('beyond the allowance of its cost an address is told when to come again, and others are answered', async () => {
  const { burst } = publicCosts.search
  const search = (number: number) => `/api/vehicles?page=${number + 1}`
  expect([...(await statuses(from('198.51.100.7'), search, burst))]).toEqual([[200, burst]])
  // Another call of the same cost.
  const refused = await from('198.51.100.7')('/api/compare/spec/defender')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 1])
  expect(await refused.json()).toMatchObject({ error: { status: 429, code: 'too_many_requests' } })
  expect((await from('198.51.100.8')(search(1))).status).toBe(200)
  // What costs something else has an allowance of its own.
  expect((await from('198.51.100.7')('/api/vehicle_families')).status).toBe(200)
})

test('an answer that is kept counts for nobody, also beyond the allowance', async () => {
  const ask = from('198.51.100.9')
  const grouped = '/api/vehicles/grouped_nameplates'
  expect((await ask(grouped)).status).toBe(200)
  await statuses(ask, (number) => `/api/vehicles?page=${number + 1}`, publicCosts.search.burst)
  expect((await ask(grouped)).status).toBe(200)
  services.answers.forget(['stock'])
  expect((await ask(grouped)).status).toBe(429)
})

test('pages for invented parameters, and at invented addresses, are drawn so often for an address', async () => {
  const ask = from('198.51.100.10')
  const counts = await statuses(ask, (number) => `/ar/no-such-page-${number}`, publicCosts.drawing.burst + 3)
  expect([...counts]).toEqual([
    [404, publicCosts.drawing.burst],
    [429, 3],
  ])
  const refused = await ask('/ar/showroom/compare?ids=1')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 1])
}, 120_000)

test('the documentation tells the cost of each call that anybody may make, and of no other', async () => {
  const document = (await (await app.request('https://site.test/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { description?: string; responses: Record<string, unknown> }>>
  }
  for (const { method, path, who, cost } of calls) {
    const operation = document.paths[path.replaceAll('+}', '}')]?.[method]
    const costs = Object.keys(publicCosts).filter((one) => operation?.description?.includes(describeCost(one as PublicCost)))
    expect([path, costs]).toEqual([path, cost ? [cost] : []])
    expect([path, cost !== undefined]).toEqual([path, who === 'anyone'])
    if (cost) expect(Object.keys(operation?.responses ?? {})).toContain('429')
  }
})
