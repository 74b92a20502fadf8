import { expect, test } from 'vitest'
import { queueSharp } from './sharp-queue.server.ts'

test('two picture jobs run at a time, the rest in order of arrival, and a failure gives its place away', async () => {
  const started: number[] = []
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const jobs = gates.map(({ promise }, index) =>
    queueSharp(() => {
      started.push(index)
      return promise
    }),
  )
  const finished = Promise.allSettled(jobs)
  expect(started).toEqual([0, 1])
  gates[1]?.reject(new Error('a broken picture'))
  await expect(jobs[1]).rejects.toThrow('a broken picture')
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  expect((await finished).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(started).toEqual([0, 1, 2, 3, 4])
})
