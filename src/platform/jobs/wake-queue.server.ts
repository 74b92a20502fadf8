import type { Jobs } from './jobs.server.ts'

type Wakes = { running: Promise<void> | null; next: Promise<void> | null }
const wakesOf = new WeakMap<Jobs, Map<string, Wakes>>()

/**
 * Has the handler of a queue look for what is due: this process itself, where its kind can (`wake`), or whoever takes the job that is written. Callers who come
 * while a job is being written share the next one: each job is written after its callers asked, and a rush of callers writes few. `data` tells the handler where
 * to look, and is the same for all callers of a queue.
 */
export async function wakeQueue(jobs: Jobs, name: string, key: string, data: Record<string, unknown> = {}): Promise<void> {
  if (!jobs.wakeHere(name)) await writeJob(jobs, name, { key, data })
}

function writeJob(jobs: Jobs, name: string, job: { key: string; data: Record<string, unknown> }): Promise<void> {
  const queues = wakesOf.get(jobs) ?? new Map<string, Wakes>()
  wakesOf.set(jobs, queues)
  const wakes = queues.get(name) ?? { running: null, next: null }
  queues.set(name, wakes)
  const write = (): Promise<void> => {
    const own = jobs.enqueue(name, job).finally(() => {
      if (wakes.running === own) wakes.running = null
    })
    wakes.running = own
    return own
  }
  if (!wakes.running) return write()
  const writeNext = (): Promise<void> => {
    wakes.next = null
    return write()
  }
  wakes.next ??= wakes.running.then(writeNext, writeNext)
  return wakes.next
}
