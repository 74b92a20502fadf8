// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { describeBlock } from '#block-engine/descriptor.ts'
import { resolveBlock } from '#block-engine/resolve-block.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { financeProductOptions } from '#domains/finance/index.ts'
import { importImage } from '#domains/media/index.server.ts'
import { builtInMarkets, keepCountry, readMarketsSettings } from '#domains/markets/index.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { priceLines } from '#tests/support/drawing/price-lines.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { financeCalculator } from './block.ts'
import { load } from './data.server.ts'
import { FinanceCalculator } from './view.tsx'

type Props = Parameters<typeof FinanceCalculator>[0]

const { staffCtx: ctx, storage } = await testServices()
const site = { currencyIso: 'AED', style: { symbol: 'درهم', delimiter: ',', format: '% ^' } }
const models = [
  { key: 'x761', name: 'F-PACE', price: 200_000 },
  { key: 'x590', name: 'I-PACE', price: 339_000 },
  { key: 'l663', name: 'ديفندر', price: 325_000 },
]

/** The block as a page draws it: stored values, defaults, data of the loader. */
async function propsOf(fields: Record<string, unknown> = {}, settings: Record<string, string> = {}): Promise<Props> {
  const resolved = resolveBlock(aStoredBlock('finance_calculator', fields), financeCalculator, plainResolver)
  if (!resolved) throw new Error('nothing is drawn')
  const data = await load(resolved.values as unknown as Parameters<typeof load>[0], {
    ctx,
    timeZone: 'Asia/Dubai',
    calculator: site,
    markets: readMarketsSettings(
      settingReader(
        [{ key: 'markets.countries', value: builtInMarkets.map((market) => ({ ...market, annual_rate: market.country === 'SA' ? 5.1 : null })) }],
        quietLog,
      ),
    ),
    priceLines: priceLines(settings),
  })
  return { ...resolved, isEager: false, data } as unknown as Props
}

async function draw(fields: Record<string, unknown> = {}) {
  return render(<FinanceCalculator {...(await propsOf(fields))} />).container
}

const rows = (element: Element) =>
  Object.fromEntries([...element.querySelectorAll('[data-row]')].map((row) => [row.getAttribute('data-row'), row.querySelector('output bdi, dd')?.textContent]))
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const boundsOf = ({ min, max, step, value }: HTMLInputElement) => [min, max, step, value].map(Number)
const slide = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } })

afterEach(() => {
  cleanup()
  keepCountry('')
  vi.useRealTimers()
})

test('[B-059] [B-172] [B-176] a model, a deposit and a term give the instalment, and each of them changes it at once', async () => {
  const calculator = await draw({ models_info: models })
  expect(rows(calculator)).toMatchObject({ monthly_payment: '3,648.56 درهم', on_the_road_price: '200,000 درهم', total_amount_of_credit: '160,000 درهم' })
  slide('الدفعة الأولى', 50)
  expect(rows(calculator)).toMatchObject({ total_deposit: '100,000 درهم', cash_deposit: '100,000 درهم', total_amount_of_credit: '100,000 درهم' })
  slide('المدة', 7)
  expect(rows(calculator)).toMatchObject({ monthly_payments: '84', duration_of_agreement: '7 سنوات' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['F-PACE', 'I-PACE', 'ديفندر'])
  fireEvent.change(screen.getByRole('combobox', { name: 'الطراز' }), { target: { value: 'x590' } })
  expect(rows(calculator)).toMatchObject({ on_the_road_price: '339,000 درهم', total_deposit: '169,500 درهم' })
})

test('[C-350] the instalment is written in the format of the site, and without one it is “a month”', async () => {
  const instalmentOf = async (settings: Record<string, string>) =>
    render(<FinanceCalculator {...(await propsOf({ models_info: models }, settings))} />).container.querySelector('[data-row="monthly_payment"] output')
      ?.textContent
  expect(await instalmentOf({})).toBe('3,648.56 درهم شهريًا')
  expect(await instalmentOf({ 'price.leaseShortString': 'القسط @ كل شهر' })).toBe('القسط 3,648.56 درهم كل شهر')
})

test('[B-176] the picture of the chosen model stands beside the calculator', async () => {
  const bytes = await readFile('demo/media/hero-dunes.webp')
  for (const id of [601, 602]) await importImage(ctx, storage, { id, bytes, alt: { ar: '', en: '' } })
  const calculator = await draw({ models_info: models.map((model, index) => ({ ...model, ...(index < 2 ? { image: 601 + index } : {}) })) })
  const picture = () => calculator.querySelector('img')
  expect([picture()?.getAttribute('src'), picture()?.alt]).toEqual([expect.stringContaining('/images/601/'), 'F-PACE'])
  fireEvent.change(screen.getByRole('combobox', { name: 'الطراز' }), { target: { value: 'x590' } })
  expect([picture()?.getAttribute('src'), picture()?.alt]).toEqual([expect.stringContaining('/images/602/'), 'I-PACE'])
  fireEvent.change(screen.getByRole('combobox', { name: 'الطراز' }), { target: { value: 'l663' } })
  expect(picture()).toBeNull()
})

test('[B-172] without interest the credit is shared out evenly', async () => {
  const input_config = { ...financeCalculator.fields[7].default, interest_rate: 0 }
  expect(rows(await draw({ models_info: models, input_config })).monthly_payment).toBe('3,333.33 درهم')
})

test('[B-164] [B-165] the product is one of thirty, and its country gives the currency', async () => {
  const field = describeBlock(financeCalculator, '').attributes.fields.find(({ symbol }) => symbol === 'finance_product')
  expect(field).toMatchObject({ field_type: 'Select', value: 'hire_purchase_ae' })
  expect(financeCalculator.fields.find(({ symbol }) => symbol === 'finance_product')).toMatchObject({ options: financeProductOptions })
  expect(financeProductOptions).toHaveLength(30)
  const calculator = await draw({ models_info: models, finance_product: 'hire_purchase_sa' })
  expect(rows(calculator).monthly_payment).toBe('3,648.56 ريال')
  expect(calculator.textContent).toContain('الشراء بالتقسيط في السعودية')
})

test('[B-166] name, description, link, main button and further buttons are drawn', async () => {
  const link = (label: string) => ({ label, url: `/${label}`, link_type: 'internal' })
  const button = { id: 'more', label: 'زر', target: '/more', link_type: 'internal' }
  const calculator = await draw({ name: 'حاسبة', description: '<p>وصف</p>', link: link('رابط'), main_button: link('الرئيسي'), additional_buttons: [button] })
  expect(screen.getByRole('heading', { name: 'حاسبة' })).toBeTruthy()
  expect(calculator.textContent).toContain('وصف')
  expect(screen.getAllByRole('link').map((element) => [element.textContent, element.getAttribute('href')])).toEqual([
    ['رابط', '/رابط'],
    ['الرئيسي', '/الرئيسي'],
    ['زر', '/more'],
  ])
})

describe('what visitors choose follows the field of figures', () => {
  test('[B-177] [B-178] as it comes', async () => {
    await draw()
    expect(boundsOf(slider('الدفعة الأولى'))).toEqual([20, 50, 5, 20])
    expect(boundsOf(slider('المدة'))).toEqual([4, 7, 1, 4])
  })

  test('[B-167] [B-168] [B-169] its labels, ends, steps, beginnings, units and its rate', async () => {
    const calculator = await draw({
      models_info: models,
      input_config: {
        down_payment: { label: 'مقدم', min: 10_000, max: 90_000, default: 40_000, interval: 2_500, unit: 'AED' },
        duration: { label: 'أشهر', min: 12, max: 60, default: 48, unit: 'months' },
        interest_rate: 4.5,
      },
    })
    expect(boundsOf(slider('مقدم'))).toEqual([10_000, 90_000, 2_500, 40_000])
    expect(boundsOf(slider('أشهر'))).toEqual([12, 60, 1, 48])
    expect([slider('مقدم'), slider('أشهر')].map((input) => input.getAttribute('aria-valuetext'))).toEqual(['40,000 درهم', '48 شهرًا'])
    expect(rows(calculator)).toMatchObject({ monthly_payment: '3,648.56 درهم', monthly_payments: '48', interest_rate: '4.5%' })
  })

  test('[B-169] another rate gives another instalment', async () => {
    const input_config = { ...financeCalculator.fields[7].default, interest_rate: 9 }
    expect(rows(await draw({ models_info: models, input_config })).monthly_payment).toBe('3,981.61 درهم')
  })

  test('a slider that begins outside its ends is refused when it is saved', () => {
    const flawed = aStoredBlock('finance_calculator', {
      input_config: { ...financeCalculator.fields[7].default, duration: { label: 'المدة', min: 4, max: 7, default: 9, unit: 'years' } },
    })
    expect(validateBlocks([flawed], catalogue)).not.toEqual([])
  })

  test('[B-179] [B-180] the description has its own numbers, which change nothing', async () => {
    const calculator = await draw()
    for (const number of ['24', '60', '120,000', '150,000']) expect(calculator.textContent).toContain(number)
    const field = financeCalculator.fields.find(({ symbol }) => symbol === 'description')
    expect(field && 'hint' in field && field.hint[0]).toMatch(/whatever numbers/)
    cleanup()
    await draw({ description: '<p>من 12 إلى 36 قسطًا</p>' })
    expect(boundsOf(slider('المدة'))).toEqual([4, 7, 1, 4])
  })
})

describe('the rows of the result', () => {
  test('[B-170] are those of the configuration, with its labels', async () => {
    expect(Object.keys(rows(await draw({ models_info: models })))).toEqual([
      'monthly_payment',
      'on_the_road_price',
      'total_deposit',
      'cash_deposit',
      'total_amount_of_credit',
      'monthly_payments',
      'duration_of_agreement',
      'interest_rate',
      'created_at',
    ])
    cleanup()
    const { created_at: _, ...figures } = rows(await draw({ models_info: models }))
    expect(figures).toEqual({
      ...{ monthly_payment: '3,648.56 درهم', on_the_road_price: '200,000 درهم', total_deposit: '40,000 درهم', cash_deposit: '40,000 درهم' },
      ...{ total_amount_of_credit: '160,000 درهم', monthly_payments: '48', duration_of_agreement: '4 سنوات', interest_rate: '4.5%' },
    })
    cleanup()
    const calculator = await draw({ models_info: models, output_config: { interest_rate: { label: 'الربح' }, total_deposit: { label: 'المقدم' } } })
    expect(Object.keys(rows(calculator))).toEqual(['total_deposit', 'interest_rate'])
    expect([...calculator.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['المقدم', 'الربح'])
  })

  test('[B-171] say when they were worked out, in the styles of date and time, at the site', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-15T20:30:00Z') })
    const at = async (styles: object) => {
      const calculator = await draw({ output_config: { created_at: { label: 'حُسب في', ...styles } } })
      const { created_at } = rows(calculator)
      cleanup()
      return created_at
    }
    expect(await at({ date_style: 'long', time_style: 'short' })).toMatch(/^16 مايو 2026.*12:30.*ص$/)
    expect(await at({ date_style: 'short', time_style: 'medium' })).toMatch(/16.*5.*2026.*12:30:00/)
  })

  test('[B-171] no time stands in a page that may be older', async () => {
    const html = renderToString(<FinanceCalculator {...(await propsOf())} />)
    expect(html).toContain('monthly_payment')
    expect(html).not.toContain('created_at')
  })

  test('[B-175] that cost nothing are hidden when that is wished', async () => {
    const free = {
      models_info: models,
      input_config: {
        ...financeCalculator.fields[7].default,
        down_payment: { label: 'م', min: 0, max: 50, default: 0, interval: 5, unit: '%' },
        interest_rate: 0,
      },
    }
    expect(rows(await draw(free))).toMatchObject({ total_deposit: '0 درهم', interest_rate: '0%' })
    cleanup()
    const visibleRows = rows(await draw({ ...free, hide_free_items: true }))
    expect(Object.keys(visibleRows)).not.toEqual(expect.arrayContaining(['total_deposit']))
    expect([visibleRows.cash_deposit, visibleRows.interest_rate, visibleRows.on_the_road_price]).toEqual([undefined, undefined, '200,000 درهم'])
  })
})

test('[B-173] the filter leaves the models of its codes, with or without spaces; an empty one all', async () => {
  const offered = async (nameplate_key_filter: string) => (await propsOf({ models_info: models, nameplate_key_filter })).data.own.models.map(({ key }) => key)
  expect(await offered('x761, x590')).toEqual(['x761', 'x590'])
  expect(await offered(' X590 ,,')).toEqual(['x590'])
  expect(await offered('')).toEqual(['x761', 'x590', 'l663'])
})

test('[B-005] [B-174] the two layouts', async () => {
  const styleOf = async (fields: object) => (await draw({ ...fields })).querySelector('[data-style]')?.getAttribute('data-style')
  expect([await styleOf({}), await styleOf({ calculator_style: 'mena' })]).toEqual(['default', 'mena'])
  const css = readFileSync(join(import.meta.dirname, 'view.module.css'), 'utf8').replace(/\s+/g, ' ')
  expect(css).toContain("[data-style='mena'] > .words { grid-column: 1 / -1; }")
  expect(css).toContain("[data-style='mena'] > .outcome { padding: var(--space-l); background-color: var(--colour-ground); color: var(--colour-text); }")
  const columnsOf = async (fields: Record<string, unknown>) =>
    declaredStyle((await draw(fields)).querySelector('[data-style]'), 'blocks/finance-calculator/view.module.css', 961)['grid-template-columns']
  expect([await columnsOf({}), await columnsOf({ calculator_style: 'mena' })]).toEqual(['repeat(3, minmax(0, 1fr))', 'repeat(2, minmax(0, 1fr))'])
})

test.each([
  ['hire_purchase_kw', '20,000 دينار'],
  ['hire_purchase_gr', '50,000 EUR'],
  ['hire_purchase_lb', '5,000,000,000 ليرة'],
])('without models a calculator of %s begins with about what a car costs there: %s', async (finance_product, price) => {
  expect(rows(await draw({ finance_product })).on_the_road_price).toBe(price)
})

test('without models visitors type a price, in any digits; what is no price is said at the field', async () => {
  const calculator = await draw()
  const field = screen.getByRole('textbox', { name: /سعر السيارة/ })
  fireEvent.change(field, { target: { value: '٢٥٠٬٠٠٠' } })
  expect(rows(calculator).on_the_road_price).toBe('250,000 درهم')
  fireEvent.change(field, { target: { value: 'كثير' } })
  expect([field.getAttribute('aria-invalid'), screen.getByText(/اكتب السعر بالأرقام/).id]).toEqual(['true', field.getAttribute('aria-describedby')])
})

test('[B-318] links to forms carry the quote along, as it stands', async () => {
  const calculator = await draw({ models_info: models, main_button: { label: 'اطلب', url: '/ar/form/1?source=site', link_type: 'internal' } })
  const carried = () => Object.fromEntries(new URL(calculator.querySelector('a')?.getAttribute('href') ?? '', 'https://x.test').searchParams)
  const quote = {
    finance_model: 'F-PACE',
    price: '200000',
    deposit: '40000',
    credit: '160000',
    duration: '48',
    interest_rate: '4.5',
    monthly_payment: '3648.56',
  }
  expect(carried()).toEqual({ source: 'site', finance_product: 'hire_purchase_ae', ...quote })
  slide('المدة', 5)
  expect(carried()).toMatchObject({ duration: '60' })
  cleanup()
  await draw({ models_info: models, main_button: { label: 'العروض', url: '/ar/offers?source=site', link_type: 'internal' } })
  expect(screen.getByRole('link', { name: 'العروض' }).getAttribute('href')).toBe('/ar/offers?source=site')
})

test('what was chosen before the script came is kept', async () => {
  const props = await propsOf({ models_info: models })
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<FinanceCalculator {...props} />)
  const early = place.querySelector<HTMLInputElement>('[name=duration]')
  if (early) early.value = '6'
  const root = await act(async () => hydrateRoot(place, <FinanceCalculator {...props} />))
  expect(rows(place).monthly_payments).toBe('72')
  await act(async () => root.unmount())
  place.remove()
})

describe('a visitor who chose a country', () => {
  const country_figures = [
    { country: 'kw', interest_rate: 6, models: [{ key: 'X761', price: 19_900 }], down_payment: { min: 30, max: 60, default: 30, interval: 10 } },
    { country: 'SA', models: [{ key: 'x761', price: 205_000 }] },
    // A country without a rate, of its own or of its market.
    { country: 'QA', models: [{ key: 'x761', price: 205_000 }] },
  ]
  const statusOf = (element: Element) => element.querySelector('p[role=status]')?.textContent
  const choose = (country: string) => act(() => keepCountry(country))
  const main_button = { label: 'اطلب', url: '/ar/form/1', link_type: 'internal' }

  test('reads the models, bounds, rate and currency of that country, and forms receive its product', async () => {
    const calculator = await draw({ models_info: models, country_figures, main_button })
    expect(rows(calculator)).toMatchObject({ on_the_road_price: '200,000 درهم', interest_rate: '4.5%' })
    slide('الدفعة الأولى', 50)
    choose('KW')
    expect(rows(calculator)).toMatchObject({ on_the_road_price: '19,900 دينار', total_deposit: '5,970 دينارًا', interest_rate: '6%' })
    expect(boundsOf(slider('الدفعة الأولى'))).toEqual([30, 60, 10, 30])
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['F-PACE'])
    expect(calculator.textContent).toContain('الشراء بالتقسيط في الكويت')
    expect(screen.getByRole('link', { name: 'اطلب' }).getAttribute('href')).toContain('finance_product=hire_purchase_kw&finance_model=F-PACE&price=19900')
    choose('SA')
    expect(rows(calculator)).toMatchObject({ on_the_road_price: '205,000 ريال', interest_rate: '5.1%' })
    expect(statusOf(calculator)).toBe('')
    choose('AE')
    expect(rows(calculator)).toMatchObject({ on_the_road_price: '200,000 درهم', interest_rate: '4.5%' })
  })

  test('is told where there are no figures, and whose these are; no amount changes its currency', async () => {
    const calculator = await draw({ models_info: models, country_figures })
    for (const [code, name] of [
      ['QA', 'قطر'],
      ['OM', 'عُمان'],
    ] as const) {
      choose(code)
      expect(statusOf(calculator)).toBe(`لا تتوفر بعد أرقام التمويل في ${name}، والأرقام هنا تخص التمويل في الإمارات.`)
      expect(rows(calculator)).toMatchObject({ on_the_road_price: '200,000 درهم', interest_rate: '4.5%' })
    }
    choose('')
    expect(statusOf(calculator)).toBe('')
  })

  test('types a price where the block names no models, from the one of the country', async () => {
    const calculator = await draw({
      country_figures: [
        { country: 'SA', price: 150_000 },
        { country: 'KW', interest_rate: 6 },
      ],
    })
    choose('SA')
    expect(rows(calculator).on_the_road_price).toBe('150,000 ريال')
    choose('KW')
    expect(rows(calculator).on_the_road_price).toBe('200,000 درهم')
  })

  test('is not given a deposit in the money of another country', async () => {
    const input_config = {
      ...financeCalculator.fields[7].default,
      down_payment: { label: 'مقدم', min: 10_000, max: 90_000, default: 40_000, interval: 2_500, unit: 'AED' },
    }
    const calculator = await draw({ models_info: models, country_figures, input_config })
    choose('SA')
    expect(rows(calculator).total_deposit).toBe('40,000 درهم')
    choose('KW')
    expect(boundsOf(slider('مقدم'))).toEqual([30, 60, 10, 30])
  })
})
