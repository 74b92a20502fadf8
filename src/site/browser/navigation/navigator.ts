import { afterInteractionCode, fetchAfterInteraction } from '../after-interaction-code.ts'
import { changesPage } from './changes-page.ts'
import { enterPage, readPage } from './page-state.ts'
import { isSitePage } from './site-page.ts'

type Navigate = NavigateEvent

/** Keys of the history entries that the current page added to its own, such as the filters of a list. */
const ownEntries = new Set<string | undefined>()

/**
 * Where the visitor was on each page that was swapped for another, by the key of its history entry. The browser remembers an element as well and scrolls to
 * what it takes for the same one, which in a page that was swapped in may be another.
 */
const places = new Map<string, { left: number; top: number }>()

/** Intercepts navigations between pages of the site: fetches the next page's HTML and swaps it in. Does nothing without the Navigation API. */
export function startNavigator(): void {
  enterPage(readPage(document), 200)
  if (!('navigation' in globalThis)) return
  ownEntries.add(navigation.currentEntry?.key)
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push' && !navigation.transition) ownEntries.add(navigation.currentEntry?.key)
  })
  navigation.addEventListener('navigate', (event) => {
    // Going back by the browser's own button is no interaction, so the code of a visit may still have to come.
    if (!isOurs(event) || !(afterInteractionCode() || window.navigator.onLine)) return
    const url = new URL(event.destination.url)
    // Once the navigation is intercepted, `location` is the new address.
    const isLoading = changesPage(url, location)
    if (navigation.currentEntry) places.set(navigation.currentEntry.key, { left: scrollX, top: scrollY })
    const place = event.navigationType === 'traverse' ? places.get(event.destination.key) : undefined
    event.intercept({
      focusReset: 'manual',
      scroll: place || keepsPlace(event, url) ? 'manual' : 'after-transition',
      handler: async () => {
        // Without the code the address is loaded by the browser, below.
        const code = await fetchAfterInteraction().catch(() => undefined)
        if (event.signal.aborted) return
        // The address is committed already, so a reload lets the browser load it.
        if (code) await code.visit(url, { signal: event.signal, isLoading, onEntered })
        else location.reload()
      },
    })

    function onEntered(): void {
      ownEntries.clear()
      ownEntries.add(navigation.currentEntry?.key)
      if (place) scrollTo({ ...place, behavior: 'instant' })
    }
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

/** Whether to keep the scroll position: for a new query on the same page. */
function keepsPlace({ navigationType }: Navigate, { pathname, hash }: URL): boolean {
  return navigationType !== 'traverse' && hash === '' && pathname === location.pathname
}
