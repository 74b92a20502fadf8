import { expect, test } from 'vitest'
import { actionsOf, firstStates, holdsVehicle, isSecured, mayBecome, orderStates, rightsFor } from './order.ts'

test('[A-152] an order moves as its picture says, and by no other way', () => {
  const moves = orderStates.flatMap((from) => orderStates.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`))
  expect(moves).toEqual([
    ...['pending authorized', 'pending paid', 'pending confirmed', 'pending failed', 'pending cancelled'],
    ...['free confirmed', 'free cancelled'],
    ...['authorized paid', 'authorized confirmed', 'authorized failed', 'authorized cancelled', 'authorized refunded'],
    ...['paid confirmed', 'paid cancelled', 'paid refunded'],
    ...['confirmed completed', 'confirmed failed', 'confirmed cancelled', 'confirmed refunded'],
    ...['completed cancelled', 'completed refunded'],
    ...['failed authorized', 'failed paid', 'failed refunded'],
    'cancelled refunded',
  ])
  expect(firstStates).toEqual(['pending', 'free', 'authorized', 'paid', 'failed'])
})

test('an order keeps its car until it has failed or ended, and has it for good once money or a mailbox was confirmed', () => {
  expect(orderStates.filter(holdsVehicle)).toEqual(['pending', 'free', 'authorized', 'paid', 'confirmed', 'completed'])
  expect(orderStates.filter(isSecured)).toEqual(['authorized', 'paid', 'confirmed', 'completed'])
})

test.each([
  ['pending', null, ['confirm', 'cancel']],
  ['authorized', 'authorized', ['confirm', 'capture', 'cancel']],
  ['confirmed', 'authorized', ['capture', 'prepare', 'make_ready', 'complete', 'cancel']],
  ['confirmed', 'captured', ['prepare', 'make_ready', 'complete', 'cancel', 'refund']],
  ['confirmed', 'part_refunded', ['prepare', 'make_ready', 'complete', 'cancel', 'refund']],
  ['confirmed', 'disputed', ['prepare', 'make_ready', 'complete', 'cancel']],
  ['failed', 'authorized', []],
  ['failed', 'captured', ['refund']],
  ['cancelled', 'captured', ['refund']],
  ['refunded', 'captured', []],
] as const)('an order that is %s with a payment that is %s offers what can be done', (state, payment, actions) => {
  expect(actionsOf({ state, stages: {} }, payment === null ? null : { state: payment })).toEqual(actions)
})

test('a car is made ready once, and prepared before', () => {
  const of = (stages: object) => actionsOf({ state: 'confirmed', stages }, null)
  expect(of({ preparing: '2026-05-15T08:00:00Z' })).toEqual(['make_ready', 'complete', 'cancel'])
  expect(of({ ready: '2026-05-15T08:00:00Z' })).toEqual(['complete', 'cancel'])
})

test('taking and returning money needs the right to it, and so does cancelling what was taken', () => {
  for (const action of ['capture', 'refund'] as const) expect(rightsFor(action, null)).toEqual(['orders.refund'])
  for (const action of ['confirm', 'complete'] as const) expect(rightsFor(action, { state: 'captured' })).toEqual(['orders.write'])
  expect([null, { state: 'authorized' as const }].map((payment) => rightsFor('cancel', payment))).toEqual([['orders.write'], ['orders.write']])
  for (const state of ['captured', 'part_refunded', 'disputed'] as const) expect(rightsFor('cancel', { state })).toEqual(['orders.write', 'orders.refund'])
})
