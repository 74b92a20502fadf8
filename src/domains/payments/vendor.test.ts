import { expect, test } from 'vitest'
import { gatewayOf, hasNoGateway, isFree, normaliseVendorType, paymentWayOf, stripeAccountOf } from './vendor.ts'

test('[A-199] a vendor type is trimmed and upper-cased', () => {
  expect(normaliseVendorType(' stripe ')).toBe('STRIPE')
  expect(gatewayOf('\tLiqPay\n')).toBe('LIQPAY')
})

test('[A-200][C-393] NO_PAYMENT_JAPAN is free, however it is written', () => {
  expect(isFree(' no_payment_japan ')).toBe(true)
  expect(paymentWayOf(' no_payment_japan ')).toBe('free')
  expect(isFree('NO_PAYMENT')).toBe(false)
})

test('[A-201][C-394] NO_PAYMENT_WITH_CONFIRMATION_EMAIL has no gateway', () => {
  expect(hasNoGateway('no_payment_with_confirmation_email')).toBe(true)
  expect(paymentWayOf('No_Payment_With_Confirmation_Email')).toBe('no_gateway')
  expect(hasNoGateway('PAYPAL')).toBe(false)
})

test.each([
  ['stripe', 'STRIPE'],
  ['PayPal', 'PAYPAL'],
  ['LIQPAY', 'LIQPAY'],
  ['test', 'TEST'],
  ['cash', 'unknown'],
  ['', 'unknown'],
])('[A-202][C-395] the vendor type %s leads to %s', (type, way) => {
  expect(paymentWayOf(type)).toBe(way)
})

test('[A-163][C-103][C-104] of the connected accounts the recipient’s is taken, else the first, else none', () => {
  const accounts = [
    { company_uuid: 'a', stripe_account_id: 'acct_a' },
    { company_uuid: 'b', stripe_account_id: 'acct_b' },
  ]
  expect(stripeAccountOf(accounts, 'b')).toBe('acct_b')
  expect(stripeAccountOf(accounts, 'c')).toBe('acct_a')
  expect(stripeAccountOf([], 'b')).toBeNull()
})
