import type { PaidThing, PaymentsClient } from '../../../payments-client.ts'

type Terms = { isOnHold: boolean; accountId: string | null }
type StripePayment = { stripe_payment_intent_id: string; client_secret: string; status: string }

/** The account stands beside the payment, and the method of capture only in one that is on hold (C-253 to C-255). */
export function beginStripe({ ask }: PaymentsClient, { amount, vehicleId, companyUuid }: PaidThing, { isOnHold, accountId }: Terms) {
  return ask<StripePayment>('/payment', {
    payment: {
      ...{ amount: amount.minor, currency: amount.currency, vehicle_id: vehicleId, company_uuid: companyUuid },
      ...(isOnHold ? { capture_method: 'manual' } : {}),
    },
    ...(accountId === null ? {} : { stripe_account_id: accountId }),
  })
}
