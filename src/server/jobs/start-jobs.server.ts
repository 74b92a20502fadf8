import { reasonOf } from '#kernel/reason-of.ts'
import type { Services } from '../services.server.ts'
import { jobKinds } from './job-kinds.gen.server.ts'
import { SWEEP_SCHEDULES } from './page-schedule-jobs.server.ts'

/** The services of the process with the connections of jobs. */
export function forJobs({ database, ...services }: Services): Services {
  return { ...services, database: { ...database, db: database.shares.jobs, shares: { ...database.shares, staff: database.shares.jobs } } }
}

/** Starts the job workers of this process; jobs that came due while no process ran go first. */
export function startJobs(services: Services): void {
  services.jobs.work(jobKinds(forJobs(services)))
  services.jobs
    .enqueue(SWEEP_SCHEDULES, { key: 'start', data: {} })
    .catch((error: unknown) => services.log.warn('the schedules will be looked through in a minute', { reason: reasonOf(error) }))
}
