import { seconds } from '#kernel/durations.ts'

/** An API call of the staff screens. `body` is sent as JSON; a form, a blob or a text with its own type is sent unchanged. */
export type StaffCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** The version that the caller last saw: an ETag without quotes. */
  ifMatch?: string | number
  headers?: Record<string, string>
  /** The answer is a file, given as a `Blob`; a refusal is read as ever. */
  responseType?: 'blob'
  signal?: AbortSignal
  /** A call that only reads, although it has a body: a search. */
  isRead?: boolean
  /** For calls while the page unloads, since sendBeacon cannot send the token. */
  keepalive?: boolean
  /** Called on 401 instead of opening the sign-in page. */
  onSignedOut?: () => void
}

export type StaffAnswer<Data> =
  | {
      ok: true
      status: number
      data: Data /** For a list: `{ total, page, per_page }`. */
      meta: unknown /** Without quotes; null when absent. */
      etag: string | null
    }
  /** Without an answer `status` is 0, and `code` is `network`, or `aborted` after the caller's signal. With 412, `data` is the stored record. */
  | { ok: false; status: number; code: string; fields: Record<string, string[]>; data: unknown }

/** The parts of the browser that the interceptor uses; tests replace them. */
export type StaffBrowser = {
  origin: string
  fetch: typeof fetch
  /** The value of `<meta name="csrf-token">`; null on pages without it. */
  findToken: () => string | null
  /** The current path, query and hash. */
  address: () => string
  leaveFor: (address: string) => void
}

/** How often a read is tried while the service has no room for it. Where it asks for a longer pause than this, the screen says so instead. */
const MOST_TRIES = 3
const LONGEST_PAUSE_MS = seconds(10)
const PROOF_NEEDED = 'proof_needed'
const STALE_TOKEN = 'invalid_csrf_token'

export type StaffFetch = {
  <Data = unknown>(path: string, call?: StaffCall): Promise<StaffAnswer<Data>>
  /** Sets the token from GET /api/editing/session, for pages without the meta tag. */
  keepToken: (token: string) => void
  /** Sets who asks a person to sign in again for a dangerous call; it gives whether they did. Null for screens that cannot ask. */
  askProofBy: (proveIdentity: (() => Promise<boolean>) | null) => void
  /** The same call with its answer as it came. It rejects without an answer, and signs nobody in. */
  respond: (path: string, call?: StaffCall) => Promise<Response>
  /** The headers of a request to `address` that is made in another way: {@link staffHeaders} with the present token. */
  headersFor: (address: string) => Record<string, string>
  /** Asks for the token of the present session, after a refusal as `invalid_csrf_token`; whether there is one. */
  renewToken: (signal?: AbortSignal) => Promise<boolean>
}

/**
 * The headers added to a request to `address`: the session's token as `csrf-token` and as bearer (A-270, C-202, C-203). None without a
 * token, and none for other hosts (C-204).
 */
function staffHeaders(address: string, { origin, token }: { origin: string; token: string | null }): Record<string, string> {
  if (!token || !isOwn(address, origin)) return {}
  return { 'csrf-token': token, authorization: `Bearer ${token}` }
}

/** The address of the sign-in page, which returns to `target`. */
export function signInAddress(target: string): string {
  return `/ar/auth/login?target=${encodeURIComponent(target)}`
}

/**
 * Creates the interceptor for all calls of the staff screens. It never throws: the answer carries the failure. If a sign-in in another
 * tab made the token stale, it fetches a new one once; if the session has ended, it starts one sign-in for all calls (C-204).
 */
// Long, since its parts share the token and who is asked for a proof.
export function createStaffFetch(browser: StaffBrowser): StaffFetch {
  let csrfToken: string | null = null
  let isLeaving = false
  let askProof: (() => Promise<boolean>) | null = null

  const headersFor = (address: string) => staffHeaders(address, { origin: browser.origin, token: csrfToken ?? browser.findToken() })

  const send = async (path: string, call: StaffCall): Promise<Response> => {
    const { method = 'GET', body, ifMatch, headers, signal, keepalive = false } = call
    const isRaw = body === undefined || body instanceof FormData || body instanceof Blob || typeof body === 'string'
    return browser.fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(isRaw ? {} : { 'content-type': 'application/json' }),
        ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
        ...headers,
        ...headersFor(path),
      },
      ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      keepalive,
    })
  }

  /** A read that the service has no room for (503 with `Retry-After`) is made again, a write never: its screen says so. */
  const sendPatiently = async (path: string, call: StaffCall): Promise<Response> => {
    const isRead = call.isRead ?? (call.method ?? 'GET') === 'GET'
    for (let tries = 1; ; tries += 1) {
      const response = await send(path, call)
      const pauseMs = response.status === 503 ? retryAfterMs(response.headers.get('retry-after')) : null
      if (!isRead || pauseMs === null || pauseMs > LONGEST_PAUSE_MS || tries === MOST_TRIES) return response
      // Spread out, so that not all browsers ask again at the same moment.
      await pause(pauseMs * (1 + Math.random() / 2), call.signal)
    }
  }

  const renewToken = async (signal?: AbortSignal): Promise<boolean> => {
    const response = await send('/api/csrf_token', signal ? { signal } : {})
    const token = response.ok ? memberOf(memberOf(await response.json(), 'data'), 'csrf_token') : null
    if (typeof token !== 'string') return false
    csrfToken = token
    return true
  }

  const respondOnce = async (path: string, call: StaffCall): Promise<Response> => {
    const response = await sendPatiently(path, call)
    return (await isRefusedAs(response, STALE_TOKEN)) && (await renewToken(call.signal)) ? send(path, call) : response
  }

  /** A call that wants a recent proof is repeated after the person has signed in again, with what it was given. */
  const respond = async (path: string, call: StaffCall = {}): Promise<Response> => {
    for (;;) {
      const response = await respondOnce(path, call)
      if (!askProof || !(await isRefusedAs(response, PROOF_NEEDED)) || !(await askProof())) return response
    }
  }

  async function staffFetch<Data>(path: string, call: StaffCall = {}): Promise<StaffAnswer<Data>> {
    try {
      const answer = await answerOf<Data>(await respond(path, call), call)
      if (answer.status === 401 && isOwn(path, browser.origin)) (call.onSignedOut ?? signIn)()
      return answer
    } catch {
      return { ok: false, status: 0, code: call.signal?.aborted ? 'aborted' : 'network', fields: {}, data: undefined }
    }
  }

  function signIn(): void {
    if (isLeaving) return
    isLeaving = true
    browser.leaveFor(signInAddress(browser.address()))
  }

  return Object.assign(staffFetch, {
    keepToken: (token: string) => {
      csrfToken = token
    },
    askProofBy: (proveIdentity: (() => Promise<boolean>) | null) => {
      askProof = proveIdentity
    },
    respond,
    headersFor,
    renewToken,
  })
}

/** The interceptor of this browser. */
export const staffFetch: StaffFetch = createStaffFetch({
  get origin() {
    return location.origin
  },
  fetch: (...request) => fetch(...request),
  findToken: () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? null,
  address: () => location.pathname + location.search + location.hash,
  leaveFor: (address) => location.assign(address),
})

/** Whether a write was refused because its token is that of another session. */
export function isStaleToken(status: number, code: unknown): boolean {
  return status === 403 && code === STALE_TOKEN
}

async function isRefusedAs(response: Response, code: string): Promise<boolean> {
  if (response.status !== 403 || !isJson(response)) return false
  return memberOf(memberOf(await response.clone().json(), 'error'), 'code') === code
}

/** What `Retry-After` asks for, as seconds or as a date; null for nothing that can be read. */
function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const ms = Number.isFinite(Number(header)) ? seconds(Number(header)) : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** Waits, and rejects as soon as `signal` is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resume, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resume()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}

async function answerOf<Data>(response: Response, { responseType }: StaffCall): Promise<StaffAnswer<Data>> {
  const { ok, status } = response
  if (ok && responseType === 'blob')
    return { ok, status, data: (await response.blob()) as Data, meta: undefined, etag: versionOf(response.headers.get('etag')) }
  const text = await response.text()
  const body: unknown = isJson(response) && text !== '' ? JSON.parse(text) : undefined
  const data = memberOf(body, 'data')
  if (ok) return { ok, status, data: data as Data, meta: memberOf(body, 'meta'), etag: versionOf(response.headers.get('etag')) }
  const error = memberOf(body, 'error')
  const fields = memberOf(error, 'fields')
  return { ok, status, code: String(memberOf(error, 'code') ?? 'error'), fields: (fields ?? {}) as Record<string, string[]>, data }
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? false
}

function versionOf(etag: string | null): string | null {
  return etag?.match(/^(?:W\/)?"(.*)"$/)?.[1] ?? null
}

function memberOf(thing: unknown, key: string): unknown {
  return typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>)[key] : undefined
}
