import { announce } from './announcer.ts'
import { counted } from './fetch-count.ts'
import { scan, unmount } from './islands.ts'
import { drawLoadingBar, finishLoadingBar, followFetches } from './loading-bar.ts'
import { $page, enterPage, readPage } from './page-state.ts'
import { fetchPage, isSitePage, takePrefetched } from './prefetch.ts'
import { reloadOnce } from './reload-once.ts'
import { addStylesheets, pageOf, policyOf, swapFailure, swapPage } from './swap.ts'

type Navigate = NavigateEvent

/** Keys of the history entries that the current page added to its own, such as the filters of a list. */
const ownEntries = new Set<string | undefined>()

/** Intercepts navigations between pages of the site: fetches the next page's HTML and swaps it in. Does nothing without the Navigation API. */
export function startNavigator(): void {
  enterPage(readPage(document), 200)
  const bar = document.getElementById('loading-bar')
  if (bar) drawLoadingBar(bar)
  followFetches()
  if (!('navigation' in globalThis)) return
  ownEntries.add(navigation.currentEntry?.key)
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' && !navigation.transition) ownEntries.add(navigation.currentEntry?.key)
  })
  navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event)) return
    const url = new URL(event.destination.url)
    // Once the navigation is intercepted, `location` is the new address.
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
  // Back and forward between swapped pages are same-document navigations, but so are replaceState and hash links.
  if (!event.destination.sameDocument) return true
  // A page restores its own entries, by `popstate`.
  return event.navigationType === 'traverse' && !ownEntries.has(event.destination.key)
}

/** Whether to keep the scroll position: for a new query on the same page. Back and forward restore their own positions. */
function keepsPlace({ navigationType }: Navigate, { pathname, hash }: URL): boolean {
  return navigationType !== 'traverse' && hash === '' && pathname === location.pathname
}

async function visit(url: URL, signal: AbortSignal, isLoading: boolean): Promise<void> {
  try {
    const arriving = arrive(url, signal)
    const page = await (isLoading ? counted(arriving) : arriving)
    if (!page) return void location.reload()
    if (isMissing(page) && url.pathname !== NOT_FOUND) return void navigation.navigate(NOT_FOUND, { history: 'replace' })
    await swapPage(page.content, { leave: unmount, entered: ownNoOtherEntries, signal })
    enterPage(readPage(document), page.status)
    announce(document.title)
    scan(document)
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

function ownNoOtherEntries(): void {
  ownEntries.clear()
  ownEntries.add(navigation.currentEntry?.key)
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

/** Whether a navigation counts as loading: the path or a watched query parameter changes. */
function changesPage(url: URL): boolean {
  if (url.pathname !== location.pathname) return true
  const watch = $page.get().current?.watch ?? []
  const before = new URLSearchParams(location.search)
  return watch.some((name) => before.get(name) !== url.searchParams.get(name))
}
