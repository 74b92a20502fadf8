// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCountry } from '#domains/markets/index.ts'
import { keepModel, keptModel } from './compared-model.ts'
import type { CompareData } from './data.server.ts'
import { CompareModels } from './view.tsx'

const model = (key: string, power: string) => ({
  key,
  display_name: `طراز ${key}`,
  image: '',
  currency: 'EUR',
  price_from: 300_000,
  used_price_from: null as number | null,
  specs: [
    { name: 'power', label: 'القوة', value: power, isLatin: true },
    { name: 'seats', label: 'المقاعد', value: '', isLatin: true },
  ],
})
const answer = (data: unknown, status = 200) => new Response(JSON.stringify({ data }), { status })
const request = vi.fn<typeof fetch>()

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  request.mockReset()
  vi.stubGlobal('fetch', request)
})
afterEach(() => {
  cleanup()
  keepCountry('')
  vi.unstubAllGlobals()
})

const choose = (label: string, key: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: key } })
const cells = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('[C-296] [A-291] [C-297] a chosen model is asked from the core by its key, and the first of the answer is shown', async () => {
  request.mockResolvedValue(answer([model('k1', '400 حصان'), model('other', '1')]))
  render(<CompareModels {...propsOf()} />)
  choose('الطراز الأول', 'k1')
  await screen.findByText('طراز k1', { selector: 'th *, th' })
  expect(request.mock.calls.map(([url]) => String(url))).toEqual(['/api/compare/spec/k1'])
  expect(cells('td')).toEqual(['300,000 €', '400 حصان'])
  expect(cells('tbody th')).toEqual(['الجديدة ابتداءً من', 'القوة'])
  expect(location.search).toBe('?model_1=k1')
})

test('[A-292] [C-298] the same model is asked once in a visit and kept in the session storage under models', async () => {
  request.mockImplementation(async () => answer([model('k1', '400 حصان')]))
  render(<CompareModels {...propsOf()} />)
  choose('الطراز الأول', 'k1')
  await waitFor(() => expect(cells('thead th')).toEqual(['طراز k1']))
  choose('الطراز الثاني', 'k1')
  await waitFor(() => expect(cells('thead th')).toEqual(['طراز k1', 'طراز k1']))
  expect(request).toHaveBeenCalledTimes(1)
  expect(Object.keys(JSON.parse(sessionStorage.getItem('models') ?? '{}'))).toEqual(['k1'])
})

test('[A-292][C-298] a model that is chosen again while it is on its way is not asked for a second time', async () => {
  request.mockImplementation(async () => answer([model('k1', '400 حصان')]))
  render(<CompareModels {...propsOf()} />)
  choose('الطراز الأول', 'k1')
  choose('الطراز الثاني', 'k1')
  await waitFor(() => expect(cells('thead th')).toEqual(['طراز k1', 'طراز k1']))
  expect(request).toHaveBeenCalledTimes(1)
})

test('[C-298][A-292] what is kept and is no JSON, or no model, is not used', () => {
  for (const keptText of ['{"k1":', '[]', '{"k1":{"key":1}}', 'null']) {
    sessionStorage.setItem('models', keptText)
    expect(keptModel('k1')).toBeNull()
  }
  keepModel('k1', model('k1', '1'))
  expect(keptModel('k1')?.display_name).toBe('طراز k1')
})

test('[C-298][A-292] a storage that throws leads to a request', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  request.mockResolvedValue(answer([model('k1', '400 حصان')]))
  render(<CompareModels {...propsOf()} />)
  choose('الطراز الأول', 'k1')
  await waitFor(() => expect(cells('thead th')).toEqual(['طراز k1']))
})

test('[C-297] [B-004] an answer without a model, or none, shows error_msg and try_again_btn_label asks once more', async () => {
  request
    .mockResolvedValueOnce(answer([]))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(answer([model('k1', '400 حصان')]))
  render(<CompareModels {...propsOf()} />)
  choose('الطراز الأول', 'k1')
  expect((await screen.findByRole('alert')).textContent).toContain('تعذّر التحميل')
  fireEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }))
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  fireEvent.click(await screen.findByRole('button', { name: 'أعد المحاولة' }))
  await waitFor(() => expect(cells('thead th')).toEqual(['طراز k1']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the lowest prices of new and of used cars stand apart, and a model without any is on request', () => {
  const [both, used, none] = [model('k1', '1'), model('k2', '1'), model('k1', '1')]
  const chosenModels = [
    { ...both, used_price_from: 90_000 },
    { ...used, price_from: null as unknown as number, used_price_from: 80_000 },
    { ...none, price_from: null as unknown as number },
  ]
  render(<CompareModels {...propsOf({ chosenModels })} />)
  expect(cells('tbody th').slice(0, 2)).toEqual(['الجديدة ابتداءً من', 'المستعملة ابتداءً من'])
  expect(cells('td').slice(0, 6)).toEqual(['300,000 €', 'غير محدد', 'عند الطلب', '90,000 €', '80,000 €', 'غير محدد'])
})

test('models that the address names are there before any script, and choosing none takes one away', () => {
  render(<CompareModels {...propsOf({ chosenModels: [model('k1', '400 حصان'), model('k2', '300 حصان'), null] })} />)
  expect(cells('thead th')).toEqual(['طراز k1', 'طراز k2'])
  expect(document.querySelector('form')?.getAttribute('method')).toBe('get')
  choose('الطراز الأول', '')
  expect(cells('thead th')).toEqual(['طراز k2'])
  expect(request).not.toHaveBeenCalled()
})

test('prices follow the country that a visitor chose: of its own cars, in their money, or that it has none', () => {
  const prices_in = { KW: { currency: 'KWD', price_from: 29_000, used_price_from: 19_500 } }
  render(
    <CompareModels
      {...propsOf({
        chosenModels: [
          { ...model('k1', '1'), prices_in },
          { ...model('k2', '1'), prices_in: {} },
        ],
      })}
    />,
  )
  expect(cells('td').slice(0, 2)).toEqual(['300,000 €', '300,000 €'])
  act(() => keepCountry('KW'))
  expect(cells('td').slice(0, 4)).toEqual(['29,000 دينار كويتي', 'غير متوفرة في الكويت', '19,500 دينار كويتي', 'غير محدد'])
  act(() => keepCountry('OM'))
  expect(cells('td').slice(0, 2)).toEqual(['غير متوفرة في عُمان', 'غير متوفرة في عُمان'])
  act(() => keepCountry(''))
  expect(cells('td').slice(0, 2)).toEqual(['300,000 €', '300,000 €'])
})

function propsOf(data: Partial<CompareData> = {}): Parameters<typeof CompareModels>[0] {
  return {
    id: 'b1',
    anchor: undefined,
    isEager: false,
    values: {
      block_scroll_id: '',
      heading: 'مقارنة',
      header_size: 'm',
      header_tag: '2',
      header_font: 'primary',
      model_keys: [],
      error_msg: 'تعذّر التحميل',
      try_again_btn_label: 'أعد المحاولة',
    },
    groups: [],
    words: {
      model1: 'الطراز الأول',
      model2: 'الطراز الثاني',
      model3: 'الطراز الثالث',
      choose: 'اختر',
      compare: 'قارن',
      price: 'الجديدة ابتداءً من',
      usedPrice: 'المستعملة ابتداءً من',
      noneIn: 'غير متوفرة في {country}',
      unknown: 'غير محدد',
      loading: 'جارٍ التحميل',
      empty: 'اختر طرازين',
      none: 'لا طرازات',
    },
    data: {
      offeredModels: [
        { key: 'k1', label: 'طراز k1' },
        { key: 'k2', label: 'طراز k2' },
      ],
      chosenModels: [null, null, null],
      priceStyle: { symbol: '€', delimiter: ',', format: '% ^' },
      siteCurrency: 'EUR',
      onRequest: 'عند الطلب',
      countryNames: { KW: 'الكويت', OM: 'عُمان' },
      ...data,
    },
  }
}
