import { expect, test } from 'vitest'
import { contentChanges } from './content-changes.ts'

test('two versions differ where a single value was added, taken out or changed, within lists as well', () => {
  const before = { payment: { vendor: { type: 'TEST' }, is_on_hold: true }, packs: [{ id: 'a', price: 1 }, { id: 'b' }] }
  const after = { payment: { vendor: { type: 'STRIPE' } }, packs: [{ id: 'a', price: 2 }], label: 'جديد' }
  expect(contentChanges(before, after)).toEqual([
    { field: 'payment.vendor.type', before: 'TEST', after: 'STRIPE' },
    { field: 'payment.is_on_hold', before: true, after: undefined },
    { field: 'packs.0.price', before: 1, after: 2 },
    { field: 'packs.1.id', before: 'b', after: undefined },
    { field: 'label', before: undefined, after: 'جديد' },
  ])
  expect(contentChanges(before, structuredClone(before))).toEqual([])
})
