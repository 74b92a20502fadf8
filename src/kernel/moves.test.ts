import { expect, test } from 'vitest'
import { checkMoves, mayMove } from './moves.ts'

const moves = { first: ['second'], second: ['first', 'last'], last: [] }

test('a thing goes where its table says, and nowhere else', () => {
  expect(mayMove(moves, 'second', 'last')).toBe(true)
  expect(mayMove(moves, 'last', 'second')).toBe(false)
})

test('a table of moves with a state that nothing leads to, one that does not exist, or a move that is named twice is refused', () => {
  expect(() => checkMoves(moves, ['first'])).not.toThrow()
  expect(() => checkMoves({ ...moves, lost: [] }, ['first'])).toThrow('no move leads to lost')
  expect(() => checkMoves({ ...moves, lost: [], gone: [] }, ['first'])).toThrow('no move leads to lost, gone')
  expect(() => checkMoves({ ...moves, lost: [] }, ['first', 'lost'])).not.toThrow()
  expect(() => checkMoves({ first: ['nowhere', 'elsewhere'] }, ['first'])).toThrow(/do not exist: nowhere, elsewhere$/)
  expect(() => checkMoves({ ...moves, last: ['first', 'first'] }, ['first'])).toThrow('named twice: from last')
})
