import { carryOutTasks, checkPayments, expireApprovals, processWebhooks, reconcilePayments, RUN_PAYMENTS } from '#domains/payments/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { paymentServicesOf } from '../payments/payment-services.server.ts'
import { contextOf, type Services } from '../services.server.ts'

/** Jobs of payments: acting on webhooks, carrying out what was ordered, looking after what is due, and comparing all of it with the providers. */
export function paymentJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  return [
    {
      name: RUN_PAYMENTS,
      label: ['Look after payments', 'متابعة المدفوعات'],
      cron: '* * * * *',
      // While one waits for a provider, the other hears of what came meanwhile.
      atOnce: 2,
      run: async () => {
        const paymentServices = paymentServicesOf(services)
        const { lapsing } = (await services.site.get(ctx)).settings.payments
        await processWebhooks(ctx, paymentServices)
        await carryOutTasks(ctx, paymentServices)
        await checkPayments(ctx, paymentServices, lapsing)
        await carryOutTasks(ctx, paymentServices)
        await expireApprovals(ctx)
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
