// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataLayer } from './data-layer.ts'
import { awaitTagManager } from './tag-manager-ready.ts'
import { track } from './track.ts'
import { vehicleSale } from './vehicle-sale.ts'

const sort = (option: string) => ({ event: 'sort', sort_option: option }) as const

beforeEach(() => {
  vi.useFakeTimers()
  window.dataLayer = []
})
afterEach(() => {
  // Nothing waits on for the next test.
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[A-325] an event is in the data layer at once while no tag manager is on its way', () => {
  delete window.dataLayer
  track(sort('priceAsc'))
  expect([...dataLayer()]).toEqual([{ event: 'sort', sort_option: 'priceAsc' }])
})

test('[A-325] a sale is cleared before the next one, so that tag managers do not merge both', () => {
  const ecommerce = vehicleSale({ id: 1, name: 'XE', brand: 'Jaguar', version: '', state: 'used', price: null, currency: 'AED' })
  track({ event: 'begin_checkout', ecommerce })
  expect([...dataLayer()]).toEqual([{ ecommerce: null }, { event: 'begin_checkout', ecommerce }])
})

test('[A-343] [C-346] without gtm_loaded events wait for 5000 ms and then go in their order, with a message', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  awaitTagManager()
  track(sort('priceAsc'))
  track(sort('priceDesc'))
  vi.advanceTimersByTime(4999)
  expect([...dataLayer()]).toEqual([])
  expect(warned).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([...dataLayer()]).toEqual([sort('priceAsc'), sort('priceDesc')])
  expect(warned.mock.calls).toEqual([['gtm_loaded event not detected within timeout period']])
  // The tag manager answered late: no event is sent twice, and no callback waits again.
  dataLayer().push({ event: 'gtm_loaded' })
  track(sort('status'))
  expect(dataLayer()).toHaveLength(4)
})

test('[A-343] [C-346] with gtm_loaded events go at that moment, once, and nothing is said', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  awaitTagManager()
  track(sort('priceAsc'))
  // The tag manager puts a push of its own in front of the page's.
  const layer = dataLayer()
  const before = layer.push
  layer.push = (...entries) => before.apply(layer, entries)
  layer.push({ event: 'something else' })
  expect(layer).toHaveLength(1)
  layer.push({ event: 'gtm_loaded' })
  expect([...layer]).toEqual([{ event: 'something else' }, { event: 'gtm_loaded' }, sort('priceAsc')])
  vi.advanceTimersByTime(10_000)
  expect(layer).toHaveLength(3)
  expect(warned).not.toHaveBeenCalled()
})

test('a tag manager that was there already is not waited for', () => {
  window.dataLayer = [{ event: 'gtm_loaded' }]
  awaitTagManager()
  track(sort('status'))
  expect(dataLayer()).toHaveLength(2)
})

test('what waits is in the data layer when the visitor leaves', () => {
  awaitTagManager()
  track(sort('status'))
  dispatchEvent(new Event('pagehide'))
  expect([...dataLayer()]).toEqual([sort('status')])
})

test('[C-345] a callback that throws is logged, and later ones still run', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  awaitTagManager()
  track(sort('priceAsc'))
  track(sort('priceDesc'))
  const layer = dataLayer()
  const push = layer.push
  layer.push = (...entries) => {
    if (entries.some((entry) => (entry as { sort_option?: string }).sort_option === 'priceAsc')) throw new Error('a tag fails')
    return push.apply(layer, entries)
  }
  layer.push({ event: 'gtm_loaded' })
  expect(logged.mock.calls[0]?.[0]).toBe('Error executing callback')
  expect([...layer]).toEqual([{ event: 'gtm_loaded' }, sort('priceDesc')])
})
