import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when the test says so, and notes its beginning and end. */
function aRoom() {
  const notes: string[] = []
  const begin = (key: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const done = oneAtATime(key, async () => {
      notes.push(`${name} begins`)
      return await promise.finally(() => notes.push(`${name} ends`))
    })
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { notes, begin }
}

const turns = () => new Promise<void>((resolve) => setImmediate(resolve))

test('work of one key waits for the work before it, other keys do not', async () => {
  const { notes, begin } = aRoom()
  const first = begin('car 1', 'first')
  const second = begin('car 1', 'second')
  const other = begin('car 2', 'other')
  await turns()
  expect(notes).toEqual(['first begins', 'other begins'])
  first.end()
  expect(await first.done).toBe('first')
  const third = begin('car 1', 'third')
  await turns()
  expect(notes).toEqual(['first begins', 'other begins', 'first ends', 'second begins'])
  for (const work of [second, third, other]) work.end()
  expect(await Promise.all([second.done, third.done, other.done])).toEqual(['second', 'third', 'other'])
  expect(notes.indexOf('third begins')).toBeGreaterThan(notes.indexOf('second ends'))
})

test('work that fails tells its own caller, and the next one begins all the same', async () => {
  const { notes, begin } = aRoom()
  const first = begin('car 3', 'first')
  const second = begin('car 3', 'second')
  first.fail()
  second.end()
  await expect(first.done).rejects.toThrow('first')
  expect(await second.done).toBe('second')
  expect(notes).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
