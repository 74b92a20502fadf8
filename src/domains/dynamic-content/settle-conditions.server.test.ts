import { expect, test, vi } from 'vitest'
import type { Condition } from '#block-engine/condition.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { aNeighbour } from '#tests/support/services/a-neighbour.ts'
import { dynamicContentOf } from '#tests/support/records/dynamic-content-of.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { settleConditions } from './settle-conditions.server.ts'

const service = await aNeighbour()
const now = new Date('2026-05-15T08:00:00Z')

type ConditionSite = { settings: Readonly<Record<string, unknown>>; path?: string; listings?: Readonly<Record<string, readonly string[]>> }

/** Decides conditions as a page does; `log` has what went wrong. */
async function settle(conditions: readonly Condition[], { settings, path = '', listings = {} }: ConditionSite) {
  service.requests.length = 0
  const log = recordingLog()
  const ctx = { log, clock: { now: () => now }, network: 'private' } as unknown as Ctx
  const place = { path, settings: dynamicContentOf(settings, log), ownModels: async (key: string) => listings[key] ?? null }
  const settled = await settleConditions(ctx, conditions, place)
  return { ...settled, verdicts: conditions.map(settled.judge), messages: log.messages }
}

async function isShown(condition: Condition, conditionSite: ConditionSite): Promise<boolean> {
  const { verdicts } = await settle([condition], conditionSite)
  return verdicts[0]?.isShown === true
}

const answer = (body: unknown, status = 200) => {
  service.answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

test('[C-172] strategies are enabled by a list with commas, blanks around them do not matter', async () => {
  const settings = { 'dynamic_content.enabled_strategies': ' mena_offers , url_brands', 'mena.offers_api_url': `${service.url}/offers` }
  answer([])
  const { verdicts } = await settle(
    [
      { key: 'mena_offers', value: '' },
      { key: 'url_brands', value: 'Jaguar' },
    ],
    { settings },
  )
  expect(verdicts.map(({ why }) => why)).toEqual(['unmet', 'unmet'])
})

test('[C-127] what names a strategy that is not enabled is shown, and nobody is asked', async () => {
  const settings = { 'dynamic_content.enabled_strategies': 'url_brands', 'mena.offers_api_url': `${service.url}/offers` }
  answer([])
  expect((await settle([{ key: 'mena_offers', value: 'x' }], { settings })).verdicts).toEqual([{ isShown: true, why: 'not_enabled' }])
  expect(service.requests).toEqual([])
})

test('[C-190] a strategy that nobody knows, although enabled, is shown', async () => {
  const { verdicts } = await settle([{ key: 'weather', value: 'sun' }], { settings: { 'dynamic_content.enabled_strategies': 'weather' } })
  expect(verdicts).toEqual([{ isShown: true, why: 'failed' }])
})

const brands = { settings: { 'dynamic_content.enabled_strategies': 'url_brands' } }

test.each([
  ['range-rover', 'Range Rover'],
  ['range-rover-sport/x', 'range_rover'],
  ['defender/110', 'Defender'],
  ['discovery', ' discovery '],
  ['jaguar-range/f-pace', 'Jaguar'],
  ['contact-us', 'Discovery'],
  ['', 'Discovery'],
])('[C-183][C-184][C-185] the brand of /ar/%s is %s and no other', async (path, brand) => {
  expect(await isShown({ key: 'url_brands', value: brand }, { ...brands, path })).toBe(true)
  const others = ['Range Rover', 'Defender', 'Discovery', 'Jaguar'].filter((name) => name.toLowerCase() !== brand.trim().toLowerCase().replace('_', ' '))
  expect(others).toHaveLength(3)
  for (const other of others) expect(await isShown({ key: 'url_brands', value: other }, { ...brands, path })).toBe(false)
})

const offers = { settings: { 'dynamic_content.enabled_strategies': 'mena_offers', 'mena.offers_api_url': `${service.url}/offers` } }

test('[C-179][C-169][A-306][C-182] without offers the condition is not met, a text counts as none', async () => {
  answer([])
  expect(await isShown({ key: 'mena_offers', value: '' }, offers)).toBe(false)
  answer('"error"')
  expect(await isShown({ key: 'mena_offers', value: { model: 'velar' } }, offers)).toBe(false)
})

test('[C-180][C-100] one offer alone has to match all keys, whatever they are called', async () => {
  answer([
    { car_model_key: 'velar', body: 'suv' },
    { car_model_key: 'xe', body: 'sedan', seats: 5 },
  ])
  const isOffered = (value: Record<string, string>) => isShown({ key: 'mena_offers', value }, offers)
  expect(await isOffered({ car_model_key: 'velar', body: 'suv' })).toBe(true)
  expect(await isOffered({ body: 'sedan', seats: '5' })).toBe(true)
  expect(await isOffered({ car_model_key: 'velar', body: 'sedan' })).toBe(false)
  expect(await isOffered({ colour: 'red' })).toBe(false)
  expect(await isShown({ key: 'mena_offers', value: 'XE' }, offers)).toBe(true)
})

test('[C-181][C-101] both sides are trimmed, small, with spaces as underscores', async () => {
  answer([{ car_model_key: ' Range Rover ' }])
  expect(await isShown({ key: 'mena_offers', value: { car_model_key: 'range_rover' } }, offers)).toBe(true)
  answer([{ car_model_key: 'range_rover' }])
  expect(await isShown({ key: 'mena_offers', value: { car_model_key: ' RANGE Rover' } }, offers)).toBe(true)
  expect(await isShown({ key: 'mena_offers', value: { car_model_key: 'rangerover' } }, offers)).toBe(false)
})

test('[C-190][C-182] a feed that fails is logged once, and its content is shown', async () => {
  answer('broken', 404)
  const { verdicts, messages } = await settle([{ key: 'mena_offers', value: 'x' }], offers)
  expect(verdicts).toEqual([{ isShown: true, why: 'failed' }])
  expect(messages).toEqual(['dynamic content: mena_offers could not be checked'])
})

test('[C-182] so is a feed without an address', async () => {
  const { verdicts, messages } = await settle([{ key: 'mena_offers', value: 'x' }], { settings: { 'dynamic_content.enabled_strategies': 'mena_offers' } })
  expect(verdicts).toEqual([{ isShown: true, why: 'failed' }])
  expect(messages).toHaveLength(1)
})

test('[C-126][C-182] while the feed is asked its content is shown, and its page is drawn again soon', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  service.holds = '/held'
  const asking = settle([{ key: 'mena_offers', value: 'x' }], { settings: { ...offers.settings, 'mena.offers_api_url': `${service.url}/held` } })
  await vi.advanceTimersByTimeAsync(1000)
  const { verdicts, until } = await asking
  vi.useRealTimers()
  expect(verdicts).toEqual([{ isShown: true, why: 'loading' }])
  expect(until?.getTime()).toBeLessThan(now.getTime() + 10_000)
})

const external = {
  settings: {
    'dynamic_content.enabled_strategies': 'mena_external_sl',
    'dynamic_content.mena_external_sl__config': { url: `${service.url}/external?x=1` },
    'dynamic_content.mena_external_sl_config': { url: `${service.url}/wrong` },
  },
}
const isExternal = (value: string) => isShown({ key: 'mena_external_sl', value }, external)

test('[C-173] an empty list of the external stock locator lets everything pass', async () => {
  for (const empty of [[], [{}]]) {
    answer(empty)
    expect(await isExternal('velar')).toBe(true)
  }
})

test('[C-174][C-175][C-178] a model passes if it is among the keys of the first element; the address of the setting is asked once', async () => {
  answer([{ 'Defender 110': 3, Velar: 1 }, { X: 1 }])
  expect(await isExternal('defender_110')).toBe(true)
  expect(service.requests).toEqual(['/external?x=1'])
  expect(await isExternal('VELAR ')).toBe(true)
  expect(await isExternal('X')).toBe(false)
  expect(await isExternal('evoque')).toBe(false)
})

test.each<[string, string[], string[]]>([
  ['defender_family', ['Defender 90'], ['Discovery']],
  ['Defender Family', ['Defender 130'], ['Velar']],
  ['discovery_family', ['Discovery Sport'], ['Defender 110']],
  ['range-rover-family', ['Range Rover Velar'], ['F-Pace']],
  ['any_lr', ['Range Rover Evoque'], ['XE']],
  ['any_lr', ['Land Rover Discovery'], ['Jaguar XF']],
  ['any_jag', ['F-Pace'], ['Defender 90']],
  ...['F-Pace', 'E-Pace', 'I-Pace', 'F-Type', 'XE', 'XF', 'Jaguar XJ'].map((model): [string, string[], string[]] => [
    'any_jag',
    [model],
    ['Range Rover Sport'],
  ]),
])('[C-176][C-177] %s passes for %j and not for %j', async (family, members, others) => {
  answer([Object.fromEntries(members.map((name) => [name, 1]))])
  expect(await isExternal(family)).toBe(true)
  answer([Object.fromEntries(others.map((name) => [name, 1]))])
  expect(await isExternal(family)).toBe(false)
})

test('[C-190] an external list that is none is logged, and passes', async () => {
  answer({ Velar: 1 })
  const { verdicts, messages } = await settle([{ key: 'mena_external_sl', value: 'xe' }], external)
  expect([verdicts[0]?.why, messages.length]).toEqual(['failed', 1])
})

const config = {
  api_base_url: `${service.url}/`,
  lists_to_check: [
    { uuid: 'a', name: 'new' },
    { uuid: 'b', name: 'approved' },
  ],
}
const product = (storedConfig: unknown) => ({
  settings: { 'dynamic_content.enabled_strategies': 'jaguar_sl', 'dynamic_content.jaguar_sl__config': storedConfig },
})
const pair = (name: string, value: string): Condition => ({ key: 'jaguar_sl', value: { name, value } })

test('[C-186][C-188][C-189][C-102][C-283][C-284] a pair passes if the list of that name has the value; the lists are asked for together', async () => {
  answer({ a: ['Velar'], b: [] })
  const productSite = product(config)
  expect(await isShown(pair('new', 'Velar'), productSite)).toBe(true)
  expect(service.requests).toEqual(['/public_api/dynamic_content/a,b'])
  expect(await isShown(pair('new', 'Evoque'), productSite)).toBe(false)
  expect(await isShown(pair('approved', 'Velar'), productSite)).toBe(false)
})

test('[C-187] a list or a pair that is missing passes', async () => {
  answer({ a: ['Velar'] })
  const productSite = product(config)
  for (const condition of [pair('used', 'Velar'), pair('approved', 'Evoque'), pair('new', ''), { key: 'jaguar_sl', value: '' }]) {
    expect(await isShown(condition, productSite)).toBe(true)
  }
})

test.each([
  [204, ''],
  [201, '{"a":[]}'],
  [500, '{"a":[]}'],
  [200, '["Velar"]'],
  [200, '{"a":"Velar"}'],
])('[C-284][C-190] status %i with %s is a failure: logged, and passed', async (status, body) => {
  answer(body, status)
  const { verdicts, messages } = await settle([pair('new', 'Evoque')], product(config))
  expect(verdicts).toEqual([{ isShown: true, why: 'failed' }])
  expect(messages).toEqual(['dynamic content: jaguar_sl could not be checked'])
})

test('[C-190] a strategy that throws is logged as well, and passed', async () => {
  const { verdicts, messages } = await settle([{ key: 'url_brands', value: null as never }], brands)
  expect(verdicts).toEqual([{ isShown: true, why: 'failed' }])
  expect(messages).toEqual(['dynamic content: url_brands could not be checked'])
})

test('[C-191] a configuration that is no JSON is logged, and its content shown', async () => {
  const { verdicts, messages } = await settle([pair('new', 'Evoque')], product('{'))
  expect(verdicts[0]?.isShown).toBe(true)
  expect(messages).toContain('Invalid JSON in dynamic_content.jaguar_sl__config')
})

test.each([
  [{ ...config, api_base_url: '' }, 'dynamic_content.jaguar_sl__config has no valid api_base_url'],
  [{ ...config, api_base_url: 'nowhere' }, 'dynamic_content.jaguar_sl__config has no valid api_base_url'],
  [{ api_base_url: service.url }, 'dynamic_content.jaguar_sl__config has no lists_to_check'],
  [{ ...config, lists_to_check: [{ name: 'new' }] }, 'Invalid JSON in dynamic_content.jaguar_sl__config'],
])('[C-192] %j is logged, nobody is asked, and its content is shown', async (storedConfig, message) => {
  const { verdicts, messages } = await settle([pair('new', 'Evoque')], product(storedConfig))
  expect(verdicts[0]?.isShown).toBe(true)
  expect(messages).toContain(message)
  expect(service.requests).toEqual([])
})

test('[C-192] so is the external list without an address', async () => {
  const { verdicts, messages } = await settle([{ key: 'mena_external_sl', value: 'xe' }], {
    settings: { 'dynamic_content.enabled_strategies': 'mena_external_sl', 'dynamic_content.mena_external_sl__config': { url: '' } },
  })
  expect([verdicts[0]?.isShown, messages]).toEqual([true, ['dynamic_content.mena_external_sl__config has no valid url']])
})

test('[C-189] of two stock strategies each has its own rule', async () => {
  answer([{ Velar: 1 }])
  const settings = { ...external.settings, ...product(config).settings, 'dynamic_content.enabled_strategies': 'jaguar_sl,mena_external_sl' }
  await settle([{ key: 'mena_external_sl', value: 'Velar' }], { settings })
  expect(service.requests).toEqual(['/external?x=1'])
})

test('a strategy with the address / asks the listings of this site, and its page changes with the stock', async () => {
  const own = { ...product({ ...config, api_base_url: '/' }), listings: { a: ['F-Pace'] } }
  const { verdicts, scopes } = await settle([pair('new', 'F-Pace'), pair('new', 'XE'), pair('approved', 'XE')], own)
  expect(verdicts.map(({ isShown: isVisible }) => isVisible)).toEqual([true, false, true])
  expect(scopes).toEqual(['stock'])
  expect(service.requests).toEqual([])
})

test('a page with conditions of a feed is kept for a minute, one without them as long as it likes', async () => {
  answer([])
  expect((await settle([{ key: 'mena_offers', value: '' }], offers)).until).toEqual(new Date(now.getTime() + 60_000))
  expect((await settle([{ key: 'url_brands', value: 'Jaguar' }], brands)).until).toBeNull()
})
