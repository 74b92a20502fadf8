import { createDeliveryLoop, DELIVER, nextDueAt, removeOldDeliveries, wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { boundsOf } from '#platform/jobs/take-due.ts'
import { contextOf, type Services } from '../services.server.ts'
import { deliverySenders } from './delivery-senders.gen.server.ts'

const SWEEP_MS = minutes(1)

/** Jobs of deliveries: sending what is due, when somebody says so and every minute, and forgetting what arrived long ago. */
export function deliveryJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  const loop = createDeliveryLoop(ctx, deliverySenders(services))
  /** Asks for another run where this one had to end, or something is due before the next sweep. */
  const goOn = async (until: Date) => {
    const now = ctx.clock.now().getTime()
    const next = await nextDueAt(ctx)
    // A run that had to end has left some.
    const isLeft = next && next.getTime() <= now && now >= until.getTime()
    if (isLeft) await wakeDeliveries(services, `goes on at ${ctx.clock.now().toISOString()}`)
    if (next && next.getTime() > now && next.getTime() < now + SWEEP_MS) await wakeDeliveries(services, `at ${next.toISOString().slice(0, 19)}`, next)
  }
  return [
    {
      name: DELIVER,
      label: ['Send what is due', 'إرسال ما حان موعده'],
      cron: '* * * * *',
      // While one sends, the other hears of what came meanwhile.
      atOnce: 2,
      run: async ({ signal }) => {
        const bounds = boundsOf(ctx.clock, signal)
        await loop.run(bounds)
        await goOn(bounds.until)
      },
      wake: async (signal) => {
        const bounds = boundsOf(ctx.clock, signal)
        await loop.run(bounds)
        if (loop.hasPutOff() || ctx.clock.now() >= bounds.until) await goOn(bounds.until)
      },
    },
    {
      name: 'remove-old-deliveries',
      label: ['Forget deliveries that arrived long ago', 'حذف سجلات الإرسال القديمة'],
      cron: '41 3 * * *',
      run: () => removeOldDeliveries(ctx),
    },
  ]
}
