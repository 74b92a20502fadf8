// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendLead } from '#domains/forms/index.ts'
import { emptyOrderData, hasWaitingOrder, loadOrderData, orderDraft, saveOrderData, watchWords, writeReservation } from '#domains/orders/index.ts'
import { paymentWords } from '#domains/payments/index.ts'
import { textsIn } from '#kernel/words/words.ts'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { OrderCheckoutScreen } from './checkout/view.tsx'
import { sampleCheckout, sampleContact, sampleOrder } from './shared/preview-samples.ts'
import { OrderSuccessScreen } from './success/view.tsx'
import { orderCheckoutWords, orderEndWords, orderJourneyWords } from './words.ts'

type Call = { call: string; body: { order?: Record<string, unknown> } }

// The screens keep the browser's `fetch` when they are loaded, so it is there before them.
const server = vi.hoisted(() => {
  const played = { calls: [] as Call[], answer: (_call: string): [status: number, body: unknown] => [404, {}] }
  globalThis.fetch = async (path, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${String(path)}`
    played.calls.push({ call, body: body ? JSON.parse(String(body)) : {} })
    const [status, answer] = played.answer(call)
    return Response.json(answer, { status })
  }
  return played
})

const place = {
  stockHref: '/ar/find-a-car',
  phoneHref: null,
  mailHref: null,
  words: textsIn('ar', orderJourneyWords.words),
  siteCurrency: 'AED',
  identityDocuments: { AE: 'الهوية الإماراتية' },
  saleTerms: {},
}
const words = textsIn('ar', orderCheckoutWords.words)
const end = {
  place,
  words: textsIn('ar', orderEndWords.words),
  config: {},
  priceStyle: { symbol: 'درهم', delimiter: ',', format: '% ^' },
  timeZone: 'Asia/Dubai',
  timeZones: { KW: 'Asia/Kuwait' },
}
const config = {
  order_online_checkout_page: { error_page: { heading: 'تعذّر الطلب هنا', text: 'اتصل بنا.', button_label: 'عودة' }, booking: { is_offered: false } },
}

const data = {
  ...emptyOrderData(),
  ...{ vehicleId: 7, detailsRoute: '/ar/showroom-order-online/vehicle/7?list=new-cars', location: 'CI-1', paymentRecipient: 'CI-1' },
  locationDetails: { uuid: 'CI-1', id: 1, name: 'معرض دبي', city: 'دبي', address: '', phone: '' },
}
const now = new Date('2026-11-23T08:00:00Z')
const checkout = { ...sampleCheckout(now), lock_id: '00000000-0000-4000-8000-000000000007', vehicle_id: 7, expires_at: '2026-11-23T08:15:00Z' }
const begun = { ...checkout, draft: orderDraft({ data, contact: sampleContact, checkout, vin: '', step: 'payment' }) }
const specification = { model: 'ديفندر 110', brand: 'Land Rover', version: 'P400', vin: 'SALEA7RU0P2007002', productionYear: '2026', color: '' }
const vehicle = {
  ...{ id: 7, specification, status: 'stock', state: 'new', currency: 'AED', prices: { list: [] }, link: '/showroom/7', cover_photo_medium: '', buttons: [] },
  ...{ owner_uuid: 'CI-1', owner_name: 'معرض دبي', owner_city: '', owner_address: '', owner_phone: '', owner_id: '1', owner_email: '', owner_country: 'SA' },
}
const refusal = (code: string) => ({ errors: [{ code }] })
/** What the server says to a journey that goes well, but for the calls that are given. */
const answering = (others: Record<string, [number, unknown]> = {}) => {
  const usual: Record<string, [number, unknown]> = {
    'GET /public_api/listing/new-cars/vehicle/7': [200, { data: vehicle }],
    'POST /buy_online/orders/init': [201, { data: begun }],
    'POST /buy_online/orders': [201, { data: { order_number: 'M-7KQ4-9XWD-2FTP', created_at: '2026-11-23T08:05:00Z', payment_status: 'free', metadata: {} } }],
    ...others,
  }
  server.answer = (call) => usual[call] ?? [500, {}]
}
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
const left: string[] = []

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers({ now, toFake: ['Date'] })
  history.replaceState(null, '', '/ar/showroom-order-online/checkout')
  // jsdom goes nowhere.
  const go = (href: string) => void left.push(href)
  const { location: real } = window
  vi.stubGlobal('location', new Proxy({}, { get: (_, key) => (key === 'assign' || key === 'replace' ? go : Reflect.get(real, key)) }))
  saveOrderData(data)
  answering()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  server.calls.length = 0
  left.length = 0
})

const showCheckout = () => {
  const texts = { words, paymentTexts: textsIn('ar', paymentWords.words), watch: textsIn('ar', watchWords.words) }
  render(<OrderCheckoutScreen id="s" place={place} {...texts} config={config} priceStyle={end.priceStyle} />)
}
/** Agrees to the terms and orders. */
const order = async () => {
  showCheckout()
  await userEvent.click(await screen.findByRole('checkbox', { name: words.terms_label }))
  await userEvent.click(screen.getByRole('button', { name: words.confirm }))
}

describe('an order that goes well', () => {
  test('[A-153][C-075][A-170][A-171][A-172][C-256][C-390] is sent with its sixteen fields at most, and kept with its fee for the success screen', async () => {
    await order()
    await vi.waitFor(() => expect(left).toEqual(['/ar/showroom-order-online/success']))
    expect(kept('sl_order_online_soft_lock')).toEqual({ vehicleId: 7 })
    expect(kept('sl_order_online_reservation')).toMatchObject({
      ...{ orderNumber: 'M-7KQ4-9XWD-2FTP', reservationFee: 2000, currency: 'AED', createdAt: '2026-11-23T08:05:00Z', country: 'SA' },
    })
    const [sent] = server.calls.filter(({ call }) => call === 'POST /buy_online/orders')
    expect(sent?.body.order).toMatchObject({
      ...{ vehicle_id: 7, vehicle_vin: 'SALEA7RU0P2007002', company_uuid: 'sample', vendor_uuid: 'sample', lock_id: checkout.lock_id, locale: 'ar' },
      ...{ customer_email: sampleContact.email, finance_option: 'cash', confirmation_by_link: false, lead_attributes: { first_name: 'ليلى' } },
    })
    expect(Object.keys(sent?.body.order ?? {}).sort()).toEqual(
      [
        ...['company_uuid', 'confirmation_by_link', 'customer_email', 'finance_option', 'lead_attributes', 'locale', 'lock_id', 'metadata'],
        ...['vehicle_id', 'vehicle_vin', 'vendor_uuid'],
      ].sort(),
    )
  })

  test('[C-248] names the lead that a form of the same tab sent before it', async () => {
    const thanks = { id: 4711, thank_you: { heading: {}, text: {} } }
    answering({ 'POST /forms_api/forms/3/leads': [201, { data: thanks }] })
    await sendLead({ apiUrl: '/forms_api', formId: 3, key: 'k', body: { attributes: {}, form_version: 1, page_url: '' } })
    await order()
    await vi.waitFor(() => expect(left).toEqual(['/ar/showroom-order-online/success']))
    const [sent] = server.calls.filter(({ call }) => call === 'POST /buy_online/orders')
    expect(sent?.body.order).toMatchObject({ rdx_forms_lead_id: '4711' })
  })

  test('[A-172][A-195] the success screen shows it by what the browser keeps, after a reload too, and forgets the choices and the hold', async () => {
    await order()
    await vi.waitFor(() => expect(left).toHaveLength(1))
    for (const _time of [1, 2]) {
      cleanup()
      render(<OrderSuccessScreen id="s" end={end} />)
      const summary = within((await screen.findByText('M-7KQ4-9XWD-2FTP')).closest('dl') as HTMLElement)
      expect(summary.getByText('2,000 درهم')).toBeTruthy()
      expect([loadOrderData(), kept('sl_order_online_soft_lock')]).toEqual([emptyOrderData(), null])
    }
  })
})

test('the success screen dates an order that only the browser knows by the clock of its country', async () => {
  const late = { orderNumber: 'M-7KQ4-9XWD-2FTP', reservationFee: 2000, currency: 'AED', createdAt: '2026-11-22T20:30:00Z' }
  for (const [country, day] of [
    ['', '23 نوفمبر 2026'],
    ['KW', '22 نوفمبر 2026'],
    ['XX', '23 نوفمبر 2026'],
  ] as const) {
    cleanup()
    writeReservation({ ...late, country })
    render(<OrderSuccessScreen id="s" end={end} />)
    expect([country, (await screen.findByText(/نوفمبر 2026/)).textContent]).toEqual([country, day])
  }
})

test('[A-177] an order whose payment failed has the page of the configuration for that on the success screen, with the way back to its car', async () => {
  const failed = { ...sampleOrder(now, 'cash'), payment_status: 'failed', vehicle: { name: 'ديفندر', vin: '', href: '/ar/showroom/7', picture: '' } }
  answering({ 'GET /buy_online/orders/M-7KQ4-9XWD-2FTP/own': [200, { data: failed }] })
  writeReservation({ orderNumber: 'M-7KQ4-9XWD-2FTP', reservationFee: 2000, currency: 'AED', createdAt: now.toISOString() })
  const failure_page = { heading: 'لم يُدفع الرسم', text: 'لم يُخصم شيء.', button_label: 'إلى السيارة' }
  render(<OrderSuccessScreen id="s" end={{ ...end, config: { order_online_success_page: { failure_page } } }} />)
  await screen.findByRole('heading', { name: 'لم يُدفع الرسم' })
  expect(screen.getByText('لم يُخصم شيء.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'إلى السيارة' }).getAttribute('href')).toBe('/ar/showroom/7')
})

describe('[C-268][A-370] an order that cannot be taken', () => {
  test.each([
    [402, 'payment_failed', words.payment_failed],
    [404, 'gone', place.words.failed],
    [409, 'vehicle_gone', words.gone_heading],
    [422, 'invalid', place.words.failed],
    [502, 'provider_unavailable', place.words.failed],
  ])('is told when the server answers %i %s, and everything that was chosen is kept', async (status, code, text) => {
    answering({ 'POST /buy_online/orders': [status, refusal(code)] })
    const before = { ...data, termsAndConditionsData: { version: '', acceptedAt: now.toISOString() } }
    await order()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect([loadOrderData(), kept('sl_order_online_reservation'), left]).toEqual([before, null, []])
  })

  test('shows the page of errors of the configuration when it is refused at its beginning, with the way back to what was chosen', async () => {
    answering({ 'POST /buy_online/orders/init': [422, refusal('invalid')] })
    showCheckout()
    await screen.findByRole('heading', { name: 'تعذّر الطلب هنا' })
    expect(screen.getByText('اتصل بنا.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'عودة' }).getAttribute('href')).toBe(data.detailsRoute)
    expect(loadOrderData()).toEqual(data)
  })
})

describe('[A-198] a car that', () => {
  test('somebody else holds is said to be held, and nothing can be ordered', async () => {
    answering({ 'POST /buy_online/orders/init': [409, refusal('vehicle_locked')] })
    showCheckout()
    await screen.findByRole('heading', { name: words.locked_heading })
    expect(screen.queryByRole('button', { name: words.confirm })).toBeNull()
    expect(kept('sl_order_online_soft_lock')).toBeNull()
  })

  test('is held is counted down by the second; the last two minutes are told, and the end leads back to the showroom', async () => {
    showCheckout()
    const timer = await screen.findByRole('timer')
    const wakeAfter = (seconds: number) => {
      vi.setSystemTime(now.getTime() + seconds * 1000)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      return [timer.textContent, screen.queryByText(words.held_soon) !== null]
    }
    expect([timer.textContent, wakeAfter(1), wakeAfter(779), wakeAfter(780), wakeAfter(899)]).toEqual([
      '15:00',
      ['14:59', false],
      ['2:01', false],
      ['2:00', true],
      ['0:01', true],
    ])
    wakeAfter(900)
    const over = within(await screen.findByRole('dialog', { name: words.kicked_heading }))
    expect(over.getByRole('link', { name: words.kicked_back }).getAttribute('href')).toBe('/ar/showroom/7')
  })

  test('is one too many is held once the visitor has given up another one, which is named; an order that waits is opened instead', async () => {
    const own = (lock_id: string, vehicle_name: string, order_number: string | null) => ({
      lock_id,
      vehicle_id: 1,
      vehicle_name,
      order_number,
      expires_at: now,
    })
    const held = [own('0198c0de-0000-7000-8000-00000000000a', 'Defender', null), own('0198c0de-0000-7000-8000-00000000000b', 'F-Type', 'M-1')]
    answering({
      'POST /buy_online/orders/init': [409, { ...refusal('visitor_holds_most'), data: held }],
      [`DELETE /buy_online/locks/${held[0]?.lock_id}`]: [200, {}],
    })
    showCheckout()
    await screen.findByRole('heading', { name: words.holds_heading })
    expect(screen.getByText(words.visitor_holds_most)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.hold_order }).getAttribute('href')).toBe('/ar/showroom-order-online/confirmation/M-1')
    answering({ [`DELETE /buy_online/locks/${held[0]?.lock_id}`]: [200, {}] })
    const released = () => server.calls.filter(({ call }) => call.startsWith('DELETE')).length
    const giveUp = screen.getByRole('button', { name: `${words.hold_give_up}: Defender` })
    await userEvent.click(giveUp)
    await userEvent.click(await screen.findByRole('button', { name: words.hold_keep }))
    expect(released()).toBe(0)
    await userEvent.click(giveUp)
    expect(screen.getByRole('dialog').textContent).toContain('Defender')
    await userEvent.click(screen.getByRole('button', { name: words.leave_yes }))
    expect(released()).toBe(1)
    await screen.findByRole('checkbox', { name: words.terms_label })
  })

  test('is given up after one question only; pages then offer no way back to the order, and its choices stay', async () => {
    answering({ [`DELETE /buy_online/locks/${checkout.lock_id}`]: [204, null] })
    showCheckout()
    const released = () => server.calls.filter(({ call }) => call.startsWith('DELETE')).length
    await userEvent.click(await screen.findByRole('button', { name: words.leave }))
    const dialog = within(screen.getByRole('dialog', { name: words.leave }))
    expect(dialog.getByText(words.leave_sure)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: words.leave_no }))
    expect([released(), hasWaitingOrder(), left]).toEqual([0, true, []])
    await userEvent.click(screen.getByRole('button', { name: words.leave }))
    await userEvent.click(screen.getByRole('button', { name: words.leave_yes }))
    expect([released(), hasWaitingOrder(), left]).toEqual([1, false, ['/ar/showroom/7']])
    expect(loadOrderData()).toEqual(data)
  })

  test('belongs to a country whose invoices lack their seller is said not to be paid online, with the way to call and write', async () => {
    answering({ 'POST /buy_online/orders/init': [422, refusal('seller_incomplete')] })
    showCheckout()
    await screen.findByRole('heading', { name: words.seller_heading })
    expect(screen.getByText(words.seller_text)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.kicked_back }).getAttribute('href')).toBe('/ar/showroom/7')
    expect(hasWaitingOrder()).toBe(false)
  })

  test.each(['contact_holds_most', 'network_holds_most', 'stock_holds_most'] as const)(
    'cannot be held now (%s) says why and may be tried again',
    async (code) => {
      answering({ 'POST /buy_online/orders/init': [409, refusal(code)] })
      showCheckout()
      await screen.findByRole('heading', { name: words.holds_later_heading })
      expect(screen.getByText(words[code])).toBeTruthy()
      answering()
      await userEvent.click(screen.getByRole('button', { name: place.words.try_again }))
      await screen.findByRole('checkbox', { name: words.terms_label })
    },
  )

  test('was held as long as possible is left to others for a while', async () => {
    answering({ 'POST /buy_online/orders/init': [409, refusal('hold_over')] })
    showCheckout()
    await screen.findByRole('heading', { name: words.over_heading })
  })

  test('was lost meanwhile ends the checkout with a dialog that leads back to the showroom', async () => {
    answering({ 'POST /buy_online/orders': [409, refusal('lock_expired')] })
    await order()
    const dialog = within(await screen.findByRole('dialog', { name: words.kicked_heading }))
    expect(dialog.getByRole('link', { name: words.kicked_back }).getAttribute('href')).toBe('/ar/showroom/7')
    expect(screen.queryByRole('button', { name: words.confirm })).toBeNull()
  })
})
