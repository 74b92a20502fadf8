import { decimalAmount } from '../../../decimal-amount.ts'
import type { PaidThing, PaymentsClient } from '../../../payments-client.ts'

/** One object with four keys (C-251). */
export function beginPaypal({ ask }: PaymentsClient, { amount, vehicleId, companyUuid }: PaidThing) {
  return ask<{ paypal_order_id: string; status: string }>('/paypal/create_order', {
    order: { amount_value: decimalAmount(amount), amount_currency_code: amount.currency, company_uuid: companyUuid, vehicle_id: vehicleId },
  })
}
