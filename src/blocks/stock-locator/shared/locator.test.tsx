// @vitest-environment jsdom
import { textsIn } from '#kernel/words/words.ts'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lightVehicle, listKeys, nowhere, rangeKeys, toggleCompared, readStockWords } from '#domains/stock/index.ts'
import type { LightVehicle } from '#domains/stock/vehicles/fields/vehicle-attributes.ts'
import { wordedSeats } from '#domains/stock/vehicles/seats.ts'
import { aVehicleAttributes, priceRules } from '#tests/support/records/a-vehicle.ts'
import { type CardView, cardView } from '#domains/stock/index.ts'
import { Locator } from './locator.tsx'
import { filterText, type LocatorData } from './locator-data.ts'
import type { LocatorQuery } from './locator-query.ts'
import { locatorWords } from './locator-words.ts'

const stockWords = readStockWords(({ words }) => textsIn('ar', words))
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

/** A search of everything. */
const everything: LocatorQuery = { filters: {}, sort: 'createdAtDesc', last: 1, place: nowhere, isSavedOnly: false }

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
      names: {},
      places: null,
      budget: null,
      exchange: null,
      cxp: null,
      currency: 'AED',
      isMixed: false,
      ...changes,
    },
    query: everything,
    chosenVehicles: { headline: '', cards: [], links: [] },
    result: { ...counts, cards: [card(1), card(2)], total: 25, first: 1, relaxations: [], similar: [] },
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
  // jsdom has neither animations, nor modal dialogs, nor the element <search>.
  Element.prototype.getAnimations = () => []
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
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

function open(changes?: Partial<LocatorData['stock']>, query: Partial<LocatorQuery> = {}, cards?: CardView[], counted?: object) {
  const failure = { message: 'حدث خلل ما', retry: 'إعادة المحاولة' }
  const drawn = data(changes)
  if (cards && drawn.result) drawn.result.cards = cards
  if (counted && drawn.result) Object.assign(drawn.result, { facets: counted })
  return render(
    <Locator
      anchor={undefined}
      isEager={false}
      data={{ ...drawn, query: { ...everything, ...query } }}
      words={words}
      resetTheme="light-theme"
      failure={failure}
    />,
  )
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

  test('[C-321] cards that it asks for lead to the sales service as those of the page do', async () => {
    open({ cxp: { label: 'أكمل الشراء', url: 'https://cxp.example.com/redirect' } })
    fireEvent.click(box('مستعملة'))
    await heading('5 سيارات')
    const button = screen.getByRole('link', { name: /أكمل الشراء/ })
    expect(button.getAttribute('href')).toBe('https://cxp.example.com/redirect/3')
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

  test('[A-386][C-400] sorts at once', async () => {
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
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/ar/showroom/x-3'))
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

  test('a box is named by its value and how many cars there are, not by both run together', () => {
    open()
    expect(box('مستعملة').closest('label')?.textContent).toMatch(/مستعملة \d+، /)
    expect(screen.getByRole('checkbox', { name: /^مستعملة ?، (سيار|\d+ سيار)/ })).toBeTruthy()
  })

  test('without results it offers to remove filters, with the number of vehicles that each would give', async () => {
    answer = (address) => (address.includes('state_in') && address.includes('mileage') ? page([], 0) : page([3], address.includes('state_in') ? 2 : 9))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    fireEvent.click(box('مستعملة'))
    fireEvent.change(screen.getByRole('textbox', { name: 'إلى' }), { target: { value: '١' } })
    await act(() => vi.advanceTimersByTimeAsync(600))
    vi.useRealTimers()
    await heading('لا توجد سيارات')
    expect(screen.getByRole('link', { name: 'بدون «الحالة»: 9 سيارات' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'بدون «المسافة المقطوعة»: سيارتان' })).toBeTruthy()
    expect(titles()).toEqual(['سيارات قريبة مما تبحث عنه', 'سيارة 3'])
  })

  test('a vehicle in the comparison has a tick on its button, so that more than a colour says so', () => {
    open()
    const [compare] = screen.getAllByRole('button', { name: /^مقارنة/ })
    const state = () => [compare?.getAttribute('aria-pressed'), compare?.querySelector('svg')?.getAttribute('data-icon')]
    expect(state()).toEqual(['false', 'compare'])
    fireEvent.click(compare as HTMLElement)
    expect(state()).toEqual(['true', 'ui-check'])
    fireEvent.click(compare as HTMLElement)
    expect(state()).toEqual(['false', 'compare'])
  })

  test('[A-222] saves a vehicle, and removes it again', () => {
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
    fireEvent.click(screen.getByRole('button', { name: /^السيارات المحفوظة/ }))
    await screen.findByRole('link', { name: 'محفوظة' })
    expect(asked).toEqual(['/public_api/listing/cars/vehicle/9'])
    expect(titles()).toEqual(['محفوظة'])
  })
})

/** A locator with the search for a place. */
const places = {
  hasAll: true,
  regions: ['دبي', 'أبوظبي'],
  retailers: [
    { code: 'D1', name: 'معرض دبي' },
    { code: 'D2', name: 'معرض الرياض' },
  ],
  towns: [
    { postcode: '12000', locality: 'العليا' },
    { postcode: '23000', locality: 'الروضة' },
  ],
  endpoints: { dealers: '', fallback: '' },
  brand: '',
}
const dealersCall = (address: string) => address.startsWith('/api/dealers')

/** Types a postcode with its locality and sends them. */
function searchPostcode(root: HTMLElement, postcode: string, locality: string) {
  fireEvent.click(within(root).getByRole('button', { name: 'الرمز البريدي' }))
  fireEvent.change(within(root).getByLabelText('الرمز البريدي'), { target: { value: postcode } })
  fireEvent.change(within(root).getByLabelText('الحي أو البلدة'), { target: { value: locality } })
  fireEvent.click(within(root).getByRole('button', { name: 'بحث' }))
}

const placeBar = () => document.querySelector('search[aria-label="البحث بحسب المكان"]') as HTMLElement

describe('the search for a place', () => {
  test('[A-183][A-184][A-245] finds the dealers of a postcode first, then asks the list for their vehicles and writes the address', async () => {
    answer = (address) => (dealersCall(address) ? Response.json({ data: [{ dealer_code: 'D2' }] }) : page([3], 5))
    open({ places })
    searchPostcode(placeBar(), '١٢٠٠٠', 'العليا')
    await heading('5 سيارات')
    expect(asked).toEqual([
      '/api/dealers?items=100&q[postcode_eq]=12000&q[locality_eq]=العليا',
      '/public_api/listing/cars/light?items=12&page=1&sort=-created_at&dealer_code_in=D2',
    ])
    expect(decodeURIComponent(location.search)).toBe('?x=1&_postcode=12000&_locality=العليا')
    expect(screen.getByRole('link', { name: 'إزالة 12000، العليا' })).toBeTruthy()
  })

  test.each([
    ['المعرض', 'D2', '/api/dealers?items=100&q[dealer_code_in][]=D2', '_retailer=D2'],
    ['المنطقة', 'دبي', '/api/dealers?items=100&q[state_eq]=دبي', '_state=دبي'],
  ])('[A-184][A-293] by %s asks the dealers for %s', async (way, value, asks, address) => {
    answer = (url) => (dealersCall(url) ? Response.json({ data: [{ dealer_code: 'D1' }] }) : page([3], 5))
    open({ places })
    fireEvent.click(within(placeBar()).getByRole('button', { name: way }))
    fireEvent.change(within(placeBar()).getByRole('combobox', { name: way }), { target: { value } })
    fireEvent.click(within(placeBar()).getByRole('button', { name: 'بحث' }))
    await heading('5 سيارات')
    expect(asked[0]).toBe(asks)
    expect(decodeURIComponent(location.search)).toBe(`?x=1&${address}`)
  })

  test('[A-245][A-246][A-406] without dealers asks no list; the modal opens and nothing closes it until a search finds somebody', async () => {
    answer = (address) => (dealersCall(address) ? Response.json({ data: address.includes('12000') ? [{ dealer_code: 'D2' }] : [] }) : page([3], 5))
    open({ places })
    searchPostcode(placeBar(), '99999', 'لا مكان')
    const modal = await screen.findByRole('dialog', { name: 'البحث بحسب المكان' })
    expect(within(modal).getByRole('alert').textContent).toBe('لم نعثر على معرض في هذا المكان. اختر مكانًا آخر.')
    expect(asked).toHaveLength(1)
    fireEvent.keyDown(modal, { key: 'Escape' })
    fireEvent(modal, new Event('cancel', { cancelable: true }))
    fireEvent.click(modal)
    expect(within(modal).queryByRole('button', { name: 'إغلاق' })).toBeNull()
    expect(modal).toHaveProperty('open', true)
    searchPostcode(modal, '12000', 'العليا')
    await heading('5 سيارات')
    // It closes in an effect, which may come a moment after the list.
    await waitFor(() => expect(modal).toHaveProperty('open', false))
    expect(decodeURIComponent(location.search)).toBe('?x=1&_postcode=12000&_locality=العليا')
  })

  test('[A-245] a restored place without dealers is asked for once more, then the modal opens; no list is asked', async () => {
    answer = () => Response.json({ data: [] })
    open({ places }, { place: { ...everything.place, state: 'دبي' } })
    const modal = await screen.findByRole('dialog', { name: 'البحث بحسب المكان' })
    expect(modal).toHaveProperty('open', true)
    expect(asked).toEqual(['/api/dealers?items=100&q[state_eq]=دبي'])
  })

  test('a postcode without its locality is asked for, and nobody is troubled', () => {
    open({ places })
    searchPostcode(placeBar(), '12000', '')
    expect(within(placeBar()).getByRole('alert').textContent).toBe('أدخل الرمز البريدي مع الحي أو البلدة.')
    expect(within(placeBar()).getByLabelText('الرمز البريدي').getAttribute('aria-invalid')).toBe('true')
    expect(asked).toEqual([])
  })

  test('the error of one way of searching leaves with it', () => {
    open({ places })
    searchPostcode(placeBar(), '12000', '')
    expect(within(placeBar()).getByRole('alert').textContent).toBe('أدخل الرمز البريدي مع الحي أو البلدة.')
    fireEvent.click(within(placeBar()).getByRole('button', { name: 'المعرض' }))
    expect(within(placeBar()).getByRole('alert').textContent).toBe('')
    fireEvent.click(within(placeBar()).getByRole('button', { name: 'الرمز البريدي' }))
    expect(within(placeBar()).getByRole('alert').textContent).toBe('')
  })

  test('when the dealers do not answer it says so, keeps the list, and tries the place again', async () => {
    answer = () => new Response(null, { status: 500 })
    open({ places })
    searchPostcode(placeBar(), '12000', 'العليا')
    const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' })
    expect(titles()).toHaveLength(2)
    answer = (address) => (dealersCall(address) ? Response.json({ data: [{ dealer_code: 'D2' }] }) : page([3], 5))
    fireEvent.click(retry)
    await heading('5 سيارات')
  })

  test('[C-375] postcode_filter alone is a postcode beside the filters; without a feature there is none', () => {
    open({ places: { ...places, hasAll: false } })
    expect(within(placeBar()).queryByRole('combobox', { name: 'المعرض' })).toBeNull()
    expect(within(placeBar()).getByLabelText('الرمز البريدي')).toBeTruthy()
    cleanup()
    open()
    expect(placeBar()).toBeNull()
  })

  test('[A-058][A-212] cards lead on with the place, and new vehicles have the price of its state', () => {
    const atPlace = (postcodeSearch: boolean, state: string) => {
      const priced = lightVehicle(aVehicleAttributes({ id: 5, state: 'new', link: '/showroom/x-5', msrp_price: 900, price_metadata: { NSW: 1000 } }))
      return cardView(priced, { rules: priceRules({ postcodeSearch }), words: stockWords, showsOwner: false, place: { ...everything.place, state } })
    }
    expect([atPlace(true, 'NSW').href, atPlace(true, '').href, atPlace(false, 'NSW').href]).toEqual([
      '/ar/showroom/x-5?_state=NSW',
      '/ar/showroom/x-5',
      '/ar/showroom/x-5',
    ])
    expect([atPlace(true, 'NSW').driveAway, atPlace(true, 'VIC').driveAway, atPlace(false, 'NSW').driveAway]).toEqual(['1,000 €', '900 €', ''])
  })
})

test('a filter whose values match every vehicle hides, unless the visitor has set it', () => {
  const counted = { ...counts.facets, states: [{ value: 'new', count: 25 }], statuses: [{ value: 'available', count: 24 }] }
  const groups = () => [...document.querySelectorAll('form details > summary')].map(({ textContent }) => textContent)
  open({ filters: ['states', 'statuses', 'mileage'] }, {}, undefined, counted)
  expect(groups()).toEqual([stockWords.filter_statuses, stockWords.filter_mileage])
  cleanup()
  open({ filters: ['states', 'statuses', 'mileage'] }, { filters: { states: ['new'] } }, undefined, counted)
  expect(groups()).toEqual([stockWords.filter_states, stockWords.filter_statuses, stockWords.filter_mileage])
})

test('a long list of values shows the commonest, and the rest on demand; one that is chosen among them is in sight', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ value: `m${index}`, count: 9 - index }))
  const shown = (chosen: string[]) => {
    const { container } = open({ filters: ['models'] }, { filters: chosen.length > 0 ? { models: chosen } : {} }, undefined, { ...facets, models: many })
    const rest = container.querySelector<HTMLDetailsElement>('form details details')
    const state = [container.querySelectorAll('fieldset > ul [type="checkbox"]').length, rest?.querySelector('summary')?.textContent, rest?.open]
    cleanup()
    return state
  }
  expect(shown([])).toEqual([6, 'خيارات أخرى (3)', false])
  expect(shown(['m8'])).toEqual([6, 'خيارات أخرى (3)', true])
})

test('the sheet has a name, and says on its button how many vehicles wait behind it', () => {
  open()
  expect(screen.getByRole('button', { name: 'عرض السيارات' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^التصفية/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'التصفية' }))
  expect(sheet.getByRole('heading', { name: 'التصفية' })).toBeDefined()
  expect(sheet.getByRole('button', { name: /^عرض السيارات\s*\(25\)$/ })).toBeDefined()
})

test('a card says which way to pay each monthly amount belongs to', () => {
  const dear = cardView(lightVehicle(aVehicleAttributes({ id: 5, gross_price: 1000, monthly_price: 30, subscribe_price: 40 })), {
    rules,
    words: stockWords,
    showsOwner: false,
  })
  const { container } = open({}, {}, [dear])
  const told = [...container.querySelectorAll('article [data-type]')].map((price) => price.textContent)
  expect(told).toEqual(['1,000 €', 'الإيجار الشهري30 € / Month', 'الاشتراك الشهريfrom 40 € / Month'])
})

describe('the comparison', () => {
  test('lists its vehicles, each with a button to remove it', () => {
    open()
    for (const name of ['مقارنة سيارة 1', 'مقارنة سيارة 2']) fireEvent.click(screen.getByRole('button', { name }))
    const bar = within(screen.getByRole('region', { name: 'المقارنة' }))
    expect(bar.getByText('السيارات المختارة: 2 من 3')).toBeDefined()
    fireEvent.click(bar.getByRole('button', { name: 'استبعاد سيارة 1 من المقارنة' }))
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['سيارة 2'])
    fireEvent.click(bar.getByRole('button', { name: 'استبعاد سيارة 2 من المقارنة' }))
  })

  test('takes three vehicles; a fourth is refused in words, and the bar leads to them', () => {
    open()
    toggleCompared(8)
    toggleCompared(9)
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
    const [first, second] = screen.getAllByRole('button', { name: /^مقارنة سيارة/ })
    if (!first || !second) throw new Error('nothing to compare')
    fireEvent.click(first)
    const bar = within(screen.getByRole('region', { name: 'المقارنة' }))
    expect(bar.getByRole('link', { name: 'مقارنة (3)' }).getAttribute('href')).toBe('/ar/showroom/compare?ids=8,9,1')
    expect(bar.getByRole('status').textContent).toContain('تتسع المقارنة لثلاث سيارات.')
    fireEvent.click(second)
    expect([second.getAttribute('aria-pressed'), second.getAttribute('aria-disabled')]).toEqual(['false', 'true'])
    fireEvent.click(bar.getByRole('button', { name: 'مسح' }))
    expect(bar.queryByRole('link')).toBeNull()
    expect(localStorage.getItem('sl_compared_vehicles')).toBe('[]')
  })
})

test('a price in Arabic money is read from the right in chips, as it is on cards', () => {
  const formats = { ...rules.formats, purchase: { symbol: 'درهم', delimiter: ',', format: '% ^' } }
  const stock = { ...data().stock, rules: { ...rules, formats } }
  expect(filterText('msrp_price', { from: 320_000 }, stock, words)).toContain('من \u2068320,000 درهم\u2069')
})

describe('a slider', () => {
  const thumbs = () => screen.getAllByRole<HTMLInputElement>('slider')

  test('[A-248][A-249] has a name, words for its value and the ends of the listing; moved, it sends the end that moved', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    const [from, to] = thumbs()
    if (!from || !to) throw new Error('no slider')
    expect([from, to].map((thumb) => [thumb.getAttribute('aria-label'), thumb.min, thumb.max, thumb.value, thumb.getAttribute('aria-valuetext')])).toEqual([
      ['المسافة المقطوعة، من', '0', '100', '0', '0'],
      ['المسافة المقطوعة، إلى', '0', '100', '100', '100'],
    ])
    fireEvent.change(to, { target: { value: '60' } })
    await act(() => vi.advanceTimersByTimeAsync(600))
    vi.useRealTimers()
    expect(asked).toEqual(['/public_api/listing/cars/light?items=12&page=1&sort=-created_at&mileage_lteq=60'])
    expect(screen.getByRole('textbox', { name: 'إلى' })).toHaveProperty('value', '60')
    expect(screen.getByRole('textbox', { name: 'من' })).toHaveProperty('value', '')
  })

  test('takes digits as an Arabic keyboard types them, with their sign between thousands', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'إلى' })
    fireEvent.change(field, { target: { value: '٣٠٠٬٠٠٠' } })
    await act(() => vi.advanceTimersByTimeAsync(600))
    vi.useRealTimers()
    expect(asked).toEqual(['/public_api/listing/cars/light?items=12&page=1&sort=-created_at&mileage_lteq=300000'])
    expect(field.value).toBe('٣٠٠٬٠٠٠')
  })

  test('does not let one thumb pass the other', async () => {
    open()
    const [from, to] = thumbs()
    fireEvent.change(to as HTMLElement, { target: { value: '40' } })
    fireEvent.change(from as HTMLElement, { target: { value: '70' } })
    expect(thumbs().map(({ value }) => value)).toEqual(['40', '40'])
  })
})

describe('the monthly budget', () => {
  const budget = { yearlyRate: 0, currency: 'AED', apply: '', reset: '' }
  const apply = (name = 'التصفية بحسب الميزانية الشهرية') => screen.getByRole('button', { name, hidden: true })

  test('[C-337] has its own words on the buttons, or those of the block', () => {
    open({ budget })
    expect(locatorWords.budgetApply[0]).toBe('Filter By Monthly Budget')
    expect(locatorWords.budgetReset[0]).toBe('Reset Filter')
    expect([apply(), screen.getByRole('button', { name: 'إلغاء هذه التصفية', hidden: true })]).toHaveLength(2)
    cleanup()
    open({ budget: { ...budget, apply: 'احسب' } })
    expect(apply('احسب')).toBeTruthy()
    cleanup()
    open()
    expect(screen.queryByText('الميزانية الشهرية')).toBeNull()
  })

  test('[C-338] is sent as the highest price that is shown, and its reset takes that back', async () => {
    open({ budget, filters: ['states', 'mileage', 'display_price'] })
    fireEvent.change(screen.getByLabelText('القسط الشهري'), { target: { value: '٥٬٠٠٠' } })
    fireEvent.change(screen.getByLabelText('الدفعة الأولى'), { target: { value: '50,000' } })
    fireEvent.click(apply())
    await waitFor(() => expect(asked).toEqual(['/public_api/listing/cars/light?items=12&page=1&sort=-created_at&display_price_lteq=350000']))
    fireEvent.click(screen.getByRole('button', { name: 'إلغاء هذه التصفية', hidden: true }))
    await waitFor(() => expect(asked[1]).toBe('/public_api/listing/cars/light?items=12&page=1&sort=-created_at'))
  })

  test('[A-338] is told to analytics in units of the currency', () => {
    window.dataLayer = []
    open({ budget: { ...budget, currency: 'KWD' } })
    fireEvent.change(screen.getByLabelText('القسط الشهري'), { target: { value: '120.500' } })
    fireEvent.change(screen.getByLabelText('الدفعة الأولى'), { target: { value: '1,000' } })
    fireEvent.click(apply())
    const told = { price: 8230, deposit: 1000, months: 60, monthly_payment: 120.5 }
    expect(window.dataLayer).toEqual([{ event: 'qqCalculate', calculator: 'monthly_budget', ...told }])
  })

  test('[C-336] a calculation that fails says so, and filters nothing', () => {
    open({ budget: { ...budget, yearlyRate: Number.NaN } })
    fireEvent.change(screen.getByLabelText('القسط الشهري'), { target: { value: '1000' } })
    fireEvent.click(apply())
    expect(screen.getByText('حدث خلل ما، يُرجى تحديث الصفحة والمحاولة مرة أخرى.')).toBeTruthy()
    expect(locatorWords.budgetError[0]).toBe('Something went wrong, please refresh the page and try again')
    expect(asked).toEqual([])
  })

  test('[C-338] a budget of nothing asks for figures', () => {
    open({ budget })
    fireEvent.click(apply())
    expect(screen.getByText('أدخل القسط الشهري أو الدفعة الأولى.')).toBeTruthy()
    expect(asked).toEqual([])
  })
})

describe('the exchange rate', () => {
  const exchange = { apiUrl: 'https://rates.test', responseKey: 'data', startDateKey: 'startdate', formats: rules.formats }
  const priced = (id: number) => cardView(vehicle(id), { rules, words: stockWords, showsOwner: false, exchange })

  test('[C-133][C-291][A-301][C-363][A-252] is asked once for all cards, and their prices are converted and cut', async () => {
    answer = () => Response.json({ data: 0.2509 })
    open({ exchange }, {}, [1, 2, 3, 4, 5].map(priced))
    await waitFor(() => expect(screen.getAllByText('250 €')).toHaveLength(5))
    expect(asked).toEqual(['https://rates.test/currency-exchange'])
  })

  test('[A-301][C-291] nobody is asked while there is no address', async () => {
    open()
    expect(screen.getAllByText('1,000 €')).toHaveLength(2)
    expect(asked).toEqual([])
  })
})

test('[A-393][C-374][A-392][C-200] a card names its owner where owner_visible is on', () => {
  expect([card(1).owner, card(1, true).owner]).toEqual(['', 'معرض دبي'])
})
