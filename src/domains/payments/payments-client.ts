import type { Money } from './gateways/currency-table.ts'
import type { BrowserSetups } from './gateways/gateway-facts.ts'
import type { GatewayName } from './gateways/registry.ts'

/** Why a payment call failed, as the buyer needs to know. */
export type PaymentFailure = 'declined' | 'unreachable' | 'unknown' | 'lost' | 'changed' | 'paid' | 'too_many'

export type PaymentAnswer<Value> = { ok: true; value: Value } | { ok: false; failure: PaymentFailure }

type SetupOf<Name> = Name extends keyof BrowserSetups ? BrowserSetups[Name] : Readonly<Record<string, never>>

/** What a browser needs to show the fields of each gateway, by its name in small letters; null where it is not set up. */
export type PaymentSetup = { readonly [Name in GatewayName as Lowercase<Name>]: SetupOf<Name> | null }

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
    /** A call of one gateway, which its folder makes: a post where there is a body. */
    ask,
  }
}
export type PaymentsClient = ReturnType<typeof createPaymentsClient>

function failureOf(status: number, code: string): PaymentFailure {
  if (status === 402) return 'declined'
  if (status === 429) return 'too_many'
  if (status === 422) return 'changed'
  if (status === 409 && code === 'already_paid') return 'paid'
  if (status === 409 && code === 'not_offered') return 'unknown'
  if (status === 404 || status === 409) return 'lost'
  return status === 503 ? 'unknown' : 'unreachable'
}
