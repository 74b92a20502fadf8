import { announce } from './announcer.ts'
import { counted } from './fetch-count.ts'
import { scan, unmount } from './islands.ts'
import { drawLoadingBar, finishLoadingBar, followFetches } from './loading-bar.ts'
import { $page, enterPage, readPage } from './page-state.ts'
import { fetchPage, isSitePage, takePrefetched } from './prefetch.ts'
import { reloadOnce } from './reload-once.ts'
import { addStylesheets, pageOf, policyOf, swapFailure, swapPage } from './swap.ts'

type Navigate = NavigateEvent

/** Takes navigations between pages of the site over: fetches the next page's HTML and swaps it in. Without the Navigation API nothing happens. */
export function startNavigator(): void {
  enterPage(readPage(document), 200)
  const bar = document.getElementById('loading-bar')
  if (bar) drawLoadingBar(bar)
  followFetches()
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event)) return
    const url = new URL(event.destination.url)
    // Once the navigation is taken over, the address is the new one already.
    const isLoading = changesPage(url)
    event.intercept({
      focusReset: 'manual',
      scroll: keepsPlace(event, url) ? 'manual' : 'after-transition',
      handler: () => visit(url, event.signal, isLoading),
    })
  })
}

/** Whether a navigation goes from one page of the site to another within this tab. */
function isOurs(event: Navigate): boolean {
  const url = new URL(event.destination.url)
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return false
  if (event.navigationType === 'reload' || url.origin !== location.origin || !isSitePage(url.pathname)) return false
  // Back and forward between swapped pages stay in one document; replaceState and a second click on a hash do so as well.
  if (event.destination.sameDocument && event.navigationType !== 'traverse') return false
  return true
}

/** Another query of the same page keeps the place where the visitor reads; back and forward have places of their own. */
function keepsPlace({ navigationType }: Navigate, { pathname, hash }: URL): boolean {
  return navigationType !== 'traverse' && hash === '' && pathname === location.pathname
}

async function visit(url: URL, signal: AbortSignal, isLoading: boolean): Promise<void> {
  try {
    const arriving = arrive(url, signal)
    const page = await (isLoading ? counted(arriving) : arriving)
    if (!page) return void location.reload()
    if (isMissing(page) && url.pathname !== NOT_FOUND) return void navigation.navigate(NOT_FOUND, { history: 'replace' })
    await swapPage(page.content, unmount)
    enterPage(readPage(document), page.status)
    announce(document.title)
    scan(document)
    // The error page stands in place of the page that failed.
    finishLoadingBar(page.status >= 500)
  } catch (error) {
    if (signal.aborted) return
    console.warn(error)
    finishLoadingBar(true)
    // The address is committed already, so the browser loads it by itself; a second failure within a minute, or one without a network, is told in its place.
    if (!reloadOnce()) swapFailure(unmount)
  }
}

type Arrival = { content: Document; status: number }

/** Where a visitor who follows a link to a missing page ends; who asks for the address directly stays there. */
const NOT_FOUND = '/ar/404'

/** Whether the answer is the page-not-found screen; a vehicle that is not there has a page of its own. */
function isMissing({ content, status }: Arrival): boolean {
  return status === 404 && `/ar/${readPage(content).path}` === NOT_FOUND
}

/** The page behind an address with its stylesheets in place; null for one that the browser has to load by itself. */
async function arrive(url: URL, signal: AbortSignal): Promise<Arrival | null> {
  const response = await (takePrefetched(url.href.split('#')[0] ?? '') ?? fetchPage(url.href, signal))
  // Where a redirect leads is not told, and another site is only the browser's to go to.
  if (response.type === 'opaqueredirect') return null
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`not a page: ${url.pathname}`)
  const content = pageOf(await response.text())
  signal.throwIfAborted()
  // Scripts allowed on that page may not be allowed under this document's policy.
  if (policyOf(content) !== policyOf(document)) return null
  await addStylesheets(content, signal)
  signal.throwIfAborted()
  return { content, status: response.status }
}

/** A change of path, or of a query parameter that the page watches, counts as loading. */
function changesPage(url: URL): boolean {
  if (url.pathname !== location.pathname) return true
  const watch = $page.get().current?.watch ?? []
  const before = new URLSearchParams(location.search)
  return watch.some((name) => before.get(name) !== url.searchParams.get(name))
}
