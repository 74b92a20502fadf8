import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { createApp } from '#server/app.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { type TestServices, testServices } from '#tests/support/site/test-services.ts'

const PATIENCE_MS = 120_000

/** A service inside the network, which should never hear of anybody. */
const askedHosts: string[] = []
const neighbour = createServer((request, response) => {
  askedHosts.push(String(request.url))
  response.end('[]')
})
neighbour.listen(0, '127.0.0.1')
await once(neighbour, 'listening')
const inside = `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}`
afterAll(() => {
  neighbour.closeAllConnections()
  neighbour.close()
})

/** Settings that hold an address, with that of the neighbour in it; its path is the name of the setting, but for the remote menu, whose path is `/naas`. */
function settingsInside(): [string, unknown][] {
  return Object.entries(settingTable).flatMap(([key, definition]): [string, unknown][] => {
    const address = `${inside}/${key}`
    if (key === 'dynamic_content.enabled_strategies') return [[key, 'mena_offers,mena_external_sl,new_sl']]
    if (key === 'navigation.config') return [[key, { url: address, enable: 'all' }]]
    if (definition.format === 'json' && JSON.stringify(definition.default)?.includes('"url"')) return [[key, { url: address }]]
    return definition.format === 'text' && /url$|_api$|address$/.test(key) ? [[key, address]] : []
  })
}

/** Does all that makes the server ask somebody: pages with every block, forms, feeds, previews. */
async function useEverything(services: TestServices): Promise<void> {
  const { post, call } = apiCaller(services)
  const app = createApp(services)
  for (const [key, value] of [
    ...settingsInside(),
    ['dynamic_content.new_sl__config', { api_base_url: `${inside}/new_sl`, lists_to_check: [{ uuid: 'a', name: 'A' }] }] as const,
  ])
    await post('/api/settings', { key, value })
  await post('/api/settings', { key: 'email_check.api_key', value: 'x' })
  await post('/api/settings', { key: 'lead_api.api_key', value: 'x' })
  services.site.forget()
  const conditions = [
    { key: 'mena_offers', value: {} },
    { key: 'mena_external_sl', value: 'XE' },
    { key: 'new_sl', value: { name: 'A', value: 'XE' } },
  ]
  await post('/api/editing/conditions', { path: 'x', conditions })
  for (const [template, { block, examples }] of catalogue) {
    const fields = Object.fromEntries(
      block.fields.filter(({ symbol }) => /url|api|source/.test(symbol)).map(({ symbol }) => [symbol, `${inside}/block/${template}`]),
    )
    const example = { ...aStoredBlock(template, { ...examples[0]?.fields, ...fields }), id: 'b', version: block.version }
    await post('/api/editing/block_data', { block: example, path: 'x' })
  }
  for (const path of ['/ar/', '/ar/not-there', '/currency-exchange', '/public_api/offers', '/api/editing/site']) await app.request(`https://site.test${path}`)
  await post('/api/email_checks', { email: 'a@example.com' })
  await post('/api/leads', { lead: {} })
  await post('/api/feeds/preview', { url: `${inside}/feed.csv`, format: 'csv' })
  await call('/api/editing/condition_choices')
}

test('no setting, block or feed makes the server ask an address inside its network', { timeout: PATIENCE_MS }, async () => {
  const services = await testServices()
  await useEverything(services)
  expect(askedHosts).toEqual([])
})

test('where private services are allowed the same visits ask them, so that the test above would notice', { timeout: PATIENCE_MS }, async () => {
  askedHosts.length = 0
  await useEverything(await testServices({ SERVICE_NETWORK: 'private' }))
  const kinds = new Set(askedHosts.map((path) => path.split(/[/?]/)[1]))
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'naas',
      'mena.offers_api_url',
      'dynamic_content.mena_external_sl__config',
      'new_sl',
      'block',
      'email_check.api_url',
      'lead_api.base_url',
    ]),
  )
  const blocks = new Set(askedHosts.filter((path) => path.startsWith('/block/')).map((path) => path.split(/[/?]/)[2]))
  expect([...blocks]).toEqual(expect.arrayContaining(['collection_slider_feed', 'news', 'racing_results', 'range_calculator']))
})
