import type { Ctx } from '#platform/ctx.server.ts'
import type { JobDraft, JobKind } from '#platform/jobs/jobs.server.ts'
import { failFormPlan, findWaitingPlans, type PlanOfForm, publishPlannedForm } from './storage/plan-form.server.ts'

export const PUBLISH_PLANNED_FORM = 'publish-planned-form'

export function formsJobKinds({ ctx }: { ctx: Ctx }): readonly JobKind[] {
  return [
    {
      name: PUBLISH_PLANNED_FORM,
      label: ['Publish a form at its time', 'نشر نموذج في موعده'],
      about: { form_id: ['Form {id}', 'النموذج {id}'] },
      run: ({ data }) => publishPlannedForm(ctx, planOf(data)),
      giveUp: ({ data, error }) => failFormPlan(ctx, planOf(data), error),
      waiting: async () => (await findWaitingPlans(ctx)).map(jobOfPlan),
    },
  ]
}

/** The job of a plan, at its time. A plan that takes the place of another has a job of its own. */
export function jobOfPlan({ id, runAt }: PlanOfForm): JobDraft {
  const time = runAt.toISOString()
  return { key: `${id} ${time}`, data: { form_id: id, run_at: time }, at: runAt }
}

function planOf({ form_id: id, run_at: time }: Record<string, unknown>): PlanOfForm {
  return { id: Number(id), runAt: new Date(String(time)) }
}
