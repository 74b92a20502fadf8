import { expect, test } from 'vitest'
import { createApp } from '#server/app.server.ts'
import { contextOf } from '#server/services.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost' })
await services.site.get(contextOf(services))
const queries = new Set<PropertyKey>(['select', 'execute', 'insert', 'update', 'transaction'])
/** As when every connection is in use for as long as a request waits for one. */
const db = new Proxy(services.database.db, {
  get: (real, name) => {
    if (!queries.has(name)) return Reflect.get(real, name)
    throw new Error('timeout exceeded when trying to connect')
  },
})
const app = createApp({ ...services, database: { ...services.database, db } })
const ask = async (path: string) => {
  const { status, headers } = await app.request(`http://localhost${path}`, { headers: { cookie: 'maarad_session=x' } })
  return [status, headers.get('retry-after'), headers.get('refresh')]
}

test.each(['/ar/cms', '/ar/cms?page=5', '/ar/admin', '/ar/admin/consent_proofs', '/ar/forms/3/leads'])(
  '%s comes by itself when the site is less busy',
  async (path) => {
    expect(await ask(path)).toEqual([503, '5', '5'])
  },
)

test('answers to scripts and pages of visitors say when to come again, and do not reload', async () => {
  for (const path of ['/api/consent_proofs?from=2026-05-01&to=2026-05-02', '/ar/']) expect(await ask(path)).toEqual([503, '5', null])
})
