// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchSavedVehicles } from './fetch-saved-vehicles.ts'
import { $savedVehicles, isSaved, toggleSaved } from './saved-vehicles.ts'

const KEY = 'sl_saved_vehicles'
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  leave()
  vi.runAllTimers() // a store that nobody listens to is let go a second later
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The saved vehicles as a newly opened page reads them. */
function open() {
  leave = $savedVehicles.listen(() => undefined)
  return $savedVehicles.get()
}

test('[A-222] saving a vehicle adds it, saving it again removes it', () => {
  open()
  toggleSaved({ id: 7, list: 'new-cars' })
  toggleSaved({ id: 8, list: 'used-cars' })
  expect(isSaved($savedVehicles.get(), 7)).toBe(true)
  toggleSaved({ id: 7, list: 'new-cars' })
  expect($savedVehicles.get()).toEqual([{ id: 8, list: 'used-cars' }])
})

test('[A-181][A-182][C-391][C-392] they are kept as a list of id and listing under their key, and are there after a reload', () => {
  open()
  toggleSaved({ id: 7, list: 'new-cars' })
  expect(localStorage.getItem(KEY)).toBe('[{"id":7,"list":"new-cars"}]')
  leave()
  vi.runAllTimers()
  localStorage.setItem(KEY, '[{"id":9,"list":"x"}]')
  expect(open()).toEqual([{ id: 9, list: 'x' }])
})

test.each(['{', '"x"', '[{"id":"7","list":"x"},null,3]'])('[A-360][C-392] %s in the storage is no saved vehicle', (text) => {
  localStorage.setItem(KEY, text)
  expect(open()).toEqual([])
})

test('[A-360] without storage the page still works and nothing is thrown', () => {
  const fail = () => {
    throw new Error('denied')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
  expect(open()).toEqual([])
  toggleSaved({ id: 7, list: 'x' })
  expect($savedVehicles.get()).toEqual([{ id: 7, list: 'x' }])
})

test('a vehicle that is saved in another tab is saved here as well', () => {
  open()
  localStorage.setItem(KEY, '[{"id":9,"list":"x"}]')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect($savedVehicles.get()).toEqual([{ id: 9, list: 'x' }])
})

test('[A-353][C-331][A-282] a vehicle that no longer exists is removed, one that could not be loaded is kept', async () => {
  const saved = [1, 2, 3].map((id) => ({ id, list: 'new cars' }))
  localStorage.setItem(KEY, JSON.stringify(saved))
  open()
  const fetch = vi.fn(async (address: unknown) => {
    const id = Number(String(address).split('/').at(-1))
    return id === 1 ? Response.json({ data: { id } }) : new Response(null, { status: id === 2 ? 404 : 500 })
  }) as unknown as typeof globalThis.fetch
  expect(await fetchSavedVehicles({ fetch })).toEqual([{ vehicle: { id: 1 }, list: 'new cars' }])
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual([1, 2, 3].map((id) => `/public_api/listing/new%20cars/vehicle/${id}`))
  expect($savedVehicles.get().map(({ id }) => id)).toEqual([1, 3])
})
