import { expect, test } from 'vitest'
import { checkMoves } from '#kernel/moves.ts'
import { vehicleStatuses } from '../../vocabulary.ts'
import { mayBecome, statusMoves } from './status-moves.ts'

test.each([
  ['stock', 'reserved'],
  ['available_soon', 'reserved'],
  ['demo', 'reserved'],
  ['reserved', 'sold'],
  ['sold', 'delivery'],
  ['reserved', 'stock'],
] as const)('[A-148] %s may become %s', (from, to) => {
  expect(mayBecome(from, to)).toBe(true)
})

test.each([
  ['sold', 'reserved'],
  ['reserved', 'reserved'],
  ['delivery', 'sold'],
  ['stock', 'delivery'],
  ['on_demand', 'reserved'],
  ['stock', 'stock'],
] as const)('[A-148] %s may not become %s', (from, to) => {
  expect(mayBecome(from, to)).toBe(false)
})

test('[A-148] only what stands for sale can be reserved', () => {
  expect(vehicleStatuses.filter((status) => mayBecome(status, 'reserved'))).toEqual(['stock', 'available_soon', 'demo'])
})

test('[A-148] every status can be reached from one that is on demand', () => {
  expect(() => checkMoves(statusMoves, ['on_demand'])).not.toThrow()
})
