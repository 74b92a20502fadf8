import { expect, test } from 'vitest'
import { configChanges } from './config-changes.ts'

test('two versions differ where a single value was added, taken out or changed, within lists as well', () => {
  const before = { payment: { vendor: { type: 'TEST' }, is_on_hold: true }, packs: [{ id: 'a', price: 1 }, { id: 'b' }] }
  const after = { payment: { vendor: { type: 'STRIPE' } }, packs: [{ id: 'a', price: 2 }], label: 'جديد' }
  const changes = configChanges(before, after, 'ar').map(({ name, changes }) => [name, changes.map((change) => Object.values(change))])
  expect(changes).toEqual([
    [
      'payment',
      [
        ['payment.vendor.type', 'vendor.type', 'TEST', 'STRIPE'],
        ['payment.is_on_hold', 'is_on_hold', 'نعم', ''],
      ],
    ],
    [
      'packs',
      [
        ['packs.0.price', '0.price', '1', '2'],
        ['packs.1.id', '1.id', 'b', ''],
      ],
    ],
    ['label', [['label', '', '', 'جديد']]],
  ])
  expect(configChanges(before, structuredClone(before), 'ar')).toEqual([])
})
