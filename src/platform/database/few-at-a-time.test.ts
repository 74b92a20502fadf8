import { expect, test } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'

test('at most so many are under way, in the order in which they came; one that fails makes room too', async () => {
  const run = fewAtATime(2)
  const startedItems: number[] = []
  const ends: PromiseWithResolvers<string>[] = []
  const results = Array.from({ length: 5 }, (_, index) => {
    const end = Promise.withResolvers<string>()
    ends.push(end)
    return run(() => {
      startedItems.push(index)
      return end.promise
    })
  })
  expect(startedItems).toEqual([0, 1])
  ends[1]?.reject(new Error('it failed'))
  await expect(results[1]).rejects.toThrow('it failed')
  await new Promise(setImmediate)
  expect(startedItems).toEqual([0, 1, 2])
  ends[0]?.resolve('first')
  expect(await results[0]).toBe('first')
  await new Promise(setImmediate)
  expect(startedItems).toEqual([0, 1, 2, 3])
  for (const index of [2, 3, 4]) ends[index]?.resolve('done')
  await Promise.all([results[2], results[3], results[4]])
  expect(await run(async () => 'there is room again')).toBe('there is room again')
})
