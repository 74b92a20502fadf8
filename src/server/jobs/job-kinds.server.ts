import type { FieldFlaws } from '#kernel/outcome.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { failSchedule, findDueSchedules, runSchedule } from '#domains/content/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { feedJobKinds } from './feed-jobs.server.ts'

export const RUN_SCHEDULE = 'run-page-schedule'
export const SWEEP_SCHEDULES = 'sweep-page-schedules'

/** Every kind of work that is done outside requests, in whichever process comes first. Each may run twice without harm. */
export function jobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  return [
    {
      name: RUN_SCHEDULE,
      run: async ({ data, isLastAttempt }) => {
        const id = Number(data.schedule_id)
        try {
          const outcome = await runSchedule(ctx, id, catalogue)
          if (!outcome.ok) throw new Error(reasonOf(outcome))
        } catch (error) {
          if (isLastAttempt) await failSchedule(ctx, id, error instanceof Error ? error.message : String(error))
          throw error
        }
      },
    },
    {
      // The table of schedules is what counts: whatever the queue lost or never got is found here.
      name: SWEEP_SCHEDULES,
      cron: '* * * * *',
      run: async () => {
        for (const id of await findDueSchedules(ctx)) await enqueueSchedule(services, id)
      },
    },
    ...feedJobKinds(services),
  ]
}

/** Has a schedule carried out at its time, or at once when that is past. */
export async function enqueueSchedule({ jobs }: Pick<Services, 'jobs'>, scheduleId: number, at?: Date): Promise<void> {
  await jobs.enqueue(RUN_SCHEDULE, { key: String(scheduleId), data: { schedule_id: scheduleId }, ...(at ? { at } : {}) })
}

/** Starts the work of this process; what came due while no process ran is done first. */
export function startJobs(services: Services): void {
  services.jobs.work(jobKinds(services))
  services.jobs
    .enqueue(SWEEP_SCHEDULES, { key: 'start', data: {} })
    .catch((error: unknown) => services.log.warn('the schedules will be looked through in a minute', { reason: String(error) }))
}

/** A refusal as a line of text: its code, and its details as JSON. */
function reasonOf({ code, ...details }: { code: string; fields?: FieldFlaws; problems?: unknown }): string {
  const detail = details.fields ? Object.values(details.fields).flat() : details.problems
  return detail === undefined ? code : `${code}: ${JSON.stringify(detail)}`
}
