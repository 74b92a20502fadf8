// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ConfigStore, journeyFields, type JourneyType, watchWords } from '#domains/orders/index.ts'
import { paymentWords } from '#domains/payments/index.ts'
import type { ContentFields } from '#fields/values/read-content.ts'
import { textsIn } from '#kernel/words/words.ts'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { OrderCheckoutScreen } from './checkout/view.tsx'
import { OrderConfirmationScreen } from './confirmation/view.tsx'
import { sampleVehicle } from './shared/preview-samples.ts'
import { OrderSuccessScreen } from './success/view.tsx'
import type { ChoosingProps } from './vehicle/props.ts'
import { OrderVehicleScreen } from './vehicle/view.tsx'
import { orderCheckoutWords, orderEndWords, orderJourneyWords, orderVehicleWords } from './words.ts'

const place = {
  stockHref: '/ar/find-a-car',
  phoneHref: null,
  mailHref: null,
  words: textsIn('ar', orderJourneyWords.words),
  siteCurrency: 'AED',
  identityDocuments: { AE: 'الهوية الإماراتية' },
  saleTerms: { AE: { vatPercent: 5, priceTerms: ['VAT of 5% included', 'شامل ضريبة القيمة المضافة 5%'] as const } },
}
const words = { checkout: textsIn('ar', orderCheckoutWords.words), end: textsIn('ar', orderEndWords.words), vehicle: textsIn('ar', orderVehicleWords.words) }
const priceStyle = { symbol: 'درهم', delimiter: ',', format: '% ^' }

/** What does something else than being read: each has its own test below, or among those of the server. */
const unread = /button_sets|vendor|version$|packs\.id$/

/** Every text of a type with a text of its own, by the path of its field. */
function markedContent(fields: ContentFields, at: string, marks: Map<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const { symbol } = field
      const path = `${at}.${symbol}`
      if (field.field_type === 'Group') return [[symbol, markedContent(field.fields, path, marks)]]
      if (field.field_type === 'List') return unread.test(path) ? [] : [[symbol, [{ ...markedContent(field.fields, path, marks), id: 'one', price: 4321 }]]]
      if (!['String', 'Text', 'Markdown', 'Lines'].includes(field.field_type) || unread.test(path)) return []
      const mark = `نص ${marks.size + 1} للتجربة.`
      marks.set(path, mark)
      return [[symbol, field.field_type === 'Lines' ? [mark] : field.field_type === 'Markdown' ? `<p>${mark}</p>` : mark]]
    }),
  )
}

const marks = new Map<string, string>()
const config = Object.fromEntries(Object.entries(journeyFields).map(([type, fields]) => [type, markedContent(fields, type, marks)])) as Record<
  JourneyType,
  Record<string, Record<string, unknown>>
>
Object.assign(config.order_online_steps_page.payment_options ?? {}, {
  lease: { months: 37, deposit_percent: 10, annual_rate: 4.56, monthly_mileage: 1234 },
  subscription: { months: 5, deposit_percent: 0, monthly_mileage: 4321 },
})

beforeAll(stubBrowser)
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const choosing = (store: ConfigStore): ChoosingProps => ({
  vehicle: {
    ...{ ...sampleVehicle, id: 7 },
    payments: [
      { type: 'cash', price: '384,000 درهم', amount: 384_000, isOnRequest: false },
      { type: 'lease', price: '5,100 درهم', amount: 5100, isOnRequest: false },
      { type: 'subscription', price: '8,000 درهم', amount: 8000, isOnRequest: false },
    ],
  },
  ...{ list: 'new-cars', configUrl: '', config: store, offer: { reservationFee: 2000, financingOptions: [], label: '' } },
  retailers: [{ uuid: 'CI-1', id: 1, name: 'معرض دبي', city: 'دبي', address: '', phone: '' }],
  finance: {
    ...{ annualRate: 4.72, product: 'hire_purchase_ae', currency: 'AED', country: 'الإمارات' },
    ...{ depositPercent: { min: 20, max: 50, interval: 5, default: 20 }, months: { min: 12, max: 60, interval: 12, default: 60 } },
  },
  terms: 'شامل ضريبة القيمة المضافة',
  ...{ priceStyle, tradeInChoices: { brands: [], models: [], bodyTypes: [], fuelTypes: [] }, today: '2026-11-23' },
})
const showChoices = (store: ConfigStore, on = place) =>
  render(<OrderVehicleScreen id="s" place={on} words={words.vehicle} choosing={choosing(store)} nothing={null} />)
const showCheckout = (page: string, store: ConfigStore = config) => {
  history.replaceState(null, '', `/ar/showroom-order-online/checkout?preview=${page}`)
  const texts = { words: words.checkout, paymentTexts: textsIn('ar', paymentWords.words), watch: textsIn('ar', watchWords.words) }
  render(<OrderCheckoutScreen id="s" place={place} {...texts} config={store} priceStyle={priceStyle} />)
}
const end = { place, words: words.end, config, priceStyle, timeZone: 'Asia/Dubai', timeZones: {} }
const showConfirmation = (page: string) => {
  history.replaceState(null, '', `/ar/showroom-order-online/confirmation/M-7KQ4-9XWD-2FTP?preview=${page}`)
  render(<OrderConfirmationScreen id="s" end={end} number="M-7KQ4-9XWD-2FTP" order={null} />)
}

/** What is read on the page that stands now. */
const seen = () => document.body.textContent ?? ''
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const markOf = (path: string) => marks.get(path) ?? `no text at ${path}`
const step = (name: string) => screen.findByText(name)

/** How each page comes up, and everything that can be read on it. */
const pages: Readonly<Record<string, () => Promise<string>>> = {
  'the choices about a car': async () => {
    showChoices(config)
    const reserved = seen()
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(markOf('order_online.purchase.heading')) }))
    return reserved + seen()
  },
  'the steps of the checkout': async () => {
    showCheckout('steps')
    await step('الخطوة 1 من 3')
    const details = seen()
    await press('متابعة')
    await step('الخطوة 2 من 3')
    const visit = seen()
    await press('متابعة')
    await step('الخطوة 3 من 3')
    return details + visit + seen()
  },
  'an order that was made before': async () => {
    showCheckout('rebooking')
    await step(markOf('order_online_checkout_page.rebooking_page.heading'))
    return seen()
  },
  'an order that cannot be taken': async () => {
    showCheckout('error')
    await step(markOf('order_online_checkout_page.error_page.heading'))
    return seen()
  },
  'the confirmation': async () => {
    showConfirmation('confirmation')
    await step(markOf('order_online_checkout_page.confirmation_page.heading'))
    return seen()
  },
  'a confirmation that failed': async () => {
    showConfirmation('unconfirmed')
    await step(markOf('order_online_success_page.reservation_confirmation_error_page.heading'))
    return seen()
  },
  'a payment that failed': async () => {
    showConfirmation('failure')
    await step(markOf('order_online_success_page.failure_page.heading'))
    return seen()
  },
  success: async () => {
    history.replaceState(null, '', '/ar/showroom-order-online/success?preview=success')
    render(<OrderSuccessScreen id="s" end={end} />)
    await step(markOf('order_online_success_page.success.button_label'))
    return seen()
  },
}

/** Where the texts of each section are read; a section without a page would be a setting without an effect. */
const sections = {
  'order_online.reservation': 'the choices about a car',
  'order_online.purchase': 'the choices about a car',
  'order_online_steps_page.way': 'the choices about a car',
  'order_online_steps_page.payment_options': 'the choices about a car',
  'order_online_steps_page.service_packs': 'the choices about a car',
  'order_online_steps_page.trade_in': 'the choices about a car',
  'order_online_steps_page.location': 'the choices about a car',
  'order_online_checkout_page.details': 'the steps of the checkout',
  'order_online_checkout_page.form': 'the steps of the checkout',
  'order_online_checkout_page.authentication': 'the steps of the checkout',
  'order_online_checkout_page.booking': 'the steps of the checkout',
  'order_online_checkout_page.payment': 'the steps of the checkout',
  'order_online_checkout_page.terms_and_conditions': 'the steps of the checkout',
  'order_online_checkout_page.rebooking_page': 'an order that was made before',
  'order_online_checkout_page.error_page': 'an order that cannot be taken',
  'order_online_checkout_page.confirmation_page': 'the confirmation',
  'order_online_success_page.success': 'success',
  'order_online_success_page.reservation_confirmation_error_page': 'a confirmation that failed',
  'order_online_success_page.failure_page': 'a payment that failed',
} as const

describe('[A-176][A-177] what is written in a section is read on its page:', () => {
  test('every section has one', () => {
    const all = Object.entries(journeyFields).flatMap(([type, fields]) => fields.map(({ symbol }) => `${type}.${symbol}`))
    expect(all.filter((path) => path !== 'order_online.button_sets').sort()).toEqual(Object.keys(sections).sort())
  })

  test.each(Object.keys(pages))('%s', async (page) => {
    const text = await pages[page]?.()
    const expected = [...marks].filter(([path]) => Object.entries(sections).some(([section, on]) => on === page && path.startsWith(`${section}.`)))
    expect(expected.length).toBeGreaterThan(1)
    expect(expected.filter(([, mark]) => !text?.includes(mark)).map(([path]) => path)).toEqual([])
  })
})

test('[A-164] a lease and a subscription show their terms, and the summary follows', async () => {
  showChoices(config)
  await userEvent.click(screen.getByRole('radio', { name: /تأجير تمويلي/ }))
  for (const figure of ['37', '38,400 درهم', '4.56%', '1,234']) expect(screen.getByText(figure)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /اشتراك شهري/ }))
  expect(screen.queryByText('4.56%')).toBeNull()
  expect(screen.getByText('4,321')).toBeTruthy()
})

test('the summary says what the car comes to with its service packs and what is left for delivery; who pays by the month reads no rest', async () => {
  showChoices(config)
  const summary = screen.getByRole('complementary')
  expect(summary.textContent).toContain('شامل ضريبة القيمة المضافة')
  expect(summary.textContent).toContain('المتبقي عند التسليم382,000')
  await userEvent.click(screen.getByRole('checkbox', { name: /4,321/ }))
  expect(summary.textContent).toContain('الإجمالي مع باقات الخدمة388,321')
  expect(summary.textContent).toContain('المتبقي عند التسليم386,321')
  await userEvent.click(screen.getByRole('radio', { name: /اشتراك شهري/ }))
  expect(summary.textContent).not.toContain('المتبقي')
  cleanup()
  showCheckout('steps')
  await step('الخطوة 1 من 3')
  expect(screen.getByRole('complementary').textContent).toContain('المتبقي382,000 درهم')
})

/** What instalments come to over five years after a fifth is paid, by the formula of a loan on a declining balance. */
const monthlyOf = (price: number) => (price * 0.8 * (0.0472 / 12)) / (1 - (1 + 0.0472 / 12) ** -60)

test.each([
  { money: 'of the site', siteCurrency: 'AED', financed: 384_000 + 4321 },
  // A pack is priced in the currency of the site; for a car in another one a retailer says what it costs.
  { money: 'of another country', siteCurrency: 'SAR', financed: 384_000 },
])(
  '[A-164][B-172] service packs enter the instalment of a car in money $money: on the card, in the summary and in the order',
  async ({ siteCurrency, financed }) => {
    showChoices(config, { ...place, siteCurrency })
    await userEvent.click(screen.getByRole('radio', { name: /بالأقساط/ }))
    const summary = screen.getByRole('complementary')
    const said = (price: number) => `${Math.round(monthlyOf(price)).toLocaleString('en')} `
    expect(summary.textContent).toContain(`${said(384_000)}درهم`)
    await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
    expect(summary.textContent).toContain(said(financed))
    expect(screen.getByRole('radio', { name: /بالأقساط/ }).closest('label')?.textContent).toContain(said(financed))
    await userEvent.click(screen.getByRole('button', { name: markOf('order_online.reservation.button_label') }))
    const { paymentOptionsData: paid } = JSON.parse(localStorage.getItem('sl_order_online_data') ?? '{}')
    const { monthly_instalment: monthly, down_payment: deposit } = paid.data.find((choice: unknown) => choice !== null).selectedOptionData.dataLayer
    expect([Math.round(monthly), deposit]).toEqual([Math.round(monthlyOf(financed)), financed * 0.2])
  },
)

test('[A-176] switches of sections take their parts away: the trade-in, the visit, and one of two ways to order', async () => {
  const { order_online, order_online_steps_page: steps, order_online_checkout_page: checkout } = config
  const off = (section: object | undefined) => ({ ...section, is_offered: false })
  showChoices({
    ...config,
    order_online: { ...order_online, reservation: off(order_online.reservation) },
    order_online_steps_page: { ...steps, trade_in: off(steps.trade_in) },
  })
  expect(screen.queryByRole('checkbox', { name: 'لديّ سيارة أودّ استبدالها' })).toBeNull()
  // Only the purchase is left: it is chosen, and its button says so.
  expect(screen.queryByRole('radio', { name: new RegExp(markOf('order_online.reservation.heading')) })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: markOf('order_online.purchase.button_label') }))
  expect(JSON.parse(localStorage.getItem('sl_order_online_data') ?? '{}')).toMatchObject({ vehicleId: 7, tabChoice: 'purchase' })
  cleanup()
  showCheckout('steps', { ...config, order_online_checkout_page: { ...checkout, booking: off(checkout.booking) } })
  expect(await step('الخطوة 1 من 2')).toBeTruthy()
})
