// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readWords, siteWords } from '#domains/content/index.ts'
import { type LightVehicle, lightVehicle, listKeys, rangeKeys, wordedSeats } from '#domains/stock/index.ts'
import { aVehicleAttributes, priceRules } from '#tests/support/a-vehicle.ts'
import { plainResolver } from '#tests/support/render-block.tsx'
import { cardView } from './card-view.ts'
import { Locator } from './locator.tsx'
import type { LocatorData } from './locator-data.ts'
import { locatorWords } from './locator-words.ts'

const stockWords = readWords(siteWords, plainResolver.word)
const words = Object.fromEntries(Object.entries(locatorWords).map(([key, [, arabic]]) => [key, arabic])) as Parameters<typeof Locator>[0]['words']
const rules = priceRules()
const vehicle = (id: number): LightVehicle =>
  lightVehicle(aVehicleAttributes({ id, link: `/showroom/x-${id}`, nameplate_name: `سيارة ${id}`, owner_name: 'معرض دبي', gross_price: 1000 }))
const card = (id: number, showsOwner = false) => cardView(vehicle(id), { rules, words: stockWords, showsOwner })
const facets = Object.fromEntries(listKeys.map((key) => [key, []]))
const counts = {
  facets: {
    ...facets,
    states: [
      { value: 'new', count: 20 },
      { value: 'used', count: 5 },
    ],
  },
  bounds: { ...Object.fromEntries(rangeKeys.map((key) => [key, null])), mileage: { min: 0, max: 100 } },
}

const data = (changes: Partial<LocatorData['stock']> = {}) =>
  ({
    stock: {
      listing: 'cars',
      base: {},
      filters: ['states', 'mileage'],
      isWhole: false,
      rules,
      words: stockWords,
      seatForms: wordedSeats(stockWords, null),
      features: [],
      dealers: {},
      ...changes,
    },
    query: { filters: {}, sort: 'createdAtDesc', last: 1 },
    chosen: { headline: '', cards: [], links: [] },
    found: { ...counts, cards: [card(1), card(2)], total: 25, first: 1, relaxations: [], similar: [] },
  }) as unknown as LocatorData

let asked: string[] = []
/** What the catalogue answers next, by call. */
let answer: (address: string) => Response

const page = (ids: number[], total = ids.length) =>
  Response.json({ data: ids.map(vehicle), meta: { total, page: 1, items: 12, pages: 1, sort: '-created_at', ...counts, reach: counts.bounds } })

beforeEach(() => {
  asked = []
  answer = () => page([3], 5)
  localStorage.clear()
  history.replaceState(null, '', '/ar/cars?x=1')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  // jsdom has neither animations nor the element <search>.
  Element.prototype.getAnimations = () => []
  vi.spyOn(console, 'error').mockImplementation((text: unknown, tag: unknown) => {
    if (tag !== 'search') throw new Error(String(text))
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address))
    return answer(address)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(console.error).mockClear()
})

function open(changes?: Partial<LocatorData['stock']>) {
  const failure = { message: 'حدث خلل ما', retry: 'إعادة المحاولة' }
  return render(<Locator anchor={undefined} isEager={false} data={data(changes)} words={words} resetTheme="light-theme" failure={failure} />)
}

const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('in the browser the locator', () => {
  test('[A-309][C-301][C-302][A-249] asks the light list for what is ticked, leaves untouched ranges out, and writes the address', async () => {
    open()
    expect(asked).toEqual([])
    fireEvent.click(box('مستعملة'))
    await heading('5 سيارات')
    expect(asked).toEqual(['/public_api/listing/cars/light?items=12&page=1&sort=-created_at&state_in=used'])
    expect(titles()).toEqual(['سيارة 3'])
    expect(location.search).toBe('?x=1&state_in=used')
  })

  test('asks for whole vehicles where cards need them, always within its brand', async () => {
    open({ isWhole: true, base: { brands: ['Jaguar'] } })
    fireEvent.click(box('مستعملة'))
    await heading('5 سيارات')
    expect(asked[0]).toBe('/public_api/listing/cars?items=12&page=1&sort=-created_at&nameplate_brand_name_in=Jaguar&state_in=used')
    expect(location.search).toBe('?x=1&state_in=used')
  })

  test('takes a filter back by its chip and all of them by the reset', async () => {
    open()
    fireEvent.click(box('مستعملة'))
    fireEvent.click(await screen.findByRole('link', { name: 'إزالة مستعملة' }))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(box('مستعملة')).toHaveProperty('checked', false)
    fireEvent.click(box('جديدة'))
    await waitFor(() => expect(asked).toHaveLength(3))
    fireEvent.click(screen.getAllByRole('link', { name: 'إعادة الضبط' })[0] as HTMLElement)
    await waitFor(() => expect(asked).toHaveLength(4))
    expect(location.search).toBe('?x=1')
  })

  test('[A-386] sorts at once', async () => {
    open()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '-mileage' } })
    await waitFor(() => expect(asked).toEqual(['/public_api/listing/cars/light?items=12&page=1&sort=-mileage']))
    expect(location.search).toBe('?x=1&sort=-mileage')
    await heading('5 سيارات')
  })

  test('adds the next page below, once per vehicle, and goes on there', async () => {
    answer = () => page([2, 3], 25)
    open()
    fireEvent.click(screen.getByRole('link', { name: 'عرض المزيد' }))
    await screen.findByRole('link', { name: 'سيارة 3' })
    expect(asked[0]).toContain('page=2')
    expect(titles()).toEqual(['سيارة 1', 'سيارة 2', 'سيارة 3'])
    expect(location.search).toBe('?x=1&page=2')
    expect(document.activeElement?.getAttribute('href')).toBe('/ar/showroom/x-3')
  })

  test('says when the catalogue does not answer, keeps what it has, and tries again', async () => {
    answer = () => new Response(null, { status: 500 })
    open()
    fireEvent.click(box('مستعملة'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('حدث خلل ما')
    expect(titles()).toHaveLength(2)
    answer = () => page([3], 5)
    fireEvent.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }))
    await heading('5 سيارات')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('without results names the filters that can go, with what they would give', async () => {
    answer = (address) => (address.includes('state_in') && address.includes('mileage') ? page([], 0) : page([3], address.includes('state_in') ? 2 : 9))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    fireEvent.click(box('مستعملة'))
    fireEvent.change(screen.getByRole('spinbutton', { name: 'إلى' }), { target: { value: '1' } })
    await act(() => vi.advanceTimersByTimeAsync(600))
    vi.useRealTimers()
    await heading('لا توجد سيارات')
    expect(screen.getByRole('link', { name: 'بدون «الحالة»: 9 سيارات' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'بدون «المسافة المقطوعة»: سيارتان' })).toBeTruthy()
    expect(titles()).toEqual(['سيارات قريبة مما تبحث عنه', 'سيارة 3'])
  })

  test('[A-222] keeps a vehicle, and lets it go again', () => {
    open()
    const [save] = screen.getAllByRole('button', { name: /^حفظ/ })
    if (!save) throw new Error('nothing to save')
    fireEvent.click(save)
    expect(save.getAttribute('aria-pressed')).toBe('true')
    expect(localStorage.getItem('sl_saved_vehicles')).toBe('[{"id":1,"list":"cars"}]')
    fireEvent.click(save)
    expect(save.getAttribute('aria-pressed')).toBe('false')
    expect(localStorage.getItem('sl_saved_vehicles')).toBe('[]')
  })

  test('[C-375][A-182] shows the saved vehicles where display_selected_vehicles is on', async () => {
    localStorage.setItem('sl_saved_vehicles', '[{"id":9,"list":"cars"}]')
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    answer = () => Response.json({ data: aVehicleAttributes({ id: 9, nameplate_name: 'محفوظة', link: '/showroom/x-9' }) })
    open({ features: ['display_selected_vehicles'] })
    fireEvent.click(screen.getByRole('button', { name: 'السيارات المحفوظة' }))
    await screen.findByRole('link', { name: 'محفوظة' })
    expect(asked).toEqual(['/public_api/listing/cars/vehicle/9'])
    expect(titles()).toEqual(['محفوظة'])
  })
})

test('[A-393][C-374] a card names its owner where owner_visible is on', () => {
  expect([card(1).owner, card(1, true).owner]).toEqual(['', 'معرض دبي'])
})
