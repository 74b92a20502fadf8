import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.ts'

const connectionError = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })
const circular: Record<string, unknown> = {}
circular.self = circular

test.each<[string, unknown, string]>([
  ['a plain error', new Error('no printer'), 'no printer'],
  ['an error of a kind', new RangeError('too far'), 'RangeError: too far'],
  ['a call that failed, with why', new TypeError('fetch failed', { cause: connectionError }), 'TypeError: fetch failed: connect ECONNREFUSED 127.0.0.1:9'],
  [
    'several at once',
    new TypeError('fetch failed', { cause: new AggregateError([connectionError, connectionError], '') }),
    'TypeError: fetch failed: AggregateError: connect ECONNREFUSED 127.0.0.1:9',
  ],
  ['a cause that is data, such as an answer with a token', new Error('no id', { cause: { body: { id_token: 'ey.secret' } } }), 'no id'],
  ['a cause that is a text', new Error('no id', { cause: 'no ink' }), 'no id: no ink'],
  ['a code that the message lacks', Object.assign(new Error('gone'), { code: '57P01' }), 'gone (57P01)'],
  [
    'a query without its values',
    new Error('Failed query: select $1\nparams: sara@example.com', { cause: new Error('no such table') }),
    'Failed query: select $1: no such table',
  ],
  ['a value that was refused', new Error('invalid input syntax for type integer: "secret"'), 'invalid input syntax for type integer'],
  ['an answer', { status: 500, error: 'no' }, '{"status":500,"error":"no"}'],
  ['an answer with a message', { message: 'no ink' }, 'no ink'],
  ['a text', 'no', 'no'],
  ['nothing', undefined, 'undefined'],
  ['what refers to itself', circular, '[object Object]'],
])('%s says what failed', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('an error that causes itself, and a long one, end', () => {
  const own = new Error('round')
  own.cause = own
  expect(reasonOf(own)).toBe('round')
  expect(reasonOf(new Error('x'.repeat(9000)))).toHaveLength(2000)
})
