import { expect, test } from 'vitest'
import { parseQuery } from '#kernel/query-string.ts'
import { type PostcodeSearch, parsePostcodeSearch, postcodeQuery, searchedRetailers, searchMode } from './postcode-search.ts'

const nothing: PostcodeSearch = { retailer: '', state: '', postcode: '', locality: '', dealerCodes: [] }

test('[A-183] the state of a search has five keys', () => {
  expect(Object.keys(parsePostcodeSearch({})).toSorted()).toEqual(['dealerCodes', 'locality', 'postcode', 'retailer', 'state'])
})

test.each([
  [{ postcode: '1', locality: 'x', state: 'NSW' }, 'postcode'],
  [{ postcode: '1', locality: 'x', state: 'NSW', retailer: 'r' }, 'postcode'],
])('[A-203] %j is a postcode search', (search, mode) => {
  expect(searchMode(search)).toBe(mode)
})

test.each([[{ postcode: '1', state: 'NSW', retailer: 'r' }], [{ locality: 'x', state: 'NSW' }], [{ state: 'NSW' }]])(
  '[A-204] %j is a state search',
  (search) => {
    expect(searchMode(search)).toBe('state')
  },
)

test.each([
  [{ retailer: 'r' }, 'retailer'],
  [{ postcode: '1', retailer: 'r' }, 'retailer'],
  [{}, null],
  [{ postcode: '1' }, null],
  [{ locality: 'x' }, null],
])('[A-205] %j is the search %j', (search, mode) => {
  expect(searchMode(search)).toBe(mode)
})

test('[A-184] a postcode may be written in Arabic digits, with spaces around it, and more than once', () => {
  expect(parsePostcodeSearch({ _postcode: [' ٢٠٠٠ ', '3000'], _locality: ' Sydney ' })).toEqual({ ...nothing, postcode: '2000', locality: 'Sydney' })
  expect(parsePostcodeSearch({ _state: [], _retailer: undefined })).toEqual(nothing)
})

test('[A-184] an address restores the search', () => {
  const search = { ...nothing, postcode: '2000', locality: 'Sydney & South' }
  expect(postcodeQuery(search)).toBe('_postcode=2000&_locality=Sydney+%26+South')
  expect(parsePostcodeSearch(parseQuery(postcodeQuery(search)))).toEqual(search)
  expect(parsePostcodeSearch(parseQuery(postcodeQuery({ ...nothing, retailer: 'R1', state: 'NSW' })))).toEqual({ ...nothing, retailer: 'R1', state: 'NSW' })
})

test('[A-245] a search is held to the dealers that were found for it, and to none while it has none', () => {
  expect(searchedRetailers(nothing)).toBeNull()
  expect(searchedRetailers({ ...nothing, state: 'NSW' })).toEqual([])
  expect(searchedRetailers({ ...nothing, state: 'NSW', dealerCodes: ['D1'] })).toEqual(['D1'])
  expect(searchedRetailers({ ...nothing, dealerCodes: ['D1'] })).toBeNull()
})
