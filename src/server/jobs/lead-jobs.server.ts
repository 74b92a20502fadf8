import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import {
  failLeadExport,
  findUnwrittenExports,
  remindOfTasks,
  removeExpiredLeads,
  removeGarbage,
  removeOldExports,
  writeLeadExport,
} from '#domains/leads/index.server.ts'
import { removeOldRequests } from '#domains/people/index.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { JobDraft, JobKind } from '#platform/jobs/jobs.server.ts'
import { allEnded } from '#platform/jobs/take-due.ts'
import { contextOf, type Services } from '../services.server.ts'

const EXPORT_LEADS = 'export-leads'
const MOST_EXPORT_SECONDS = 1800

/** Jobs of leads: their exports, and forgetting what is kept no longer. */
export function leadJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  const { storage } = services
  return [
    {
      name: EXPORT_LEADS,
      label: ['Export leads', 'تصدير طلبات العملاء'],
      run: async ({ data }) => {
        const { timeZone } = (await services.site.get(ctx)).settings
        await writeLeadExport(ctx, { id: Number(data.export_id), storage, timeZone })
      },
      giveUp: ({ data }) => failLeadExport(ctx, Number(data.export_id)),
      waiting: async () => (await findUnwrittenExports(ctx)).map(jobOfExport),
    },
    {
      name: 'sweep-leads',
      label: ['Remove old exports and files without a lead', 'حذف ملفات التصدير القديمة والملفات التي لا تتبع طلبًا'],
      cron: '*/5 * * * *',
      run: () => allEnded([removeOldExports(ctx), removeGarbage(ctx, storage)]),
    },
    {
      name: 'remind-of-tasks',
      label: ['Remind of tasks that are due', 'التذكير بالمهام التي حان موعدها'],
      cron: '*/5 * * * *',
      run: async () => {
        const { settings } = await services.site.get(ctx)
        if (!settings.leads.remindsOfTasks) return
        const reminders = await remindOfTasks(ctx, { clocks: settings, siteTimeZone: settings.timeZone })
        if (reminders > 0) await wakeDeliveries(services, `reminders of tasks ${ctx.clock.now().toISOString()}`)
      },
    },
    {
      name: 'remove-expired-leads',
      label: ['Delete leads that their form keeps no longer', 'حذف طلبات العملاء التي انتهت مدة حفظها'],
      cron: '23 2 * * *',
      run: () => allEnded([removeOldRequests(ctx), removeExpiredLeads(ctx)]),
    },
  ]
}

/** Adds the job that writes an export, in the transaction that stores it. */
export async function enqueueLeadExport({ jobs }: Pick<Services, 'jobs'>, tx: Tx, id: number): Promise<void> {
  await jobs.enqueue(EXPORT_LEADS, jobOfExport(id), tx)
}

function jobOfExport(id: number): JobDraft {
  return { key: String(id), data: { export_id: id }, mostSeconds: MOST_EXPORT_SECONDS }
}
