import type { Services } from '../services.server.ts'
import { jobKinds } from './job-kinds.gen.server.ts'

/** The services of the process with the connections of jobs. */
export function forJobs({ database, ...services }: Services): Services {
  return { ...services, database: { ...database, db: database.shares.jobs, shares: { ...database.shares, staff: database.shares.jobs } } }
}

/** What recurred in builds before. */
const endedNames = ['sweep-page-schedules']

/** Starts the job workers of this process. */
export function startJobs(services: Services): void {
  services.jobs.work(jobKinds(forJobs(services)), endedNames)
}
