import { expect, test } from 'vitest'
import { aNeighbour } from '#tests/support/a-neighbour.ts'
import { fetchOffers, offerOf } from './fetch-offers.server.ts'

const feed = await aNeighbour()

test('[A-305] offers are the list at the address of the setting, with whatever they say', async () => {
  const offers = [{ car_model_key: 'f-pace', title: 'عرض', price: { amount: 5 } }, { car_model_key: 'xe' }]
  feed.answer = { status: 200, body: JSON.stringify(offers) }
  expect(await fetchOffers(`${feed.url}/offers?market=uae`, 'private')).toEqual(offers)
  expect(feed.asked).toEqual(['/offers?market=uae'])
})

test('[A-306] a text instead of a list is an empty list', async () => {
  feed.answer = { status: 200, body: '"<html>"' }
  expect(await fetchOffers(feed.url, 'private')).toEqual([])
})

test.each(['', '   '])('[A-354] without an address the call rejects', async (address) => {
  await expect(fetchOffers(address.trim(), 'private')).rejects.toThrow(/^Missing api url: mena\.offers_api_url$/)
})

test.each([['{"car_model_key":"x"}'], ['[{"key":"x"}]'], ['null']])('an answer of another shape is not taken for offers: %s', async (body) => {
  feed.answer = { status: 200, body }
  await expect(fetchOffers(feed.url, 'private')).rejects.toThrow()
})

test('an offer is found whatever the case and the blanks of its key', () => {
  const offers = [{ car_model_key: 'Range_Rover' }, { car_model_key: 'xe' }]
  expect(offerOf(offers, ' range rover ')).toBe(offers[0])
  expect(offerOf(offers, 'XE')).toBe(offers[1])
  expect(offerOf(offers, 'xf')).toBeNull()
})
