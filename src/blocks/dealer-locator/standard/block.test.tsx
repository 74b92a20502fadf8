// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { Block } from '#block-engine/define-block.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import type { PublicRetailer } from '#domains/retailers/index.ts'
import type { MapOptions, MapPoint } from '#ui/map/drawn-map.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { dealerLocator } from './block.ts'
import { dealerView } from '../shared/dealer-view.ts'
import { matchesSearch } from '../shared/match-dealer.ts'
import { DealerLocator, type DealerLocatorData } from './view.tsx'

/** The map as the locator sees it; jsdom has no canvas to draw on. */
const map = vi.hoisted(() => ({ shown: [] as MapPoint[][], selected: [] as (string | null)[], options: undefined as MapOptions | undefined }))
vi.mock('#ui/map/own-map.ts', () => ({
  drawOwnMap: async (_element: HTMLElement, options: MapOptions) => {
    map.options = options
    return { show: (points: MapPoint[]) => map.shown.push(points), select: (id: string | null) => map.selected.push(id), zoom: () => {}, remove: () => {} }
  },
}))

beforeEach(() => {
  Object.assign(map, { shown: [], selected: [], options: undefined })
  Element.prototype.scrollIntoView = () => {}
  history.replaceState(null, '', '/ar/retailer-locator?theme=jdx')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function aDealer(id: number, over: Partial<PublicRetailer> = {}): PublicRetailer {
  return {
    ...{
      id,
      name: `معرض ${id}`,
      address: 'شارع 1',
      city: 'دبي',
      locality: '',
      state: '',
      postcode: '',
      country: '',
      email: 'a@example.com',
      phone: '+971 4 000 0001',
    },
    ...{
      latitude: 25.2,
      longitude: 55.27,
      position: 0,
      tag_class: ['sales'],
      brands: ['جاكوار'],
      services: ['تجربة القيادة'],
      ciCode: '',
      mainPhone: '+971 4 000 0001',
      zipcode: '',
      dealer_code: `D-${id}`,
    },
    ...{ opening_hours: [], url: '', image_id: null },
    ...over,
  }
}

const dealers = [
  aDealer(1, {
    name: 'معرض الإمارات',
    opening_hours: [
      { days: 'من الإثنين إلى الجمعة', hours: '9:00 – 20:00' },
      { days: 'السبت', hours: 'مغلق' },
    ],
  }),
  aDealer(2, { name: 'معرض أبوظبي', city: 'أبوظبي', latitude: 24.45, longitude: 54.38, brands: ['لاند روفر'] }),
  aDealer(3, { name: 'معرض الرياض', city: 'الرياض', postcode: '12000', latitude: 24.69, longitude: 46.69, services: ['السيارات المعتمدة'] }),
]

function viewOf(query: Record<string, string> = {}, list: readonly PublicRetailer[] = dealers, brands: readonly string[] = ['لاند روفر', 'جاكوار']) {
  const resolved = resolveBlock(aStoredBlock('dealer_locator'), dealerLocator as unknown as Block, plainResolver)
  const data: DealerLocatorData = { dealers: list.map(dealerView), answers: query, timeZone: 'Asia/Dubai', maps: null, brands }
  return <DealerLocator {...({ ...resolved, isEager: false, data } as unknown as Parameters<typeof DealerLocator>[0])} />
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const choose = (label: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
const openMap = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' })))

test('[B-067] [B-068] the catalogue has three locators, and none has a field of its own', () => {
  const locators = [...catalogue.values()].filter(({ block }) => block.symbol.startsWith('dealer_locator'))
  expect(locators.map(({ block }) => block.symbol)).toEqual(['dealer_locator', 'dealer_locator_mena', 'dealer_locator_postcode'])
  for (const { block } of locators) expect(block.fields.map(({ symbol }) => symbol)).toEqual(['block_scroll_id'])
})

test('[A-008] [B-069] without a script the list is complete: address, hours, services, and ways to each dealer', () => {
  const { container } = render(viewOf())
  const html = renderToString(viewOf())
  for (const text of ['معرض الإمارات', 'شارع 1', 'من الإثنين إلى الجمعة', '9:00 – 20:00', 'تجربة القيادة']) expect(html).toContain(text)
  const hrefs = [...container.querySelectorAll('article:first-of-type a')].map((link) => link.getAttribute('href'))
  expect(hrefs.slice(0, 4)).toEqual([
    'tel:+97140000001',
    'https://www.google.com/maps/dir/?api=1&destination=25.2%2C55.27',
    'https://wa.me/97140000001',
    'mailto:a@example.com',
  ])
  expect(screen.getAllByText('+971 4 000 0001')[0]?.closest('bdi')?.dir).toBe('ltr')
})

test('[A-008] the form is one that browsers send by themselves, and what it asks is drawn on the server', () => {
  const { container } = render(viewOf({ search: 'الرياض' }))
  expect([container.querySelector('form')?.method, container.querySelector('button[type=submit]')?.textContent]).toEqual(['get', 'بحث'])
  expect([...container.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)).toEqual(['search', 'city', 'brand', 'service'])
  expect(dealerLocator.readsQuery).toEqual(['search', 'city', 'brand', 'service'])
  expect(names()).toEqual(['معرض الرياض'])
})

test.each([
  ['Dubai', 'معرض دبي', true],
  ['Abu Dhabi', 'معرض أبو ظبي', true],
  ['abu dhabi', 'معرض أبوظبي', true],
  ['riyadh', 'معرض الرياض', true],
  ['Sharjah', 'معرض الشارقة', true],
  ['Ras Al Khaimah', 'معرض رأس الخيمة', true],
  ['Doh', 'معرض الدوحة', false],
  ['Kuwait', 'مركز خدمة الكويت', true],
  ['Manama', 'معرض المنامة', true],
  ['Muscat', 'معرض مسقط', true],
  ['Jeddah', 'معرض جدة', true],
  ['Riyadh', 'معرض دبي', false],
  ['الرياض', 'Riyadh Showroom', true],
  ['دبي', 'Dubai Showroom', true],
  ['دبي', 'Doha Showroom', false],
  ['Al Ain', 'معرض العين', true],
  ['alain', 'مركز خدمة العين الرئيسي', true],
  ['العين', 'Al Ain Showroom', true],
  ['العين', 'Dubai Showroom', false],
  ['Doha', 'معرض الدوحة للسيارات', true],
  ['الدوحة', 'Doha Showroom', true],
  ['Hatta', 'معرض حتا', true],
  ['حائل', 'Hail Showroom', true],
  ['Doha', 'معرض دبي', false],
  ['Al Ain', 'معرض عمان', false],
])('[A-008] the search for %s reads %s: %s', (search, name, isFound) => {
  expect(matchesSearch({ ...dealerView(aDealer(1, { name, city: '', address: '' })) }, { search })).toBe(isFound)
})

test.each([
  ['الامارات', ['معرض الإمارات']],
  ['ابو ظبي', ['معرض أبوظبي']],
  ['ابوظبى معرض', ['معرض أبوظبي']],
  ['١٢٠٠٠', ['معرض الرياض']],
])('[B-069] [A-008] the search %s is found in every spelling of a name, city or postcode', (text, expectedNames) => {
  render(viewOf())
  search(text)
  expect(names()).toEqual(expectedNames)
})

test('[B-343] the brands to choose from are the two of the site, whatever brands the dealers have', () => {
  render(viewOf({}, [aDealer(1, { name: 'معرض', brands: ['لاند روفر', 'علامة ثالثة'] })]))
  const options = within(screen.getByRole('combobox', { name: 'العلامة' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['الكل', 'لاند روفر', 'جاكوار'])
})

test('[B-069] city, brand and service narrow the list, each by itself and together', () => {
  render(viewOf())
  choose('العلامة', 'لاند روفر')
  expect(names()).toEqual(['معرض أبوظبي'])
  choose('المدينة', 'دبي')
  expect(names()).toEqual([])
  choose('العلامة', '')
  expect(names()).toEqual(['معرض الإمارات'])
  choose('المدينة', '')
  choose('الخدمة', 'السيارات المعتمدة')
  expect(names()).toEqual(['معرض الرياض'])
})

test('[A-366] [B-069] a search without results says so in these words and leads back to all', () => {
  expect(dealerLocator.words.noResults[0]).toBe('Sorry, there were no results for your search.')
  render(viewOf())
  search('zzzz')
  expect(screen.getByText('عذرًا، لا توجد نتائج لبحثك.')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'عرض جميع المعارض' }))
  expect(names()).toHaveLength(3)
})

test('the address bar follows the answers and keeps what is not theirs', () => {
  render(viewOf())
  search('دبي')
  choose('العلامة', 'جاكوار')
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ theme: 'jdx', search: 'دبي', brand: 'جاكوار' })
  search('')
  expect(location.search).not.toContain('search')
})

test('what was typed before the script came counts', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(viewOf())
  document.body.append(place)
  const input = place.querySelector('input')
  if (input) input.value = 'الرياض'
  const root = await act(async () => hydrateRoot(place, viewOf()))
  expect([...place.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['معرض الرياض'])
  act(() => root.unmount())
  place.remove()
})

test('today is marked in the browser only, by the zone of the site', () => {
  vi.useFakeTimers({ now: new Date('2026-05-15T21:00:00Z') })
  expect(renderToString(viewOf())).not.toContain('اليوم')
  const { container } = render(viewOf())
  // Friday evening in Greenwich is Saturday in Dubai.
  expect([...container.querySelectorAll('[data-today]')].map(({ textContent }) => textContent)).toEqual(['السبتاليوممغلق'])
})

test('[B-069] no map is loaded before it is asked for; then it marks what the list has', async () => {
  render(viewOf())
  expect(map.options).toBeUndefined()
  await openMap()
  expect(map.shown.at(-1)?.map(({ label }) => label)).toEqual(['معرض الإمارات', 'معرض أبوظبي', 'معرض الرياض'])
  search('الرياض')
  expect(map.shown.at(-1)?.map(({ label }) => label)).toEqual(['معرض الرياض'])
  expect(map.options?.words.map).toBe('خريطة المعارض')
})

test('[B-069] a mark selects its dealer in the list, and a dealer its mark', async () => {
  render(viewOf())
  await openMap()
  act(() => map.options?.onSelect('2'))
  const selected = () => screen.getAllByRole('article').filter((card) => card.getAttribute('aria-current') === 'true')
  expect(selected().map((card) => within(card).getByRole('heading').textContent)).toEqual(['معرض أبوظبي'])
  expect(selected()[0]?.querySelector('details')?.open).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'على الخريطة معرض الرياض' }))
  expect(map.selected.at(-1)).toBe('3')
})

test('a shared location sorts by distance; nothing is asked before', () => {
  const getCurrentPosition = vi.fn((succeed: (position: object) => void) => succeed({ coords: { latitude: 24.45, longitude: 54.38 } }))
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
  const { container } = render(viewOf())
  expect(getCurrentPosition).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'الأقرب إلى موقعي' }))
  expect(names()).toEqual(['معرض أبوظبي', 'معرض الإمارات', 'معرض الرياض'])
  expect([...container.querySelectorAll('article > div > bdi')].map(({ textContent }) => textContent)).toEqual(['0.0 كم', '123 كم', '778 كم'])
})

test('who shares no location is told and keeps the list', () => {
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: (_: unknown, failed: () => void) => failed() } })
  render(viewOf())
  fireEvent.click(screen.getByRole('button', { name: 'الأقرب إلى موقعي' }))
  expect(screen.getByText('تعذّر تحديد موقعك. يمكنك البحث باسم المدينة.')).toBeTruthy()
  expect(names()[0]).toBe('معرض الإمارات')
})
