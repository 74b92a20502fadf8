// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isJourneyPreview,
  journeyPreviewAddress,
  journeyPreviewPages,
  onPreviewChange,
  previewedConfig,
  previewedPage,
  previewedPayment,
  previewJourney,
  SAMPLE_ORDER_NUMBER,
} from './preview.ts'

const content = { way: { heading: 'حجز أم شراء' } }
const preview = { type: 'order_online_steps_page', content, payment: 'lease' } as const
const stored = { order_online: { a: 1 }, order_online_steps_page: { way: { heading: 'المنشور' } } }
const open = (address: string) => history.replaceState(null, '', address)

beforeEach(() => open('/ar/showroom-order-online/checkout?preview=steps'))
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('[A-173] the frame of the admin shows the configuration that is being written, and the stored one beside it', () => {
  expect(previewedConfig(stored)).toBe(stored)
  expect(previewedPayment()).toBe('')
  previewJourney(null, preview)
  expect(previewedConfig(stored)).toEqual({ order_online: { a: 1 }, order_online_steps_page: content })
  expect(previewedPayment()).toBe('lease')
})

test('the frame hears of each change until it stops listening', () => {
  const changed = vi.fn()
  const stop = onPreviewChange(changed)
  previewJourney(window, preview)
  expect(changed).toHaveBeenCalledOnce()
  stop()
  previewJourney(window, preview)
  expect(changed).toHaveBeenCalledOnce()
})

test('a page of visitors shows what is stored, whatever the tab keeps', () => {
  previewJourney(null, preview)
  open('/ar/showroom-order-online/checkout')
  expect([isJourneyPreview(), previewedPage(), previewedPayment()]).toEqual([false, null, ''])
  expect(previewedConfig(stored)).toBe(stored)
})

test.each([
  ['{broken'],
  ['null'],
  ['"text"'],
  ['{"type":"order_online"}'],
  ['{"type":"listing","content":{}}'],
  ['{"type":"order_online","content":"x"}'],
  ['{"content":{}}'],
])('what is kept as %s is no preview', (kept) => {
  previewJourney(null, preview)
  sessionStorage.setItem(sessionStorage.key(0) ?? '', kept)
  expect(previewedConfig(stored)).toBe(stored)
  expect(previewedPayment()).toBe('')
})

test('a preview of all ways to pay names none', () => {
  previewJourney(null, { ...preview, payment: 5 } as unknown as typeof preview)
  expect(previewedPayment()).toBe('')
  expect(previewedConfig(stored)).toMatchObject({ order_online_steps_page: content })
})

test('[A-178] a configuration of the configurator is shown as that of its type', () => {
  previewJourney(null, { ...preview, type: 'config_order_online_steps_page' } as unknown as typeof preview)
  expect(previewedConfig({})).toEqual({ order_online_steps_page: content })
})

test('each page of the preview has an address, which leads to the page of that name', () => {
  const pages = Object.values(journeyPreviewPages).flatMap((of) => Object.keys(of) as Parameters<typeof journeyPreviewAddress>[0][])
  const root = '/ar/showroom-order-online'
  expect(Object.fromEntries(pages.map((page) => [page, journeyPreviewAddress(page, 326)]))).toEqual({
    choices: `${root}/vehicle/326?preview=choices`,
    steps: `${root}/checkout?preview=steps`,
    rebooking: `${root}/checkout?preview=rebooking`,
    error: `${root}/checkout?preview=error`,
    confirmation: `${root}/confirmation/${SAMPLE_ORDER_NUMBER}?preview=confirmation`,
    success: `${root}/success?preview=success`,
    unconfirmed: `${root}/confirmation/${SAMPLE_ORDER_NUMBER}?preview=unconfirmed`,
    failure: `${root}/confirmation/${SAMPLE_ORDER_NUMBER}?preview=failure`,
  })
  for (const page of pages) {
    open(journeyPreviewAddress(page, 326) ?? '')
    expect([isJourneyPreview(), previewedPage()]).toEqual([true, page])
  }
  open(`${root}/checkout?preview=nowhere`)
  expect(previewedPage()).toBeNull()
})

test('without a car only the page that shows one cannot be previewed', () => {
  expect(journeyPreviewAddress('choices', null)).toBeNull()
  expect(journeyPreviewAddress('success', null)).toBe('/ar/showroom-order-online/success?preview=success')
})

test('without storage the frame shows what is stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => previewJourney(window, preview)).not.toThrow()
  expect(previewedConfig(stored)).toBe(stored)
})
