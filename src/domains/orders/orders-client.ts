import type { OwnDocument } from './documents/order-document.ts'
import type { PublicQuotation } from './quotations/quotation.ts'
import type { Checkout, CreatedOrder, HeldVehicle, InquiryInput, OrderDraft, OrderRefusal, OwnHold, OwnOrder, PublicOrder, VisitDay } from './order-shapes.ts'

/** The outcome of a call. `unreachable` means that the network or the server is down: the same call may be repeated. */
export type OrdersAnswer<Value> =
  | { ok: true; value: Value }
  | {
      ok: false
      code: OrderRefusal | 'unreachable'
      status: number
      fields: Readonly<Record<string, readonly string[]>>
      retryAfterSeconds: number | null
      held: readonly OwnHold[]
    }

export type OrderNumber = Pick<PublicOrder, 'order_number' | 'payment_status'>

type Fetch = (path: string, init: RequestInit) => Promise<Response>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How often a call is tried when the site is busy and says when to retry. */
const MOST_TRIES = 5
const LONGEST_WAIT_S = 30

const wait = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms))

/**
 * The calls of ordering online (document 3 §7) as a browser makes them. `baseUrl` is where the service is, '' for this site. Every write
 * may be made again: the lock id makes a repetition the same order.
 */
export function createOrdersClient(baseUrl = '', send: Fetch = fetch, pause = wait) {
  const base = `${baseUrl.replace(/\/+$/, '')}/buy_online`
  const ask = async <Value>(method: Method, path: string, body?: object): Promise<OrdersAnswer<Value>> => {
    try {
      for (let tries = 1; ; tries += 1) {
        const response = await send(`${base}${path}`, {
          method,
          credentials: 'include',
          ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        })
        const retryAfter = Number(response.headers.get('retry-after'))
        if (response.status !== 503 || !retryAfter || tries === MOST_TRIES) return await answerOf<Value>(response)
        // Spread out, so that not all browsers retry at the same moment.
        await pause(Math.min(retryAfter, LONGEST_WAIT_S) * 1000 * (1 + Math.random() / 2))
      }
    } catch {
      return { ok: false, code: 'unreachable', status: 0, fields: {}, retryAfterSeconds: null, held: [] }
    }
  }
  const order = (number: string, rest = '') => `/orders/${encodeURIComponent(number)}${rest}`
  const quotation = (number: string, rest: string) => `/quotations/${encodeURIComponent(number)}${rest}`
  const lock = (id: string, rest = '') => `/locks/${encodeURIComponent(id)}${rest}`
  return {
    /** Holds a car for this visitor, or returns the checkout that already holds it (C-249). */
    init: (input: { vehicle_id: number | string; company_uuid: string }) => ask<Checkout>('POST', '/orders/init', input),
    createOrder: (draft: OrderDraft) => ask<CreatedOrder>('POST', '/orders', { order: draft }),
    getOrder: (number: string) => ask<PublicOrder>('GET', order(number)),
    confirmOrder: (number: string, token?: string) => ask<OrderNumber>('PUT', order(number, '/confirm'), token ? { token } : {}),
    sendInquiryEmail: (inquiry: InquiryInput) => ask<{ sent: number }>('PUT', '/orders/send_inquiry_email', inquiry),

    /** The checkout of this visitor, after a reload or from another tab. */
    readLock: (id: string) => ask<Checkout>('GET', lock(id)),
    /** Holds the car longer; called while somebody pays. */
    renewLock: (id: string) => ask<Checkout>('POST', lock(id, '/renew'), {}),
    releaseLock: (id: string) => ask<null>('DELETE', lock(id)),
    /** Saves the visitor's input, so that another device can continue, and so that a payment becomes an order even if the browser never returns. */
    saveDraft: (id: string, draft: object) => ask<Checkout>('PUT', lock(id, '/draft'), { draft }),
    /** Mails a link that continues the checkout on another device. */
    mailContinueLink: (id: string, email: string) => ask<null>('POST', lock(id, '/link'), { email }),
    /** Continues a checkout with the token of that link. */
    continueWith: (token: string) => ask<Checkout>('POST', '/locks/continue', { token }),
    /** A quotation for whoever has its link; without a token for the browser that began to accept it. */
    openQuotation: (number: string, token?: string) => ask<PublicQuotation>('POST', quotation(number, '/open'), token ? { token } : {}),
    /** Begins to accept it: the checkout at which it is paid for. */
    acceptQuotation: (number: string, token?: string) => ask<Checkout>('POST', quotation(number, '/accept'), token ? { token } : {}),
    listHeldVehicles: () => ask<HeldVehicle[]>('GET', '/locks'),
    notifyWhenFree: (watch: { vehicle_id: number; email: string; locale?: 'ar' | 'en' }) => ask<null>('POST', '/locks/notify', watch),

    /** The order with all that its buyer may see: by the browser that ordered, or with the token of a signed link. */
    getOwnOrder: (number: string, token?: string) => ask<OwnOrder>('GET', `${order(number, '/own')}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
    /** Confirms a document by the digest of the file that was shown. */
    signDocument: (number: string, { id, sha256 }: Pick<OwnDocument, 'id' | 'sha256'>, { name, token }: { name: string; token: string | undefined }) =>
      ask<OwnOrder>('POST', order(number, `/documents/${id}/sign_off`), { name, sha256, ...(token ? { token } : {}) }),
    cancelOrder: (number: string, token?: string) => ask<OrderNumber>('POST', order(number, '/cancel'), token ? { token } : {}),
    bookVisit: (number: string, visit: { date: string; time: { value: string } }, token?: string) =>
      ask<OwnOrder>('PUT', order(number, '/visit'), { ...visit, ...(token ? { token } : {}) }),
    cancelVisit: (number: string, token?: string) => ask<OwnOrder>('DELETE', `${order(number, '/visit')}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
    listVisitDays: ({ companyUuid, isConfigurator }: { companyUuid: string; isConfigurator: boolean }) =>
      ask<VisitDay[]>('GET', `/visits?company_uuid=${encodeURIComponent(companyUuid)}${isConfigurator ? '&is_configured=true' : ''}`),
    /** Releases a held car, even while the page is being unloaded. */
    releaseOnLeave: (id: string) => {
      // The page is leaving, and the hold ends by itself.
      void send(`${base}${lock(id)}`, { method: 'DELETE', credentials: 'include', keepalive: true }).catch(() => undefined)
    },
  }
}

async function answerOf<Value>(response: Response): Promise<OrdersAnswer<Value>> {
  // An answer without JSON has no code; its status decides.
  const body = response.status === 204 ? null : ((await response.json().catch(() => null)) as Body)
  if (response.ok) return { ok: true, value: (body?.data ?? null) as Value } // as the calls of this site are defined
  const first = body?.errors?.[0]
  return {
    ok: false,
    code: response.status >= 500 ? 'unreachable' : ((first?.code ?? 'invalid') as OrderRefusal),
    status: response.status,
    fields: body?.error?.fields ?? {},
    retryAfterSeconds: Number(response.headers.get('retry-after')) || null,
    held: first?.code === 'visitor_holds_most' && Array.isArray(body?.data) ? (body.data as OwnHold[]) : [], // as the calls of this site are defined
  }
}

type Body = { data?: unknown; errors?: { code: string }[]; error?: { fields?: Record<string, string[]> } } | null
