import { atom, type ReadableAtom } from 'nanostores'

/** The settings `currency_exchange.*`: where the rate is asked for, and the keys of the rate and of its first day. */
export type ExchangeSource = { apiUrl: string; responseKey: string; startDateKey: string }

/** C-131. `rate` is null while none is known; `startDate` is the first day of the rate in milliseconds, null without one. */
export type ExchangeState = { status: 'not loaded' | 'loading' | 'loaded'; rate: number | null; startDate: number | null }

type Options = { fetch?: typeof fetch }

const TIMEOUT_MS = 5000

const state = atom<ExchangeState>({ status: 'not loaded', rate: null, startDate: null })
export const $exchange: ReadableAtom<ExchangeState> = state

/**
 * Loads the rate from `{apiUrl}/currency-exchange`, once a page: the first call loads it for all; later calls and failures do not request it
 * again (C-132, C-133, C-291). An answer without the key of the rate is logged to the console and gives no rate (C-329).
 */
export async function loadExchangeRate({ apiUrl, responseKey, startDateKey }: ExchangeSource, options: Options = {}): Promise<void> {
  if (apiUrl === '' || state.get().status !== 'not loaded') return
  state.set({ status: 'loading', rate: null, startDate: null })
  const body = await readAnswer(`${apiUrl.replace(/\/+$/, '')}/currency-exchange`, options)
  if (body === null) return state.set({ status: 'loaded', rate: null, startDate: null })
  const rate = rateOf(body[responseKey])
  if (rate === null) console.error(`The currency exchange has no rate under the key "${responseKey}"`)
  state.set({ status: 'loaded', rate, startDate: dayOf(body[startDateKey]) })
}

/** Calls `tell` with the current rate and each change; null while there is none. Returns a function that stops it. */
export function followRate(source: ExchangeSource, tell: (rate: number | null) => void): () => void {
  const stop = $exchange.subscribe((state) => tell(rateAt(state, Date.now())))
  void loadExchangeRate(source)
  return stop
}

/** The rate that holds at a time in milliseconds: none before its first day (C-294). */
export function rateAt({ rate, startDate }: ExchangeState, now: number): number | null {
  return startDate !== null && now < startDate ? null : rate
}

async function readAnswer(address: string, { fetch: request = fetch }: Options): Promise<Record<string, unknown> | null> {
  try {
    const response = await request(address, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const body: unknown = response.ok ? await response.json() : null
    return typeof body === 'object' ? (body as Record<string, unknown> | null) : null
  } catch {
    return null // prices stand as they are (C-132)
  }
}

function rateOf(value: unknown): number | null {
  const rate = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isFinite(rate) && rate > 0 ? rate : null
}

/** An unreadable day counts as absent (C-294). */
function dayOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : time
}
