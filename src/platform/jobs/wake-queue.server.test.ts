import { expect, test } from 'vitest'
import type { Jobs } from './jobs.server.ts'
import { wakeQueue } from './wake-queue.server.ts'

test('a rush of callers writes a job for the first of them and one for all others, each after its callers asked', async () => {
  const { jobs, steps, answer } = slowJobs()
  const first = wakeQueue(jobs, 'deliver', 'order 1')
  const others = [2, 3, 4].map((id) => wakeQueue(jobs, 'deliver', `order ${id}`))
  expect(steps).toEqual(['deliver: order 1'])
  answer()
  await first
  await new Promise(setImmediate)
  expect(steps).toEqual(['deliver: order 1', 'deliver: order 2'])
  answer()
  await Promise.all(others)
  const later = wakeQueue(jobs, 'deliver', 'order 5')
  answer()
  await later
  expect(steps).toEqual(['deliver: order 1', 'deliver: order 2', 'deliver: order 5'])
})

test('queues and processes do not wait for each other, and one job that could not be written does not hold up the next', async () => {
  const { jobs, steps, answer } = slowJobs()
  const firstWake = wakeQueue(jobs, 'deliver', 'a')
  const other = wakeQueue(jobs, 'run-payments', 'b')
  const elsewhere = slowJobs()
  const third = wakeQueue(elsewhere.jobs, 'deliver', 'c')
  expect([...steps, ...elsewhere.steps]).toEqual(['deliver: a', 'run-payments: b', 'deliver: c'])
  const next = wakeQueue(jobs, 'deliver', 'd')
  answer(new Error('the database is away'))
  await expect(firstWake).rejects.toThrow('away')
  answer()
  elsewhere.answer()
  await Promise.all([other, third])
  await new Promise(setImmediate)
  answer()
  await next
  expect(steps).toEqual(['deliver: a', 'run-payments: b', 'deliver: d'])
})

/** Queues whose jobs are written when the test says so, the oldest first. */
function slowJobs() {
  const steps: string[] = []
  const waiting: ((error?: Error) => void)[] = []
  const enqueue: Jobs['enqueue'] = (name, { key }) => {
    steps.push(`${name}: ${key}`)
    return new Promise((resolve, reject) => waiting.push((error) => (error ? reject(error) : resolve())))
  }
  const wakeHere: Jobs['wakeHere'] = () => false
  return { steps, jobs: { enqueue, wakeHere } as Jobs, answer: (error?: Error) => waiting.shift()?.(error) }
}
