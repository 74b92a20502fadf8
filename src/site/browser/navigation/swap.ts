import { AREA, ARRIVES, HAS_BREADCRUMBS, KEY, METAHEAD, PAGE_HEAD, PLACE, RELOAD, SHEET, THEME } from '#ui/page-protocol.ts'
import { layOutWhole } from '../islands/first-screen.ts'
import { announce } from './announcer.ts'
import { words } from '../page-words.ts'

const CARRIED = new RegExp(`<style (${SHEET}="[^"]*")>([^]*?)</style>`, 'g')

/**
 * Parses the next page as a separate document, without running its scripts. Styles that it carries become data: browsers judge style elements of such
 * a document by the policy of this one, which knows no digest of them.
 */
export function pageOf(html: string): Document {
  const page = new DOMParser().parseFromString(html.replace(CARRIED, '<script type="text/css" $1>$2</script>'), 'text/html')
  if (!page.querySelector('main')) throw new Error('a page without main')
  return page
}

/** The fingerprint of a page's content security policy. */
export function policyOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="policy"]')?.content ?? ''
}

/** Addresses of stylesheets that pages carried here, that of the first page among them. */
const carried = new Set<string>()

/** Adds the next page's stylesheets, of which those that it carries are constructed here, and waits for them, so that it never appears unstyled. */
export async function addStylesheets(next: Document, signal: AbortSignal): Promise<void> {
  for (const style of sheetsIn(document)) carried.add(style.getAttribute(SHEET) ?? '')
  for (const text of sheetsIn(next)) {
    const href = text.getAttribute(SHEET) ?? ''
    if (carried.has(href)) continue
    carried.add(href)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text.textContent)
    document.adoptedStyleSheets.push(sheet)
  }
  const present = new Set(linksIn(document))
  await Promise.all(linksIn(next).flatMap((href) => (present.has(href) ? [] : addStylesheet(href, signal))))
}

function sheetsIn(page: Document): NodeListOf<Element> {
  return page.head.querySelectorAll(`[${SHEET}]`)
}

function linksIn(page: Document): string[] {
  return [...page.querySelectorAll('link[rel="stylesheet"]')].map((sheet) => sheet.getAttribute('href') ?? '')
}

function addStylesheet(href: string, signal: AbortSignal): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`stylesheet ${link.href} did not load`)))
    signal.addEventListener('abort', () => {
      link.remove()
      reject(signal.reason)
    })
    document.head.append(link)
  })
}

type Swap = {
  /** Runs on removed parts. */
  leave: (scope: Element) => void
  /** Runs with the swap, at once after it. */
  onEntered: () => void
}

/**
 * Swaps the next page into this document: head, theme, and the parts of the body that differ. Its content fades in, but not in a view transition: it shows pictures of
 * both pages for a while, and whatever is pressed meanwhile is lost.
 */
export function swapPage(next: Document, { leave, onEntered }: Swap): void {
  for (const menu of document.querySelectorAll<HTMLElement>(`[${PLACE}] :popover-open`)) menu.hidePopover()
  for (const name of [THEME, AREA, HAS_BREADCRUMBS]) copyMark(next, name)
  layOutWhole()
  document.title = next.title
  swapHead(next)
  swapPlaces(next, leave)
  document.querySelector('main')?.setAttribute(ARRIVES, '')
  onEntered()
  runScripts(document)
  focusHeading()
}

/** Replaces the page with a failure message and a try-again button. */
export function swapFailure(leave: (scope: Element) => void): void {
  const main = document.querySelector('main')
  if (!main) return
  leave(main)
  const { pageFailed, blockFailed, tryAgain } = words()
  const notice = document.createElement('div')
  notice.className = 'block-failure'
  const [heading, text, link] = [document.createElement('h1'), document.createElement('p'), document.createElement('a')]
  heading.textContent = document.title = pageFailed
  text.textContent = blockFailed
  link.textContent = tryAgain
  link.href = location.href
  notice.append(heading, text, link)
  main.replaceChildren(notice)
  announce(pageFailed)
  focusHeading()
}

function copyMark(next: Document, name: string): void {
  const value = next.documentElement.getAttribute(name)
  if (value === null) document.documentElement.removeAttribute(name)
  else document.documentElement.setAttribute(name, value)
}

/** Replaces the page's own elements in the head; the site's stay. */
function swapHead(next: Document): void {
  for (const element of document.head.querySelectorAll(`[${PAGE_HEAD}]`)) element.remove()
  document.head.append(...[...next.head.querySelectorAll(`[${PAGE_HEAD}]`)].map((element) => document.importNode(element, true)))
}

/** Swaps the body's parts: those without a key always, others only if their key changed. Goes from last to first, inserting each before its successor. */
function swapPlaces(next: Document, leave: (scope: Element) => void): void {
  const present = placesOf(document)
  const wantedPlaces = placesOf(next)
  for (const [name, from] of present) {
    if (wantedPlaces.has(name)) continue
    leave(from)
    from.remove()
  }
  let following: Element | null = null
  for (const [name, to] of [...wantedPlaces].reverse()) {
    const from = present.get(name)
    const isSame = from?.hasAttribute(KEY) && from.getAttribute(KEY) === to.getAttribute(KEY)
    const element: Element = from && isSame ? from : document.importNode(to, true)
    if (!from) document.body.insertBefore(element, following)
    else if (!isSame) {
      leave(from)
      from.replaceWith(element)
    }
    following = element
  }
}

function placesOf(page: Document): Map<string | null, Element> {
  return new Map([...page.querySelectorAll(`body > [${PLACE}]`)].map((element) => [element.getAttribute(PLACE), element]))
}

/** Parsed scripts do not run, so this recreates the metaheads that run on each page. */
function runScripts(page: Document): void {
  for (const script of page.querySelectorAll<HTMLScriptElement>(`script[${RELOAD}], main script[${METAHEAD}]`)) {
    const fresh = document.createElement('script')
    for (const { name, value } of script.attributes) fresh.setAttribute(name, value)
    fresh.text = script.text
    script.replaceWith(fresh)
  }
}

/** Focuses the new page's heading without scrolling, since the browser restores the scroll position. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
