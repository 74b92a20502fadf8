import { expect, test } from 'vitest'
import { queueSharp } from './sharp-queue.server.ts'

test('two picture jobs run at a time, the rest in order of arrival, and a failed job makes room for the next', async () => {
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

test('a full queue refuses with 503, and a job that leaves it makes room for others', async () => {
  const gate = Promise.withResolvers<void>()
  const started: string[] = []
  const job = (name: string) => () => {
    started.push(name)
    return gate.promise
  }
  const running = [queueSharp(job('a')), queueSharp(job('b'))]
  const visitor = new AbortController()
  const leaving = queueSharp(job('leaves'), { mostWaiting: 1, signal: visitor.signal })
  await expect(queueSharp(job('refused'), { mostWaiting: 1 })).rejects.toMatchObject({ name: 'Fault', status: 503 })
  visitor.abort(new Error('the visitor left'))
  await expect(leaving).rejects.toThrow('the visitor left')
  const next = queueSharp(job('next'), { mostWaiting: 1 })
  gate.resolve()
  await Promise.all([...running, next])
  expect(started).toEqual(['a', 'b', 'next'])
})
