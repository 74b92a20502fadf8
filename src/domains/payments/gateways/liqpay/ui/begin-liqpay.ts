import { decimalAmount } from '../../../decimal-amount.ts'
import type { PaidThing, PaymentsClient } from '../../../payments-client.ts'

/** English is the default language (C-267). */
type Terms = { description: string; language?: string; resultUrl?: string }
export type LiqpayForm = { data: string; signature: string; action_url: string; liqpay_order_id: string }

/** Asks for the form that leads to LiqPay's page (C-264). */
export function beginLiqpay({ ask }: PaymentsClient, { amount, vehicleId, companyUuid }: PaidThing, { description, language = 'en', resultUrl = '' }: Terms) {
  const query = new URLSearchParams({ company_uuid: companyUuid, amount: decimalAmount(amount), currency: amount.currency, description, language })
  if (resultUrl !== '') query.set('result_url', resultUrl)
  if (vehicleId !== null) query.set('vehicle_id', String(vehicleId))
  return ask<LiqpayForm>(`/liqpay/checkout_data?${query}`)
}
