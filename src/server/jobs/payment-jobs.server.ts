import { gatewayNames } from '#domains/payments/index.ts'
import { type Comparison, NEWS, reconcilePayments, RUN_PAYMENTS } from '#domains/payments/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { boundsOf } from '#platform/jobs/take-due.ts'
import { paymentServicesOf } from '../payments/payment-services.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { createPaymentLoop } from './payment-loop.server.ts'

const COMPARE = 'compare-payments'

/** Jobs of payments: acting on webhooks, carrying out what was ordered, looking after what is due, and comparing all of it with the providers. */
export function paymentJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  let ownLoop: ReturnType<typeof createPaymentLoop> | undefined
  const loop = () => {
    ownLoop ??= createPaymentLoop(ctx, paymentServicesOf(services))
    return ownLoop
  }
  const goOn = async ({ until, signal }: ReturnType<typeof boundsOf>, data: Record<string, unknown>) => {
    const now = ctx.clock.now()
    if (now >= until && !signal?.aborted) await services.jobs.enqueue(RUN_PAYMENTS, { key: `goes on at ${now.toISOString()}`, data })
  }
  return [
    {
      name: RUN_PAYMENTS,
      label: ['Look after payments', 'متابعة المدفوعات'],
      cron: '* * * * *',
      // While one waits for a provider, the other hears of what came meanwhile.
      atOnce: 2,
      run: async ({ data, signal }) => {
        const bounds = boundsOf(ctx.clock, signal)
        await (data.only === NEWS.only ? loop().runNews(bounds) : loop().run((await services.site.get(ctx)).settings.payments.lapsing, bounds))
        await goOn(bounds, data)
      },
      wake: async (signal) => {
        const bounds = boundsOf(ctx.clock, signal)
        await loop().runNews(bounds)
        await goOn(bounds, NEWS)
      },
    },
    {
      name: 'reconcile-payments',
      label: ['Compare payments with their providers', 'مطابقة المدفوعات مع مزوّدي الدفع'],
      cron: '17 1 * * *',
      run: async () => {
        for (const gateway of paymentServicesOf(services).gateways.keys()) await enqueueComparison(services, { gateway, after: 0 })
      },
    },
    {
      name: COMPARE,
      label: ['Compare the payments of a provider', 'مطابقة مدفوعات أحد المزوّدين'],
      about: { gateway: ['{id}', '{id}'] },
      // Each provider beside the others: one that hangs holds up nobody else’s.
      atOnce: gatewayNames.length,
      run: async ({ data, signal }) => {
        const gateway = gatewayNames.find((name) => name === data.gateway)
        if (!gateway) return
        const after = await reconcilePayments(ctx, paymentServicesOf(services), { gateway, after: Number(data.after) }, boundsOf(ctx.clock, signal))
        if (after === null) return
        // A process that shuts down leaves this part to another one.
        signal?.throwIfAborted()
        await enqueueComparison(services, { gateway, after })
      },
    },
  ]
}

async function enqueueComparison({ jobs }: Pick<Services, 'jobs'>, { gateway, after }: Comparison): Promise<void> {
  await jobs.enqueue(COMPARE, { key: `${gateway}-${after}`, data: { gateway, after } })
}
