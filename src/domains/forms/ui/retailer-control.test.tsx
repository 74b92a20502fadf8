// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import type { RetailerOption } from '../form.ts'
import { formWords } from '../words.ts'
import { FormView } from './form-view.tsx'

const words = textsIn('ar', formWords.words)
const aRetailer = (value: string, label: string, city: string, more: Partial<RetailerOption> = {}): RetailerOption => ({
  value,
  label,
  city,
  tags: ['sales'],
  place: null,
  opening_hours: [],
  country: '',
  ...more,
})
const retailers = [
  aRetailer('1', 'معرض الشيخ زايد', 'دبي', { place: { latitude: 25.2, longitude: 55.27 } }),
  aRetailer('2', 'معرض الكورنيش', 'أبوظبي', { place: { latitude: 24.47, longitude: 54.35 } }),
  aRetailer('3', 'معرض الواحة', 'العين', { place: { latitude: 24.21, longitude: 55.74 } }),
  aRetailer('4', 'معرض الخليج', 'الشارقة'),
  aRetailer('5', 'مركز الصيانة', 'دبي', { tags: ['service'] }),
  aRetailer('6', 'معرض القرم', 'مسقط', { place: { latitude: 23.6, longitude: 58.5 } }),
  aRetailer('7', 'معرض السيف', 'المنامة', { place: { latitude: 26.2, longitude: 50.5 } }),
]
const locate = vi.fn<Geolocation['getCurrentPosition']>()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition: locate } }))
  locate.mockReset()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(offered = retailers): void {
  const fields = [{ id: 'retailer', name: 'retailer', type: 'retailer' as const, label: { ar: 'المعرض' }, rules: { required: true as const } }]
  const form = { id: 3, name: 'حجز', type: 'lead' as const, locale: 'ar' as const, version: 1, fields, settings: {} }
  render(<FormView form={form} apiUrl="/forms_api" choices={{ locations: [], retailers: offered }} words={words} />)
}
const list = () => screen.getByLabelText('المعرض') as HTMLSelectElement
const offered = () => [...list().options].slice(1).map(({ text }) => text)
const search = (text: string) => fireEvent.change(screen.getByLabelText(words.retailer_search), { target: { value: text } })

test('[A-159][C-099] the list has those who sell vehicles, in their order', () => {
  show()
  expect([...list().options].map(({ value }) => value)).toEqual(['', '1', '2', '3', '4', '6', '7'])
})

test('is searched by name and city in any spelling; what is chosen stays, and Enter sends nothing', () => {
  show()
  search('الرياض')
  expect([offered(), screen.getByText(words.retailer_none).getAttribute('role')]).toEqual([[], 'status'])
  search('أبو ظبى')
  expect(offered()).toEqual(['معرض الكورنيش'])
  list().value = '2'
  fireEvent.input(list())
  search('معرض القرم')
  expect([offered(), list().value, screen.queryByText('المعارض المطابقة: 1') !== null]).toEqual([['معرض الكورنيش', 'معرض القرم'], '2', true])
  expect(fireEvent.keyDown(screen.getByLabelText(words.retailer_search), { key: 'Enter' })).toBe(false)
  search('')
  expect(offered()).toHaveLength(6)
})

test('a visitor who tells where they are is offered the nearest first, which is chosen unless something is', () => {
  show()
  expect(locate).not.toHaveBeenCalled()
  locate.mockImplementation((found) => found({ coords: { latitude: 24.45, longitude: 54.4 } } as GeolocationPosition))
  fireEvent.click(screen.getByRole('button', { name: words.retailer_near }))
  expect(offered().slice(0, 3)).toEqual(['معرض الكورنيش (5.5 كم)', expect.stringMatching(/^معرض الشيخ زايد \(12\d كم\)$/), expect.stringContaining('الواحة')])
  expect([offered().at(-1), list().value]).toEqual(['معرض الخليج', '2'])
  list().value = '7'
  fireEvent.input(list())
  fireEvent.click(screen.getByRole('button', { name: words.retailer_near }))
  expect(list().value).toBe('7')
})

test('a visitor who denies the location gets a message, and chooses as before', () => {
  show()
  locate.mockImplementation((_, failed) => failed?.({} as GeolocationPositionError))
  act(() => fireEvent.click(screen.getByRole('button', { name: words.retailer_near })))
  expect([screen.getByText(words.retailer_not_located).getAttribute('role'), offered().length]).toEqual(['status', 6])
})

test('a few retailers are read, not searched', () => {
  show(retailers.slice(0, 5))
  expect(screen.queryByLabelText(words.retailer_search)).toBeNull()
})
