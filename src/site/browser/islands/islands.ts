import { blockIslands } from '#blocks/islands.gen.ts'
import { screenIslands } from '#screens/islands.gen.ts'
import { widgetIslands } from '#widgets/islands.gen.ts'
import type { AnyView } from '#block-engine/define-block.ts'
import { loadModule } from '#ui/load-module.ts'
import { ISLAND, NEAR, PROPS_OF, READY, RETRY, VIEW_ID, WHEN } from '#ui/page-protocol.ts'
import { reloadOnce } from '../navigation/reload-once.ts'
import { whenIdle } from './when-idle.ts'
import { wakesNow, wakingNames } from './wakes-now.ts'
import { words } from '../page-words.ts'

/** The default distance from the viewport at which an island hydrates, in px. */
const NEAR_PX = 300

/** The first events of an interaction: a pointer enters before it presses, and focus arrives before a key is pressed. */
const TOUCHES = ['pointerover', 'focusin', 'click', 'input']

const islands = { ...blockIslands, ...screenIslands, ...widgetIslands }
const ends = new Map<Element, () => void>()
const starts = new WeakMap<Element, Promise<void>>()
const observers = new Map<number, IntersectionObserver>()

/** Finds the islands below `scope` and schedules their hydration, after the first interaction of a visitor. */
export function scan(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) {
    if (starts.has(element)) continue
    const when = element.getAttribute(WHEN)
    if (wakesNow(element)) void hydrate(element)
    else if (when === 'idle') whenIdle(() => void hydrate(element))
    else if (when === 'touch') hydrateOnTouch(element)
    else observerAt(Number(element.getAttribute(NEAR) ?? NEAR_PX)).observe(boxOf(element))
  }
}

/** Unmounts the React roots below `scope`, before its markup leaves the page. */
export function unmount(scope: Element): void {
  for (const [element, end] of ends) {
    if (!scope.contains(element)) continue
    ends.delete(element)
    end()
  }
}

/** Hydrates one island; further calls give the same promise. */
export function hydrate(element: HTMLElement): Promise<void> {
  const running = starts.get(element)
  if (running) return running
  const hydrating = hydrateNow(element).catch((error: unknown) => {
    console.error(error)
    if (reloadOnce()) return
    showFailure(element)
  })
  starts.set(element, hydrating)
  return hydrating
}

/** Retries an island whose code failed to load, and removes its failure notice. */
export async function hydrateAgain(element: HTMLElement): Promise<void> {
  element.querySelector('.block-failure')?.remove()
  starts.delete(element)
  await hydrate(element)
}

async function hydrateNow(element: HTMLElement): Promise<void> {
  const name = element.getAttribute(ISLAND) ?? ''
  const load = islands[name]
  if (!load) throw new Error(`no island ${name}`)
  const [{ mount }, module] = await Promise.all([loadMount(), loadModule(load)])
  if (!element.isConnected) return
  const View = Object.values(module).find((exported): exported is AnyView => typeof exported === 'function')
  if (!View) throw new Error(`no view in ${name}`)
  const { ready, end } = mount(element, View, propsOf(element))
  ends.set(element, end)
  await ready
  element.setAttribute(READY, '')
}

const loadMount = () => loadModule(() => import('./mount.ts'))

/** Hydrates a block when a visitor turns to it, or when another part of the page keeps what it shows; React is preloaded by then. */
function hydrateOnTouch(element: HTMLElement): void {
  // Who is in it already turned to it before anybody listened.
  if (element.contains(document.activeElement) || element.matches(':hover')) return void hydrate(element)
  const names = wakingNames(element)
  // A failed preload is retried when the block hydrates.
  loadMount().catch(() => undefined)
  const listening = new AbortController()
  const { signal } = listening
  const wake = () => {
    listening.abort()
    if (element.isConnected) void hydrate(element)
  }
  for (const type of TOUCHES) element.addEventListener(type, wake, { signal, capture: true })
  addEventListener('storage', ({ key }) => names.includes(key ?? '') && wake(), { signal })
}

function propsOf(element: HTMLElement): Record<string, unknown> {
  const data = element.nextElementSibling
  if (!(data instanceof HTMLScriptElement) || data.getAttribute(PROPS_OF) !== element.getAttribute(VIEW_ID))
    throw new Error(`no props for ${element.getAttribute(VIEW_ID)}`)
  return JSON.parse(data.text) as Record<string, unknown>
}

/** The element of an island to observe: the wrapper of a sticky bar has no box and never intersects the viewport. */
function boxOf(element: HTMLElement): Element {
  return getComputedStyle(element).display === 'contents' ? (element.firstElementChild ?? element) : element
}

function observerAt(distance: number): IntersectionObserver {
  const observer = observers.get(distance)
  if (observer) return observer
  const newObserver = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        newObserver.unobserve(target)
        const island = target.closest<HTMLElement>(`[${ISLAND}]`)
        if (island) whenOnline(() => island.isConnected && void hydrate(island))
      }
    },
    { rootMargin: `${distance}px` },
  )
  observers.set(distance, newObserver)
  return newObserver
}

/** What only comes into view can wait for a connection: its markup is there, and a press asks for it at once. */
function whenOnline(task: () => void): void {
  if (navigator.onLine) task()
  else addEventListener('online', task, { once: true })
}

/** Adds a failure notice with a try-again button below the server's markup, which stays readable. */
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
