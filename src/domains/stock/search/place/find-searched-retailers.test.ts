import { expect, test, vi } from 'vitest'
import type { PublicRetailer } from '#domains/retailers/index.ts'
import { findSearchedRetailers } from './find-searched-retailers.ts'
import { parsePostcodeSearch } from './postcode-search.ts'

const retailers = (...codes: string[]) => codes.map((dealer_code) => ({ dealer_code })) as unknown as PublicRetailer[]
const none = { dealers: '', fallback: '' }
const log = { error: vi.fn() }

test.each([
  [
    { _postcode: '2000', _locality: 'Sydney', _state: 'NSW' },
    { postcode: '2000', locality: 'Sydney' },
  ],
  [{ _state: 'NSW', _retailer: 'D1' }, { state: 'NSW' }],
  [{ _retailer: 'D1' }, { dealerCodes: ['D1'] }],
])('[A-245][A-293] the address %j asks our dealers for %j, of the brand', async (address, retailerQuery) => {
  const find = vi.fn(async () => retailers('D1', 'D2', 'D1'))
  expect(await findSearchedRetailers(parsePostcodeSearch(address), { endpoints: none, brand: 'Jaguar', find, log })).toEqual(['D1', 'D2'])
  expect(find.mock.calls).toEqual([[{ items: 100, brand: 'Jaguar', ...retailerQuery }]])
})

test('[A-245] no search asks nobody', async () => {
  const find = vi.fn(async () => retailers('D1'))
  expect(await findSearchedRetailers(parsePostcodeSearch({ _postcode: '2000' }), { endpoints: none, brand: '', find, log })).toEqual([])
  expect(find).not.toHaveBeenCalled()
})

test('[A-314][C-308] a postcode is asked of the endpoint of the settings, a state is not', async () => {
  const find = vi.fn(async () => retailers('OWN'))
  const askedAddresses: string[] = []
  const fetch = (async (address: string) => {
    askedAddresses.push(address)
    return Response.json({ data: [{ dealer_code: 'NEAR' }, { dealer_code: 7 }, null] })
  }) as unknown as typeof globalThis.fetch
  const sources = { endpoints: { dealers: 'https://dealers.test/near', fallback: '' }, brand: '', find, log }
  expect(await findSearchedRetailers(parsePostcodeSearch({ _postcode: '2000', _locality: 'Sydney' }), sources, { fetch })).toEqual(['NEAR'])
  expect(askedAddresses).toEqual(['https://dealers.test/near?postcode=2000&locality=Sydney'])
  expect(await findSearchedRetailers(parsePostcodeSearch({ _state: 'NSW' }), sources, { fetch })).toEqual(['OWN'])
})

test('without an answer nothing is known, which is not the same as no dealers', async () => {
  const search = parsePostcodeSearch({ _state: 'NSW' })
  expect(await findSearchedRetailers(search, { endpoints: none, brand: '', find: async () => null, log })).toBeNull()
  expect(await findSearchedRetailers(search, { endpoints: none, brand: '', find: async () => [], log })).toEqual([])
})
