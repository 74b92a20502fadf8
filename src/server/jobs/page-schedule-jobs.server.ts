import type { FieldFlaws } from '#kernel/outcome.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { failSchedule, findPendingSchedules, runSchedule } from '#domains/content/index.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { JobDraft, JobKind } from '#platform/jobs/jobs.server.ts'
import { contextOf, type Services } from '../services.server.ts'

export const RUN_SCHEDULE = 'run-page-schedule'

/** Jobs of planned publications: each at its time. */
export function pageScheduleJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  return [
    {
      name: RUN_SCHEDULE,
      label: ['Publish or unpublish at its time', 'تنفيذ موعد نشر'],
      about: { schedule_id: ['Schedule {id}', 'الموعد {id}'] },
      run: async ({ data }) => {
        const outcome = await runSchedule(ctx, Number(data.schedule_id), catalogue)
        if (!outcome.ok) throw new Error(refusalText(outcome))
      },
      giveUp: ({ data, error }) => failSchedule(ctx, Number(data.schedule_id), error),
      waiting: async () => (await findPendingSchedules(ctx)).map(jobOfSchedule),
    },
  ]
}

/** Adds the job of a schedule for its time, in the transaction that stores it. */
export async function enqueueSchedule({ jobs }: Pick<Services, 'jobs'>, tx: Tx, schedule: Schedule): Promise<void> {
  await jobs.enqueue(RUN_SCHEDULE, jobOfSchedule(schedule), tx)
}

type Schedule = { id: number; runAt: Date }

function jobOfSchedule({ id, runAt }: Schedule): JobDraft {
  return { key: String(id), data: { schedule_id: id }, at: runAt }
}

/** A refusal as text: its code, then its details as JSON. */
function refusalText({ code, ...details }: { code: string; fields?: FieldFlaws; problems?: unknown }): string {
  const detail = details.fields ? Object.values(details.fields).flat() : details.problems
  return detail === undefined ? code : `${code}: ${JSON.stringify(detail)}`
}
