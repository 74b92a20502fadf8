import { blockIslands } from '#blocks/islands.gen.ts'
import { screenIslands } from '#screens/islands.gen.ts'
import { widgetIslands } from '#widgets/islands.gen.ts'
import type { AnyView } from '#block-engine/define-block.ts'
import { loadModule } from '#ui/load-module.ts'
import { ISLAND, NEAR, PROPS_OF, READY, RETRY, VIEW_ID, WAITS_FOR_ISLAND, WAKES, WHEN } from '#ui/page-protocol.ts'
import { reloadOnce } from './reload-once.ts'
import { whenIdle } from './when-idle.ts'
import { words } from './page-words.ts'

/** How far from the view an island starts to hydrate, in px, where its markup does not say. */
const NEAR_PX = 300

/** What a visitor does first with a block: a pointer is over it before it presses, and focus in it before a key is pressed. */
const TOUCHES = ['pointerover', 'focusin', 'click', 'input']

const islands = { ...blockIslands, ...screenIslands, ...widgetIslands }
const ends = new Map<Element, () => void>()
const started = new WeakMap<Element, Promise<void>>()
const observers = new Map<number, IntersectionObserver>()

/** Finds the islands below `scope` and hydrates each when its time comes. */
export function scan(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) {
    if (started.has(element)) continue
    // An address with a hash may name something inside an island, which only the island knows how to open.
    const when = location.hash ? 'load' : element.getAttribute(WHEN)
    if (when === 'load') void hydrate(element)
    else if (when === 'idle') whenIdle(() => void hydrate(element))
    else if (when === 'touch') hydrateOnTouch(element)
    else observerAt(Number(element.getAttribute(NEAR) ?? NEAR_PX)).observe(boxOf(element))
  }
}

/** Ends the React roots below `scope`, before its markup leaves the page. */
export function unmount(scope: Element): void {
  for (const [element, end] of ends) {
    if (!scope.contains(element)) continue
    ends.delete(element)
    end()
  }
}

/** Hydrates the page's islands and keeps clicks that come before one of them is ready. */
export function runIslands(): void {
  afterFirstScreen(() => scan(document))
  addEventListener('click', keepEarlyClick, { capture: true })
}

/** Hydrates one island; calling it again gives the same promise. */
export function hydrate(element: HTMLElement): Promise<void> {
  const running = started.get(element)
  if (running) return running
  const hydrating = hydrateNow(element).catch((error: unknown) => {
    console.error(error)
    if (reloadOnce()) return
    showFailure(element)
  })
  started.set(element, hydrating)
  return hydrating
}

/** Another try for an island whose code did not load: its notice goes, its markup never went. */
export async function hydrateAgain(element: HTMLElement): Promise<void> {
  element.querySelector('.block-failure')?.remove()
  started.delete(element)
  await hydrate(element)
}

async function hydrateNow(element: HTMLElement): Promise<void> {
  const name = element.getAttribute(ISLAND) ?? ''
  const island = islands[name]
  if (!island) throw new Error(`no island ${name}`)
  const [{ mount }, module] = await Promise.all([loadMount(), loadModule(island.load)])
  if (!element.isConnected) return
  const View = (module as Record<string, AnyView>)[island.view]
  if (!View) throw new Error(`no view in ${name}`)
  const { ready, end } = mount(element, View, propsOf(element))
  ends.set(element, end)
  await ready
  element.setAttribute(READY, '')
}

const loadMount = () => loadModule(() => import('./mount.ts'))

/**
 * Leaves a block as the server drew it until a visitor turns to it; React is there by then. A block does not wait when `WAKES` in it says `now`,
 * or names a key of the browser's storage that holds something: what only the browser knows is still to be shown.
 */
function hydrateOnTouch(element: HTMLElement): void {
  const keys = element.querySelector(`[${WAKES}]`)?.getAttribute(WAKES)?.split(' ') ?? []
  if (keys.some((key) => key === 'now' || isKept(key))) return void hydrate(element)
  // One that does not come now is asked for again when it is needed.
  loadMount().catch(() => undefined)
  const listening = new AbortController()
  const { signal } = listening
  const wake = () => {
    listening.abort()
    if (element.isConnected) void hydrate(element)
  }
  for (const type of TOUCHES) element.addEventListener(type, wake, { signal, capture: true })
  addEventListener('storage', ({ key }) => keys.includes(key ?? '') && wake(), { signal })
}

/** Whether the browser's storage holds a list under a key that is not empty. */
function isKept(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? '[]') !== '[]'
  } catch {
    return false // a browser that keeps nothing
  }
}

function propsOf(element: HTMLElement): Record<string, unknown> {
  const data = element.nextElementSibling
  if (!(data instanceof HTMLScriptElement) || data.getAttribute(PROPS_OF) !== element.getAttribute(VIEW_ID))
    throw new Error(`no props for ${element.getAttribute(VIEW_ID)}`)
  return JSON.parse(data.text) as Record<string, unknown>
}

/** What of an island can come into view: around a bar that sticks stands an element without a box, which never does. */
function boxOf(element: HTMLElement): Element {
  return getComputedStyle(element).display === 'contents' ? (element.firstElementChild ?? element) : element
}

function observerAt(distance: number): IntersectionObserver {
  const known = observers.get(distance)
  if (known) return known
  const made = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        made.unobserve(target)
        const island = target.closest<HTMLElement>(`[${ISLAND}]`)
        if (island) void hydrate(island)
      }
    },
    { rootMargin: `${distance}px` },
  )
  observers.set(distance, made)
  return made
}

/** What the page first shows goes before code: once it has loaded and is painted, or when the visitor presses something. */
function afterFirstScreen(task: () => void): void {
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(task)))
  if (document.readyState === 'complete') painted()
  else addEventListener('load', painted, { once: true })
}

/**
 * Links and native controls work before hydration; a button of an island waits for it and is then pressed. So does a link that changes
 * its island and leads to a page only where the island cannot.
 */
function keepEarlyClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(isPlain ? `button, a[${WAITS_FOR_ISLAND}]` : 'button') : null
  const island = button?.closest<HTMLElement>(`[${ISLAND}]`)
  if (!button || !island || island.hasAttribute(READY) || button.hasAttribute(RETRY) || (button as HTMLButtonElement).popoverTargetElement) return
  event.preventDefault()
  event.stopPropagation()
  void hydrate(island).then(() => {
    if (island.hasAttribute(READY)) button.click()
    else if (button instanceof HTMLAnchorElement) location.assign(button.href)
  })
}

/** The server's markup stays readable; below it the block says that it cannot be used, and offers to try again. */
function showFailure(element: HTMLElement): void {
  if (element.querySelector(`[${RETRY}]`)) return
  const { blockFailed, tryAgain } = words()
  const notice = document.createElement('div')
  notice.className = 'block-failure'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = blockFailed
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute(RETRY, element.getAttribute(VIEW_ID) ?? '')
  button.textContent = tryAgain
  notice.append(text, button)
  element.append(notice)
}
