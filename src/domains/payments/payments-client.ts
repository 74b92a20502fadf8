import type { Money } from './gateways/currency-table.ts'
import type { TestChoice } from './payment-name.ts'

/** Why a payment call failed, as the buyer needs to know. */
export type PaymentFailure = 'declined' | 'unreachable' | 'unknown' | 'lost' | 'changed' | 'paid' | 'too_many'

export type PaymentAnswer<Value> = { ok: true; value: Value } | { ok: false; failure: PaymentFailure }

/** What a browser needs to show the providers' fields. */
export type PaymentSetup = {
  stripe: { publishable_key: string } | null
  paypal: { client_id: string; script_url: string } | null
  liqpay: boolean
  test: boolean
}

/** The item to be paid for, under the names of the calls. */
export type PaidThing = { vehicleId: number | null; companyUuid: string; amount: Money }

type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** The calls of payments (document 3) as a browser makes them. `baseUrl` is where the service is, '' for this site. */
export function createPaymentsClient(baseUrl = '', send: Fetch = (path, init) => fetch(path, init)) {
  const base = `${baseUrl.replace(/\/+$/, '')}/buy_online`
  const ask = async <Value>(path: string, body?: object): Promise<PaymentAnswer<Value>> => {
    try {
      const json = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const response = await send(`${base}${path}`, { credentials: 'include', ...json })
      const answer = (await response.json()) as { data: Value; error?: { code?: string } }
      return response.ok ? { ok: true, value: answer.data } : { ok: false, failure: failureOf(response.status, answer.error?.code ?? '') }
    } catch {
      return { ok: false, failure: 'unreachable' }
    }
  }
  return {
    readSetup: () => ask<PaymentSetup>('/payment_setup'),
    /** The account stands beside the payment, and the method of capture only in one that is on hold (C-253 to C-255). */
    beginStripe: ({ amount, vehicleId, companyUuid }: PaidThing, { isOnHold, accountId }: { isOnHold: boolean; accountId: string | null }) =>
      ask<{ stripe_payment_intent_id: string; client_secret: string; status: string }>('/payment', {
        payment: {
          ...{ amount: amount.minor, currency: amount.currency, vehicle_id: vehicleId, company_uuid: companyUuid },
          ...(isOnHold ? { capture_method: 'manual' } : {}),
        },
        ...(accountId === null ? {} : { stripe_account_id: accountId }),
      }),
    beginPaypal: ({ amount, vehicleId, companyUuid }: PaidThing, value: string) =>
      ask<{ paypal_order_id: string; status: string }>('/paypal/create_order', {
        order: { amount_value: value, amount_currency_code: amount.currency, company_uuid: companyUuid, vehicle_id: vehicleId },
      }),
    beginLiqpay: ({ amount, vehicleId, companyUuid }: PaidThing, { value, description, language = 'en', resultUrl = '' }: LiqpayTerms) => {
      const query = new URLSearchParams({ company_uuid: companyUuid, amount: value, currency: amount.currency, description, language })
      if (resultUrl !== '') query.set('result_url', resultUrl)
      if (vehicleId !== null) query.set('vehicle_id', String(vehicleId))
      return ask<LiqpayForm>(`/liqpay/checkout_data?${query}`)
    },
    beginTest: ({ amount, vehicleId, companyUuid }: PaidThing) =>
      ask<{ stripe_payment_intent_id: string }>('/test_payment', {
        payment: { amount: amount.minor, currency: amount.currency, vehicle_id: vehicleId, company_uuid: companyUuid },
      }),
    payTest: (id: string, choice: TestChoice) => ask<{ status: 'approved' | 'declined' }>(`/test_payment/${encodeURIComponent(id)}/pay`, { choice }),
  }
}
export type PaymentsClient = ReturnType<typeof createPaymentsClient>

/** `value` is the amount as a decimal; English is the default language (C-267). */
export type LiqpayTerms = { value: string; description: string; language?: string; resultUrl?: string }
export type LiqpayForm = { data: string; signature: string; action_url: string; liqpay_order_id: string }

function failureOf(status: number, code: string): PaymentFailure {
  if (status === 402) return 'declined'
  if (status === 429) return 'too_many'
  if (status === 422) return 'changed'
  if (status === 409 && code === 'already_paid') return 'paid'
  if (status === 409 && code === 'not_offered') return 'unknown'
  if (status === 404 || status === 409) return 'lost'
  return status === 503 ? 'unknown' : 'unreachable'
}
