import { reconcilePayments, RUN_PAYMENTS, wakePayments } from '#domains/payments/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { boundsOf } from '#platform/jobs/take-due.ts'
import { paymentServicesOf } from '../payments/payment-services.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { createPaymentLoop } from './payment-loop.server.ts'

/** Jobs of payments: acting on webhooks, carrying out what was ordered, looking after what is due, and comparing all of it with the providers. */
export function paymentJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  let loop: ReturnType<typeof createPaymentLoop> | undefined
  return [
    {
      name: RUN_PAYMENTS,
      label: ['Look after payments', 'متابعة المدفوعات'],
      cron: '* * * * *',
      // While one waits for a provider, the other hears of what came meanwhile.
      atOnce: 2,
      run: async ({ signal }) => {
        loop ??= createPaymentLoop(ctx, paymentServicesOf(services))
        const { lapsing } = (await services.site.get(ctx)).settings.payments
        const bounds = boundsOf(ctx.clock, signal)
        await loop.run(lapsing, bounds)
        const now = ctx.clock.now()
        if (now >= bounds.until && !signal?.aborted) await wakePayments(services, `goes on at ${now.toISOString()}`)
      },
    },
    {
      name: 'reconcile-payments',
      label: ['Compare payments with their providers', 'مطابقة المدفوعات مع مزوّدي الدفع'],
      cron: '17 1 * * *',
      run: () => reconcilePayments(ctx, paymentServicesOf(services)),
    },
  ]
}
