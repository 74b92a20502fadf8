import { expect, test } from 'vitest'
import { createTurns, letPeopleFirst } from './turns.ts'

/** Work that ends when the test says so, by a clock that the test moves. */
function aRush({ most, longestMs }: { most: number; longestMs: number }) {
  let time = 0
  const turns = createTurns({ most, longestMs, now: () => time })
  const startedPieces: number[] = []
  const ends: PromiseWithResolvers<string>[] = []
  const come = () => {
    const index = ends.length
    const end = Promise.withResolvers<string>()
    ends.push(end)
    return turns.take(() => {
      startedPieces.push(index)
      return end.promise
    })
  }
  const end = async (index: number, afterMs: number) => {
    time += afterMs
    ends[index]?.resolve(`work ${index}`)
    await new Promise(setImmediate)
  }
  return { turns, startedPieces, come, end }
}

test('a few pieces of work are under way, the others follow in the order in which they came', async () => {
  const { startedPieces, come, end } = aRush({ most: 2, longestMs: 60_000 })
  const answers = [come(), come(), come(), come()]
  expect(startedPieces).toEqual([0, 1])
  await end(1, 100)
  expect(startedPieces).toEqual([0, 1, 2])
  await end(0, 100)
  expect(startedPieces).toEqual([0, 1, 2, 3])
  await end(2, 0)
  await end(3, 0)
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3].map((index) => ({ isTaken: true, value: `work ${index}` })))
})

test('who would wait too long is sent away at once, with the time after which to come again, one after the other', async () => {
  const { turns, startedPieces, come, end } = aRush({ most: 1, longestMs: 5000 })
  const first = come()
  await end(0, 4000)
  await first
  const second = come()
  expect(turns.waitMs()).toBe(4000)
  const third = come()
  expect([await come(), await come()]).toEqual([
    { isTaken: false, retryAfterSeconds: 12 },
    { isTaken: false, retryAfterSeconds: 16 },
  ])
  expect(startedPieces).toEqual([0, 1])
  await end(1, 0)
  await end(2, 0)
  expect([(await second).isTaken, (await third).isTaken, turns.waitMs()]).toEqual([true, true, 0])
})

test('who comes for work that follows other work waits for that as well', async () => {
  const first = aRush({ most: 1, longestMs: 60_000 })
  const then = createTurns({ most: 1, longestMs: 5000, after: first.turns })
  const firstTurn = first.come()
  await first.end(0, 3000)
  await firstTurn
  const people = [first.come(), first.come()]
  expect(then.waitMs()).toBe(6000)
  expect(await then.take(async () => 'too soon')).toEqual({ isTaken: false, retryAfterSeconds: 9 })
  await first.end(1, 0)
  await first.end(2, 0)
  await Promise.all(people)
  expect(await then.take(async () => 'in turn')).toEqual({ isTaken: true, value: 'in turn' })
})

test('work that fails makes room, and its error reaches the caller', async () => {
  const turns = createTurns({ most: 1, longestMs: 1000 })
  await expect(turns.take(() => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed')
  expect(await turns.take(async () => 'there is room')).toEqual({ isTaken: true, value: 'there is room' })
})

test('the background waits until nobody waits for a turn', async () => {
  const { come, end } = aRush({ most: 1, longestMs: 60_000 })
  const waits: string[] = []
  await letPeopleFirst(60_000)
  const people = [come(), come()]
  const background = letPeopleFirst(60_000).then(() => waits.push('background'))
  await new Promise(setImmediate)
  expect(waits).toEqual([])
  await end(0, 0)
  await background
  expect(waits).toEqual(['background'])
  await end(1, 0)
  await Promise.all(people)
})

test('in a long rush the background goes on all the same', async () => {
  const { come, end } = aRush({ most: 1, longestMs: 60_000 })
  const people = [come(), come()]
  await letPeopleFirst(1)
  await end(0, 0)
  await end(1, 0)
  expect((await Promise.all(people)).map(({ isTaken }) => isTaken)).toEqual([true, true])
})
