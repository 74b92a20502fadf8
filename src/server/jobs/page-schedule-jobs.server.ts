import { reasonOf } from '#kernel/reason-of.ts'
import type { FieldFlaws } from '#kernel/outcome.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { failSchedule, findDueSchedules, runSchedule } from '#domains/content/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { contextOf, type Services } from '../services.server.ts'

export const RUN_SCHEDULE = 'run-page-schedule'
export const SWEEP_SCHEDULES = 'sweep-page-schedules'

/** Jobs of planned publications: each at its time, and a sweep every minute for those that the queue does not know. */
export function pageScheduleJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  return [
    {
      name: RUN_SCHEDULE,
      label: ['Publish or unpublish at its time', 'تنفيذ موعد نشر'],
      about: { schedule_id: ['Schedule {id}', 'الموعد {id}'] },
      run: async ({ data, isLastAttempt }) => {
        const id = Number(data.schedule_id)
        try {
          const outcome = await runSchedule(ctx, id, catalogue)
          if (!outcome.ok) throw new Error(refusalText(outcome))
        } catch (error) {
          if (isLastAttempt) await failSchedule(ctx, id, reasonOf(error))
          throw error
        }
      },
    },
    {
      // The table of schedules is authoritative: this finds schedules that the queue lost or never received.
      name: SWEEP_SCHEDULES,
      label: ['Look for pages that are due', 'مراجعة مواعيد النشر'],
      cron: '* * * * *',
      run: async () => {
        for (const id of await findDueSchedules(ctx)) await enqueueSchedule(services, id)
      },
    },
  ]
}

/** Enqueues a schedule for its time, or at once when that is past. */
export async function enqueueSchedule({ jobs }: Pick<Services, 'jobs'>, scheduleId: number, at?: Date): Promise<void> {
  await jobs.enqueue(RUN_SCHEDULE, { key: String(scheduleId), data: { schedule_id: scheduleId }, ...(at ? { at } : {}) })
}

/** A refusal as text: its code, then its details as JSON. */
function refusalText({ code, ...details }: { code: string; fields?: FieldFlaws; problems?: unknown }): string {
  const detail = details.fields ? Object.values(details.fields).flat() : details.problems
  return detail === undefined ? code : `${code}: ${JSON.stringify(detail)}`
}
