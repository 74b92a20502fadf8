import { expect, test } from 'vitest'
import { readJourneyContent } from '#domains/orders/index.ts'
import { overridesOf, recordOf, withField, withOverrides } from './journey-content.ts'

test('[A-174] what is written for one way to pay counts for that one, and what is emptied falls back to what holds for all', () => {
  const base = withField({ unknown: 1 }, 'payment', { heading: 'الدفع' })
  const lease = withOverrides(base, 'lease', withField(overridesOf(base, 'lease'), 'payment', { heading: 'التأجير' }))
  const headingFor = (content: unknown, paymentType: string) =>
    readJourneyContent({ order_online_checkout_page: content }, { isConfigurator: false, paymentType }).order_online_checkout_page.payment.heading
  expect([headingFor(lease, 'lease'), headingFor(lease, 'cash')]).toEqual(['التأجير', 'الدفع'])
  const emptied = withOverrides(lease, 'lease', withField(overridesOf(lease, 'lease'), 'payment', withField({ heading: 'التأجير' }, 'heading', '')))
  expect(emptied).toEqual({ unknown: 1, payment: { heading: 'الدفع' } })
})

test('a switch that is off and an amount of zero are values, and a text that is no object is none', () => {
  expect(withField({}, 'is_offered', false)).toEqual({ is_offered: false })
  expect(withField({}, 'reservation_fee', 0)).toEqual({ reservation_fee: 0 })
  expect(recordOf('{ "a": 1 }')).toEqual({ a: 1 })
  for (const text of ['[1]', 'null', '{', '"x"']) expect(recordOf(text)).toBeNull()
})
