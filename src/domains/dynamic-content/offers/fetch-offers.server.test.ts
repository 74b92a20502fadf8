import { expect, test } from 'vitest'
import { aNeighbour } from '#tests/support/services/a-neighbour.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { dynamicContentOf } from '#tests/support/records/dynamic-content-of.ts'
import { sourcesOf } from '../sources.server.ts'
import { fetchOffers, offerOf } from './fetch-offers.server.ts'
import { offerFinder } from './offer-finder.server.ts'

const feed = await aNeighbour()
const now = Date.parse('2026-05-15T08:00:00Z')
const minute = 60_000

function offersAt(address: string) {
  feed.requests.length = 0
  const log = recordingLog()
  return { log, offers: sourcesOf({ log, network: 'private' }, dynamicContentOf({ 'mena.offers_api_url': address })).offers }
}

test('[A-305][C-295][C-100] offers are the list at exactly the address of the setting, with whatever they say', async () => {
  const list = [{ car_model_key: 'f-pace', title: 'عرض', price: { amount: 5 } }, { car_model_key: 'xe' }]
  feed.answer = { status: 200, body: JSON.stringify(list) }
  expect(await offersAt(`${feed.url}/offers?market=uae`).offers.get(now)).toEqual(list)
  expect(feed.requests).toEqual(['/offers?market=uae'])
})

test('[A-306][C-169] a text instead of a list is an empty list', async () => {
  feed.answer = { status: 200, body: '"<html>"' }
  expect(await offersAt(feed.url).offers.get(now)).toEqual([])
})

test('[A-354][C-328] without an address the call rejects, and nobody is asked', async () => {
  await expect(offersAt('   ').offers.get(now)).rejects.toThrow(/^Missing api url: mena\.offers_api_url$/)
  expect(feed.requests).toEqual([])
})

test.each([['{"car_model_key":"x"}'], ['[{"key":"x"}]'], ['null']])('an answer of another shape is not taken for offers: %s', async (body) => {
  feed.answer = { status: 200, body }
  await expect(fetchOffers(feed.url, 'private')).rejects.toThrow()
})

test('[C-134] the feed is loading while it is asked, and fetched afterwards', async () => {
  feed.answer = { status: 200, body: '[]' }
  const { offers } = offersAt(feed.url)
  expect([offers.isLoading, offers.isFetched]).toEqual([false, false])
  const asking = offers.get(now)
  expect([offers.isLoading, offers.isFetched]).toEqual([true, false])
  await asking
  expect([offers.isLoading, offers.isFetched]).toEqual([false, true])
})

test('[C-134] a feed that fails is no longer loading, and fetched', async () => {
  feed.answer = { status: 404, body: '' }
  const { offers } = offersAt(feed.url)
  await expect(offers.get(now)).rejects.toThrow()
  expect([offers.isLoading, offers.isFetched]).toEqual([false, true])
})

test.each([
  ['offers', { status: 200, body: '[{"car_model_key":"x"}]' }],
  ['an empty list', { status: 200, body: '[]' }],
  ['a failure', { status: 404, body: '' }],
])('[C-135] %s, once reached, prevents further requests', async (_, answer) => {
  feed.answer = answer
  const { offers, log } = offersAt(feed.url)
  await Promise.all([offers.read(now), offers.read(now)])
  await offers.read(now + minute - 1)
  expect(feed.requests).toHaveLength(1)
  expect(log.messages).toHaveLength(answer.status === 200 ? 0 : 1)
})

test('after a failure the next caller requests the offers again, so that a retried block can recover', async () => {
  feed.answer = { status: 404, body: '' }
  const { offers } = offersAt(feed.url)
  await expect(offers.get(now)).rejects.toThrow()
  feed.answer = { status: 200, body: '[{"car_model_key":"x"}]' }
  expect(await offers.get(now + 1)).toEqual([{ car_model_key: 'x' }])
  expect(feed.requests).toHaveLength(2)
})

test('a minute later the feed is asked again, behind the offers that are known; those hold while it fails', async () => {
  feed.answer = { status: 200, body: '[{"car_model_key":"x"}]' }
  const { offers } = offersAt(feed.url)
  await offers.get(now)
  expect(offers.until(now)).toBe(now + minute)
  feed.answer = { status: 404, body: '' }
  expect(await offers.read(now + minute)).toEqual({ kind: 'loaded', value: [{ car_model_key: 'x' }] })
  expect(offers.until(now + minute)).toBeLessThan(now + 2 * minute)
  await expect.poll(() => offers.isLoading).toBe(false)
  expect(await offers.get(now + minute + 1)).toEqual([{ car_model_key: 'x' }])
  expect(feed.requests).toHaveLength(2)
})

test('[C-101] an offer is found whatever the case and the blanks of its key', () => {
  const offers = [{ car_model_key: 'Range_Rover' }, { car_model_key: 'xe' }]
  expect(offerOf(offers, ' range rover ')).toBe(offers[0])
  expect(offerOf(offers, 'XE')).toBe(offers[1])
  expect(offerOf(offers, 'xf')).toBeNull()
})

test('without a feed there is no offer', async () => {
  expect(await offerFinder(null, now)('xe')).toBeNull()
})
