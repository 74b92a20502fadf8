import { announce } from './announcer.ts'
import { countFetch } from './fetch-count.ts'
import { scan, unmount } from '../islands/island-code.ts'
import { finishLoadingBar } from './loading-bar.ts'
import { enterPage, readPage } from './page-state.ts'
import { fetchPage, takePrefetched } from './prefetch.ts'
import { reloadOnce } from './reload-once.ts'
import { addStylesheets, pageOf, policyOf, swapFailure, swapPage } from './swap.ts'

type Visit = {
  signal: AbortSignal
  /** Whether it counts as loading. */
  isLoading: boolean
  /** Runs when the page is there. */
  onEntered: () => void
}

/** Brings the page of an address that the browser has entered already. */
export async function visit(url: URL, { signal, isLoading, onEntered }: Visit): Promise<void> {
  try {
    const arriving = arrive(url, signal)
    const page = await (isLoading ? countFetch(arriving) : arriving)
    if (!page) return void location.reload()
    if (isMissing(page) && url.pathname !== NOT_FOUND) return void navigation.navigate(NOT_FOUND, { history: 'replace' })
    swapPage(page.content, { leave: unmount, onEntered })
    enterPage(readPage(document), page.status)
    announce(document.title)
    void scan(document)
    // Shows the error page in place of the failed page.
    finishLoadingBar(page.status >= 500)
  } catch (error) {
    if (signal.aborted) return
    console.warn(error)
    finishLoadingBar(true)
    // The address is committed already, so a reload lets the browser load it. After a second failure within a minute, or without a network, a message takes the page's place.
    if (!reloadOnce()) swapFailure(unmount)
  }
}

type Arrival = { content: Document; status: number }

/** Where a link to a missing page leads; a direct visit keeps its address. */
const NOT_FOUND = '/ar/404'

/** Whether the response is the page-not-found screen; missing vehicles have a screen of their own. */
function isMissing({ content, status }: Arrival): boolean {
  return status === 404 && `/ar/${readPage(content).path}` === NOT_FOUND
}

/** Fetches a page and its stylesheets; null when the browser must load the address itself. */
async function arrive(url: URL, signal: AbortSignal): Promise<Arrival | null> {
  const response = await (takePrefetched(url.href.split('#')[0] ?? '') ?? fetchPage(url.href, signal))
  // `fetch` hides the target of a redirect, which may be another site, so the browser must follow it.
  if (response.type === 'opaqueredirect') return null
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`not a page: ${url.pathname}`)
  const content = pageOf(await response.text())
  signal.throwIfAborted()
  // This document's policy may block scripts of the next page.
  if (policyOf(content) !== policyOf(document)) return null
  await addStylesheets(content, signal)
  signal.throwIfAborted()
  return { content, status: response.status }
}
