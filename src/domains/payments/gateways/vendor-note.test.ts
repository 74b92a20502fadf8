import { expect, test } from 'vitest'
import { vendorNote } from './vendor-note.ts'

test.each(['', ' ', 'no_payment_japan', 'NO_PAYMENT_WITH_CONFIRMATION_EMAIL', 'test', ' stripe '])(
  'staff need to know nothing of the vendor type “%s”',
  (type) => {
    expect(vendorNote(type)).toBeNull()
  },
)

test('a vendor that takes few currencies says which, in both languages', () => {
  for (const text of vendorNote('liqpay') ?? []) expect(text).toContain('\u2066UAH, USD, EUR\u2069')
  for (const text of vendorNote('PayPal') ?? []) expect(text).not.toMatch(/[ ,\u2066]AED[,\u2069]/)
  expect(vendorNote('PayPal')?.[0]).toContain('USD')
})

test.each([
  ['paypal', 'AED', true],
  ['liqpay', 'SAR', true],
  ['stripe', 'IRR', true],
  ['stripe', 'AED', false],
  ['liqpay', 'UAH', false],
  ['test', 'AED', false],
])('on a site whose prices are in its currency, %s with %s is told not to be offered: %s', (type, currency, isTold) => {
  const [english = '', arabic = ''] = vendorNote(type, currency) ?? []
  expect([english.startsWith('Not offered'), arabic.startsWith('لا يُعرض على العملاء')]).toEqual([isTold, isTold])
  if (isTold) expect(arabic).toContain(`\u2066${currency}\u2069`)
})

test('a vendor type that nobody knows says so, with those that there are', () => {
  for (const text of vendorNote('payfort') ?? ['']) expect(text).toContain('STRIPE, PAYPAL, LIQPAY, TEST')
})
