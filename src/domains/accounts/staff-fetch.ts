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
  pause: (ms: number) => Promise<void>
}

/** How often a read is tried while the service has no room for it, and the longest pause before the next try in ms. */
const MOST_TRIES = 3
const LONGEST_PAUSE_MS = 5000

export type StaffFetch = {
  <Data = unknown>(path: string, call?: StaffCall): Promise<StaffAnswer<Data>>
  /** Sets the token from GET /api/editing/session, for pages without the meta tag. */
  keepToken: (token: string) => void
}

/**
 * The headers added to a request to `address`: the session's token as `csrf-token` and as bearer (A-270, C-202, C-203). None without a
 * token, and none for other hosts (C-204).
 */
export function staffHeaders(address: string, { origin, token }: { origin: string; token: string | null }): Record<string, string> {
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
export function createStaffFetch(browser: StaffBrowser): StaffFetch {
  let kept: string | null = null
  let isLeaving = false

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
        ...staffHeaders(path, { origin: browser.origin, token: kept ?? browser.findToken() }),
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
      const pauseMs = Number(response.headers.get('retry-after')) * 1000
      if (response.status !== 503 || !isRead || !pauseMs || tries === MOST_TRIES) return response
      await browser.pause(Math.min(pauseMs, LONGEST_PAUSE_MS))
    }
  }

  const renewToken = async (): Promise<boolean> => {
    const response = await send('/api/editing/session', {})
    const token = response.ok ? memberOf(memberOf(await response.json(), 'data'), 'csrf_token') : null
    if (typeof token !== 'string') return false
    kept = token
    return true
  }

  async function staffFetch<Data>(path: string, call: StaffCall = {}): Promise<StaffAnswer<Data>> {
    try {
      let answer = await answerOf<Data>(await sendPatiently(path, call), call)
      if (!answer.ok && answer.code === 'invalid_csrf_token' && (await renewToken())) answer = await answerOf<Data>(await send(path, call), call)
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
      kept = token
    },
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
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}

async function answerOf<Data>(response: Response, { responseType }: StaffCall): Promise<StaffAnswer<Data>> {
  const { ok, status } = response
  if (ok && responseType === 'blob')
    return { ok, status, data: (await response.blob()) as Data, meta: undefined, etag: versionOf(response.headers.get('etag')) }
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
  const data = memberOf(body, 'data')
  if (ok) return { ok, status, data: data as Data, meta: memberOf(body, 'meta'), etag: versionOf(response.headers.get('etag')) }
  const error = memberOf(body, 'error')
  const fields = memberOf(error, 'fields')
  return { ok, status, code: String(memberOf(error, 'code') ?? 'error'), fields: (fields ?? {}) as Record<string, string[]>, data }
}

function versionOf(etag: string | null): string | null {
  return etag?.match(/^(?:W\/)?"(.*)"$/)?.[1] ?? null
}

function memberOf(thing: unknown, key: string): unknown {
  return typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>)[key] : undefined
}
