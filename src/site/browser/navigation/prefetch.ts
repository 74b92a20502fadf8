import { isSitePage } from './site-page.ts'
import { whenIdle } from '../islands/when-idle.ts'

const FRESH_MS = 10_000
const MOST = 20

type Connection = { effectiveType?: string; saveData?: boolean }
type Prefetched = { response: Promise<Response>; at: number }

const pages = new Map<string, Prefetched>()

/** Whether the connection allows prefetching: not on 2g, with data saver on, or offline. */
export function shouldPrefetch(connection: Connection | undefined, isOnline: boolean): boolean {
  return isOnline && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}

/** Prefetches the page of a link when the pointer rests on it or it gets focus, and of the one where either is by now. */
export function startPrefetch(): void {
  consider(document.querySelector('a:hover') ?? document.activeElement)
  for (const type of ['pointerover', 'focusin'] as const) addEventListener(type, ({ target }) => consider(target), { passive: true })
}

/** Takes the prefetched page of this address; a second call gives nothing. */
export function takePrefetched(url: string): Promise<Response> | undefined {
  const page = pages.get(url)
  pages.delete(url)
  return page && performance.now() - page.at < FRESH_MS ? page.response : undefined
}

function consider(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin || !isSitePage(link.pathname)) return
  const url = link.href.split('#')[0] ?? ''
  if (url === location.href.split('#')[0] || pages.has(url)) return
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!shouldPrefetch(connection, navigator.onLine)) return
  whenIdle(() => prefetch(url))
}

function prefetch(url: string): void {
  if (pages.has(url)) return
  if (pages.size >= MOST) pages.delete(pages.keys().next().value ?? '')
  const response = fetchPage(url)
  // Following the link fetches it again, and says there that it failed.
  response.catch(() => pages.delete(url))
  pages.set(url, { response, at: performance.now() })
}

/** Requests a page to swap in, without following redirects. A call without a signal is a prefetch. Fails without an address (A-258, C-171). */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<Response> {
  if (address === '') throw new Error('You have to provide current page pathname.')
  const url = new URL(address)
  url.hash = ''
  return fetch(url, { redirect: 'manual', priority: signal ? 'auto' : 'low', headers: { accept: 'text/html' }, signal: signal ?? null })
}
