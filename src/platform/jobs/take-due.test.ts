import { expect, test } from 'vitest'
import { takeDue } from './take-due.ts'

const clock = { now: () => new Date(0) }

/** Work of so many places on what waits, which notes each look and ends one item at a time. */
function aRoom(waiting: string[], { places, isFull }: { places: number; isFull?: (underWay: readonly string[]) => boolean }) {
  const looks: string[][] = []
  const ends: (() => void)[] = []
  const due = {
    clock,
    claim: async (underWay: readonly string[]) => {
      const taken = waiting.splice(0, places - underWay.length)
      looks.push(taken)
      return taken
    },
    work: () => new Promise<void>((resolve) => ends.push(resolve)),
    ...(isFull ? { isFull } : {}),
  }
  const endOne = async () => {
    await new Promise(setImmediate)
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { due, looks, endOne }
}

test('one that knows its places looks once for what fits into them', async () => {
  const { due, looks, endOne } = aRoom(['a', 'b'], { places: 3, isFull: (underWay) => underWay.length >= 3 })
  const running = takeDue(due)
  await endOne()
  await endOne()
  await running
  expect(looks).toEqual([['a', 'b']])
})

test('one whose places were all taken looks again as soon as one is free', async () => {
  const { due, looks, endOne } = aRoom(['a', 'b', 'c'], { places: 2, isFull: (underWay) => underWay.length >= 2 })
  const running = takeDue(due)
  await endOne()
  expect(looks.flat()).toEqual(['a', 'b', 'c'])
  await endOne()
  await endOne()
  await running
})

test('one that does not know them looks again after each end, since an end may make more due', async () => {
  const waiting = ['a']
  const { due, looks, endOne } = aRoom(waiting, { places: 3 })
  const running = takeDue(due)
  await new Promise(setImmediate)
  waiting.push('b')
  await endOne()
  expect(looks.flat()).toEqual(['a', 'b'])
  await endOne()
  await running
})

test('one that is told of news looks, though it had room for all', async () => {
  const waiting = ['a']
  const { due, looks, endOne } = aRoom(waiting, { places: 3, isFull: (underWay) => underWay.length >= 3 })
  let look = () => {}
  const running = takeDue(due, { hear: (next) => (look = next) })
  await new Promise(setImmediate)
  waiting.push('b')
  look()
  await new Promise(setImmediate)
  expect(looks.flat()).toEqual(['a', 'b'])
  await endOne()
  await endOne()
  await running
})
