import { reasonOf } from '#kernel/reason-of.ts'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import {
  type ExportJob,
  findWaitingExports,
  remindOfTasks,
  removeExpiredLeads,
  removeGarbage,
  removeOldExports,
  writeLeadExport,
} from '#domains/leads/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
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
      run: async ({ data, isLastAttempt }) => {
        const { timeZone } = (await services.site.get(ctx)).settings
        await writeLeadExport(ctx, { id: Number(data.export_id), storage, timeZone, isLastAttempt })
      },
    },
    {
      name: 'sweep-leads',
      label: ['Continue exports and remove files without a lead', 'استئناف عمليات التصدير وحذف الملفات التي لا تتبع طلبًا'],
      cron: '*/5 * * * *',
      run: async () => {
        for (const job of await findWaitingExports(ctx)) await enqueueLeadExport(services, job)
        await removeOldExports(ctx)
        await removeGarbage(ctx, storage)
      },
    },
    {
      name: 'remind-of-tasks',
      label: ['Remind of tasks that are due', 'التذكير بالمهام التي حان موعدها'],
      cron: '*/5 * * * *',
      run: async () => {
        const { settings } = await services.site.get(ctx)
        if (!settings.leads.remindsOfTasks) return
        const asked = await remindOfTasks(ctx, { clocks: settings, siteTimeZone: settings.timeZone })
        if (asked > 0) await wakeDeliveries(services, `reminders of tasks ${ctx.clock.now().toISOString()}`)
      },
    },
    {
      name: 'remove-expired-leads',
      label: ['Delete leads that their form keeps no longer', 'حذف طلبات العملاء التي انتهت مدة حفظها'],
      cron: '23 2 * * *',
      run: () => removeExpiredLeads(ctx),
    },
  ]
}

/** Enqueues the writing of an export. If the queue is unreachable, the sweep enqueues it later. */
export async function enqueueLeadExport({ jobs, log }: Pick<Services, 'jobs' | 'log'>, { id, key }: ExportJob): Promise<void> {
  try {
    await jobs.enqueue(EXPORT_LEADS, { key, data: { export_id: id }, mostSeconds: MOST_EXPORT_SECONDS })
  } catch (error) {
    log.warn('an export of leads waits for the queue', { export: id, reason: reasonOf(error) })
  }
}
