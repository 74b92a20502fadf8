import { reasonOf } from '#kernel/reason-of.ts'
import type { Logger } from '#kernel/log.ts'
import type { Jobs } from '#platform/jobs/jobs.server.ts'
import { wakeQueue } from '#platform/jobs/wake-queue.server.ts'

/** The queue of the job that acts on webhooks, carries out tasks and checks payments. */
export const RUN_PAYMENTS = 'run-payments'

/** The data of a job that looks for news only: webhooks and tasks. Each minute one looks for what is due by the clock as well. */
export const NEWS = { only: 'news' } as const

/** Queues the job for webhooks and tasks that have just been stored. It never fails: the sweep of each minute finds what the queue missed. */
export async function wakePayments({ jobs, log }: { jobs: Jobs; log: Logger }, key: string): Promise<void> {
  try {
    await wakeQueue(jobs, RUN_PAYMENTS, key, NEWS)
  } catch (error) {
    log.warn('payments wait for the next sweep', { reason: reasonOf(error) })
  }
}
