import type { TestChoice } from '../../../payment-name.ts'
import type { PaidThing, PaymentsClient } from '../../../payments-client.ts'

export function beginTest({ ask }: PaymentsClient, { amount, vehicleId, companyUuid }: PaidThing) {
  return ask<{ stripe_payment_intent_id: string }>('/test_payment', {
    payment: { amount: amount.minor, currency: amount.currency, vehicle_id: vehicleId, company_uuid: companyUuid },
  })
}

/** Plays the buyer at the test provider. */
export function payTest({ ask }: PaymentsClient, id: string, choice: TestChoice) {
  return ask<{ status: 'approved' | 'declined' }>(`/test_payment/${encodeURIComponent(id)}/pay`, { choice })
}
