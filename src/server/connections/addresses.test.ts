import { beforeEach, expect, test } from 'vitest'
import { settingTable } from '#site/registry/setting-table.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { connectionsConnections } from '#domains/connections/connections.server.ts'

const services = await testServices({ SERVICE_NETWORK: 'private' })
const service = await aReceiver()
const nowhere = await wrongPlaces()
const host = new URL(service.url).host
const ctx: Ctx = { ...services.staffCtx, network: 'private' }
const check = (symbol: string, env: Partial<typeof services.env> = {}, on = ctx) =>
  checkLines(connectionsConnections({ env: { ...services.env, ...env }, site: services.site }), symbol, on)

/** Every setting that a check knows, at an address below this one. */
const settingsAt = (url: string) => ({
  'email_check.api_url': `${url}/email`,
  'email_check.api_key': 'secret-word',
  'lead_api.base_url': `${url}/leads`,
  'mena.offers_api_url': `${url}/offers`,
  'dynamic_content.enabled_strategies': 'mena_offers,new_sl',
  'dynamic_content.mena_external_sl__config': { url: `${url}/external` },
  'dynamic_content.new_sl__config': { api_base_url: `${url}/lists`, lists_to_check: [{ uuid: 'a', name: 'A' }] },
  'feeds.collections_url': `${url}/collections`,
  'feeds.news_url': `${url}/news`,
  'feeds.races_url': `${url}/races`,
  'order_online.endpoint_config': `${url}/config`,
  'stock_locator.endpoint_dealers': `${url}/dealers`,
  'stock_locator.endpoint_dealers_fallback': `${url}/dealers-2`,
  'stock_locator.endpoint_trade_in': `${url}/trade-in`,
  'currency_exchange.api_url': `${url}/rate`,
  'navigation.config': { url: `${url}/menu`, enable: 'all' },
  'general.mena_retailers.footer.config.api': `${url}/finder`,
})

beforeEach(() => {
  service.received.length = 0
  service.answer = (_, response) => void response.writeHead(200).end('[]')
})

test('what has no address is not in use, and asks nobody', async () => {
  const connections = connectionsConnections({ env: services.env, site: services.site })
  const setups = await Promise.all(connections.map(({ setup }) => setup(ctx)))
  expect(setups).toEqual(connections.map(() => ({ needs: [], check: null })))
})

test('each address of a setting is asked once, under the name of the setting', async () => {
  await services.set(settingsAt(service.url))
  // Whoever draws the site asks for the menu.
  await services.site.get(ctx)
  service.received.length = 0
  const lines = await check('addresses')
  const names = Object.keys(settingsAt('')).filter((name) => name !== 'email_check.api_key' && name !== 'dynamic_content.enabled_strategies')
  expect(lines.toSorted()).toEqual(names.map((name) => `good: ${name}: ${host} answers.`).toSorted())
  expect(service.received.map(({ path }) => path)).toContain('/email')
  expect(service.received).toHaveLength(names.length)
  // Of addresses that a setting holds, none is forgotten: these have a check of their own, lead visitors elsewhere or name this site.
  const others = new Set(['analytics.tag_manager_url', 'consent.onetrust_url', 'ntt_cxp_sl.cxp_redirect_url', 'forms.api_url'])
  const addressSettings = Object.entries(settingTable).filter(([key, { format }]) => format === 'text' && /url$|_api$|endpoint/.test(key) && !others.has(key))
  expect(addressSettings.map(([key]) => key).filter((key) => !lines.some((line) => line.includes(`${key}: `)))).toEqual([])
})

test('one that refuses a question without details answers; one that is asked as it is has to give data', async () => {
  await services.set(settingsAt(service.url))
  service.answer = (_, response) => void response.writeHead(404).end()
  const lines = await check('addresses')
  expect(lines).toContain(`info: feeds.news_url: ${host} answers, to a question without details by HTTP 404.`)
  expect(lines).toContain(`bad: mena.offers_api_url: ${host} answers HTTP 404 where the site needs data.`)
  service.answer = (_, response) => void response.writeHead(503).end()
  expect((await check('addresses')).every((line) => /^bad: \S+: \S+ answers HTTP 503 where the site needs data\.$/.test(line))).toBe(true)
})

test('one that is silent, one where nobody listens and one within the own network are told', async () => {
  await services.set({ ...settingsAt(service.url), 'feeds.news_url': nowhere.closed })
  service.answer = ({ path }, response) => void (path === '/races' ? response.destroy() : response.writeHead(200).end())
  const lines = await check('addresses')
  expect(lines.filter((line) => line.startsWith('bad: '))).toEqual([
    expect.stringMatching(/^bad: feeds\.news_url: 127\.0\.0\.1:\d+ could not be reached/),
    expect.stringMatching(/^bad: feeds\.races_url: 127\.0\.0\.1:\d+ could not be reached/),
  ])
  service.received.length = 0
  const guarded = await check('addresses', {}, { ...ctx, network: 'public' })
  expect(guarded.every((line) => /^bad: \S+: The site may not ask /.test(line))).toBe(true)
  expect(service.received).toEqual([])
})

test('a path of this site is no service of others', async () => {
  const cleared = Object.fromEntries(
    Object.keys(settingsAt('')).map((key) => [key, /config$/.test(key) && !key.includes('endpoint') ? (key === 'navigation.config' ? null : {}) : '']),
  )
  await services.set({ ...cleared, 'general.mena_retailers.footer.config.api': '/finder.json', 'feeds.news_url': service.url, 'feeds.races_url': 'sample:' })
  expect(await check('addresses')).toEqual([`good: feeds.news_url: ${host} answers.`])
})

test('the addresses by which browsers reach media are asked where the bucket is in use', async () => {
  const env = { MEDIA_STORAGE: 's3', MEDIA_PUBLIC_URL: `${service.url}/variants`, S3_PUBLIC_ENDPOINT: nowhere.closed } as const
  service.answer = (_, response) => void response.writeHead(403).end()
  expect(await check('media_addresses', env)).toEqual([
    expect.stringMatching(/^bad: S3_PUBLIC_ENDPOINT: 127\.0\.0\.1:\d+ could not be reached/),
    `info: MEDIA_PUBLIC_URL: ${host} answers, to a question without details by HTTP 403.`,
  ])
  expect(service.received.map(({ path }) => path)).toEqual(['/variants'])
})

test('a collector is sent nothing but an empty message', async () => {
  service.answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT'
  expect(await check('collector', { [name]: service.url })).toEqual([`good: ${name}: ${host} answers.`])
  expect(service.received.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([['POST', '/v1/traces', { resourceSpans: [] }]])
  service.answer = (_, response) => void response.writeHead(401).end()
  expect(await check('collector', { [name]: service.url })).toEqual([`bad: ${name}: ${host} answers HTTP 401 where the site needs data.`])
  expect(await check('collector', { [name]: nowhere.closed })).toEqual([expect.stringMatching(/^bad: .* could not be reached/)])
})
