import { expect, test } from 'vitest'
import { Fault, notFound, statusOf } from './fault.ts'

test('[A-069] a status comes from the error, else from its response, else it is 500', () => {
  expect(statusOf({ status: 403 })).toBe(403)
  expect(statusOf({ response: { status: 502 } })).toBe(502)
  expect(statusOf({ status: 404, response: { status: 502 } })).toBe(404)
  expect(statusOf(new Error('lost'))).toBe(500)
})

test('[C-327] an error that names a status keeps it, any other is 500', () => {
  expect([400, 418, 599].map((status) => statusOf({ status }))).toEqual([400, 418, 599])
  expect(statusOf(new Fault('teapot', { status: 418 }))).toBe(418)
})

test.each([
  [null],
  [undefined],
  ['text'],
  [{ status: '404' }],
  [{ status: 200 }],
  [{ status: 404.5 }],
  [{ response: null }],
  [{ status: 399 }],
  [{ status: 600 }],
])('[A-069] %j carries no error status and is 500', (value) => {
  expect(statusOf(value)).toBe(500)
})

test('[A-073][A-074][C-325] what is not found has status 404 and its words to the letter', () => {
  expect(notFound()).toBeInstanceOf(Error)
  expect(notFound()).toMatchObject({ status: 404, message: 'This page could not be found' })
})

test('a fault keeps what caused it', () => {
  const cause = new Error('connection refused')
  expect(new Fault('The feed did not answer', { status: 502, cause })).toMatchObject({ name: 'Fault', status: 502, cause })
})
