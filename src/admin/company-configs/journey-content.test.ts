import { expect, test } from 'vitest'
import { readJourneyContent } from '#domains/orders/index.ts'
import { overridesOf, recordOf, withOverrides, withoutEmptied } from './journey-content.ts'

const checkout = 'order_online_checkout_page'

test('[A-174] what is written for one way to pay counts for that one, and what is emptied falls back to what holds for all', () => {
  const base = { unknown: 1, payment: { heading: 'الدفع' } }
  const lease = withOverrides(base, 'lease', { payment: { heading: 'التأجير' } })
  const headingFor = (content: unknown, paymentType: string) =>
    readJourneyContent({ [checkout]: content }, { isConfigurator: false, paymentType }).order_online_checkout_page.payment.heading
  expect([headingFor(lease, 'lease'), headingFor(lease, 'cash')]).toEqual(['التأجير', 'الدفع'])
  const own = overridesOf(lease, 'lease')
  expect(withoutEmptied(own, { payment: { heading: '' } })).toEqual({})
  expect(withOverrides(lease, 'lease', {})).toEqual(base)
})

test('only what was emptied is left out: a switch that is off and an amount of zero are values, and what nobody changed stays as it was stored', () => {
  const before = { payment: { heading: 'الدفع', text: '', vendor: { type: 'TEST' }, other: null }, old: {} }
  const after = { ...before, payment: { ...before.payment, heading: undefined, is_on_hold: false, vendor: { ...before.payment.vendor, type: '' } } }
  expect(withoutEmptied(before, after)).toEqual({ payment: { text: '', other: null, is_on_hold: false }, old: {} })
  expect(withoutEmptied({}, { reservation_fee: 0 })).toEqual({ reservation_fee: 0 })
})

test('a row that is emptied stays in its list, and so does an empty list, which counts over another one', () => {
  const before = { packs: [{ id: 'a', name: 'عناية' }, { id: 'b' }] }
  expect(withoutEmptied(before, { packs: [{ id: '', name: 'عناية' }, before.packs[1]] })).toEqual({ packs: [{ name: 'عناية' }, { id: 'b' }] })
  expect(withoutEmptied(before, { packs: [...before.packs, {}] })).toEqual({ packs: [...before.packs, {}] })
  expect(withoutEmptied(before, { packs: [] })).toEqual({ packs: [] })
})

test('a text that is no object of JSON is none', () => {
  expect(recordOf('{ "a": 1 }')).toEqual({ a: 1 })
  for (const text of ['[1]', 'null', '{', '"x"']) expect(recordOf(text)).toBeNull()
})
