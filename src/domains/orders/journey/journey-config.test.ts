import { expect, test } from 'vitest'
import { buttonOffer } from './button-offer.ts'
import { configAddress, journeyConfigTypes, journeyTypeOf, readJourneyContent, storeOf } from './journey-config.ts'

const normal = { isConfigurator: false, paymentType: 'cash' }

test('[A-175][A-307] the normal journey asks for its four types, by comma at the path all', () => {
  for (const base of ['https://content.example.com/api', 'https://content.example.com/api//']) {
    expect(configAddress(base, ['order_online'])).toBe('https://content.example.com/api/all?config_type=order_online')
  }
  expect(configAddress('https://content.example.com/api/', journeyConfigTypes(false))).toBe(
    'https://content.example.com/api/all?config_type=order_online,order_online_steps_page,order_online_checkout_page,order_online_success_page',
  )
})

test('[A-178] the configurator journey asks for the types with config_ and for those that it falls back to', () => {
  expect(journeyConfigTypes(true)).toEqual([
    'config_order_online',
    'order_online',
    'config_order_online_steps_page',
    'order_online_steps_page',
    'config_order_online_checkout_page',
    'order_online_checkout_page',
    'config_order_online_success_page',
    'order_online_success_page',
  ])
})

test('[A-178] a type stands for the same one of the normal journey with or without config_; any other stands for none', () => {
  expect(journeyTypeOf('order_online_steps_page')).toBe('order_online_steps_page')
  expect(journeyTypeOf('config_order_online')).toBe('order_online')
  for (const other of ['', 'config_', 'listing', 'config_config_order_online', null, ['order_online']])
    expect([other, journeyTypeOf(other)]).toEqual([other, null])
})

test('[A-178] the configurator journey reads its own variant, and the other one where it has none', () => {
  const store = storeOf([
    { config_type: 'order_online_checkout_page', data: { form: { heading: 'بياناتك' }, payment: { heading: 'الدفع' } } },
    { config_type: 'config_order_online_checkout_page', data: { form: { heading: 'بيانات المصمِّم' } } },
    { config_type: 'order_online_success_page', data: { success: { heading: 'شكرًا' } } },
  ])
  const configured = readJourneyContent(store, { ...normal, isConfigurator: true })
  expect(configured.order_online_checkout_page.form.heading).toBe('بيانات المصمِّم')
  expect(configured.order_online_success_page.success.heading).toBe('شكرًا')
  expect(readJourneyContent(store, normal).order_online_checkout_page.form.heading).toBe('بياناتك')
})

test('[A-173][A-308] entries are kept by their type; what is no entry is left out', () => {
  const store = storeOf([{ config_type: 'order_online', data: { a: 1 } }, null, 'x', { data: {} }, { config_type: 'order_online', data: { a: 2 } }])
  expect(store).toEqual({ order_online: { a: 1 } })
  expect(storeOf({ config_type: 'order_online' })).toEqual({})
})

test('[A-174] overrides of the chosen way to pay lie over the rest, and over nothing for another way', () => {
  const store = storeOf([
    {
      config_type: 'order_online_steps_page',
      data: {
        payment_options: { heading: 'الدفع', text: 'للجميع' },
        content_types: { lease: { payment_options: { text: 'للتأجير' }, trade_in: { is_offered: false } } },
      },
    },
  ])
  const lease = readJourneyContent(store, { ...normal, paymentType: 'lease' }).order_online_steps_page
  expect(lease.payment_options).toMatchObject({ heading: 'الدفع', text: 'للتأجير' })
  expect(lease.trade_in.is_offered).toBe(false)
  const cash = readJourneyContent(store, normal).order_online_steps_page
  expect(cash.payment_options).toMatchObject({ heading: 'الدفع', text: 'للجميع' })
  expect(cash.trade_in.is_offered).toBe(true)
  const odd = storeOf([{ config_type: 'order_online_steps_page', data: { way: { heading: 'الطلب' }, content_types: { cash: 'x', lease: { way: 5 } } } }])
  expect(readJourneyContent(odd, normal).order_online_steps_page.way.heading).toBe('الطلب')
  expect(readJourneyContent(odd, { ...normal, paymentType: 'lease' }).order_online_steps_page.way.heading).toBe('')
})

test('[A-163][C-103] a payment vendor is read with its accounts at Stripe; what does not fit counts as not written', () => {
  const payment = { vendor: { type: ' stripe ', stripe_connected_accounts: [{ company_uuid: 'CI-1', stripe_account_id: 'acct_1' }, 7] }, is_on_hold: 'yes' }
  const read = readJourneyContent(storeOf([{ config_type: 'order_online_checkout_page', data: { payment } }]), normal).order_online_checkout_page.payment
  expect(read.vendor).toEqual({ uuid: '', type: 'stripe', stripe_connected_accounts: [{ company_uuid: 'CI-1', stripe_account_id: 'acct_1' }] })
  expect(read.is_on_hold).toBe(false)
})

const button = (id: string) => ({ button_type: 'primary', label: ' احجز ', button_set_setup_id: id })
const setsOf = (...sets: object[]) =>
  readJourneyContent(storeOf([{ config_type: 'order_online', data: { button_sets: sets } }]), normal).order_online.button_sets

test('[A-143][C-396] only an extended set has a fee and ways to pay', () => {
  const sets = setsOf(
    { id: 'plain', setup_type: 'simple', reservation_fee: 900 },
    { id: 'online', setup_type: 'extended', reservation_fee: 500, financing_options: ['cash', 'barter'] },
  )
  expect(buttonOffer([button('plain'), button('online')], sets)).toEqual({ reservationFee: 500, financingOptions: ['cash'], label: 'احجز' })
  expect(buttonOffer([button('plain')], sets)).toBeNull()
  expect(buttonOffer([button('')], setsOf({ id: '', setup_type: 'extended', reservation_fee: 500 }))).toBeNull()
})
