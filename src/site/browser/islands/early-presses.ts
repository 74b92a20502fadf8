import { loadModule } from '#ui/load-module.ts'
import { ISLAND, READY, RETRY, WAITS_FOR_ISLAND } from '#ui/page-protocol.ts'
import { afterInteractionCode, loadAfterInteractionFrom, fetchAfterInteraction } from '../after-interaction-code.ts'
import { hydrate } from './island-code.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** How long a press of a link or button waits at most for the code that answers it. */
const MOST_MS = 1000

/** Keys by which tabs and carousels are moved. */
const MOVES = /^(Arrow(Left|Right)|Home|End)$/

/** The early events of each island, in order. */
const keptEvents = new Map<HTMLElement, (() => void)[]>()
/** What was entered last: drawing an island for one field resets the others. */
const enteredValues = new Map<Field, { value: string; checked: boolean }>()
/** Elements that can be pressed again on behalf of the visitor. */
const repeated = new WeakSet<HTMLElement>()

/**
 * Keeps what visitors do to islands that are not ready, and repeats it after: presses of buttons, moves by key, and what was typed or chosen. Links,
 * native controls and forms work meanwhile, except for links marked {@link WAITS_FOR_ISLAND}. A first press of a link or button that comes before the code
 * after the first interaction waits for it a moment.
 */
export function keepEarlyPresses(): void {
  loadAfterInteractionFrom(() => import('../after-interaction.ts'))
  // The finger is on the glass for a while before its press counts: the island is fetched meanwhile.
  addEventListener('pointerdown', wakeIsland, { capture: true, passive: true })
  addEventListener('click', keepClick, { capture: true })
  addEventListener('keydown', keepMove, { capture: true })
  for (const type of ['input', 'change']) addEventListener(type, keepValue, { capture: true })
}

function wakeIsland(event: Event): void {
  const island = waitingIslandOf(closestTo(event, '*'))
  if (island) void wake(island)
}

const answers = () => loadModule(() => import('./answer-at-once.ts'))

/** The small code that answers a press comes first: on a slow phone React would keep it waiting. */
function wake(island: HTMLElement): Promise<boolean> {
  const hydrateIt = () => hydrate(island)
  return answers().then(hydrateIt, hydrateIt)
}

function keepClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  const button = closestTo(event, isPlain ? `button, a[role=tab], a[${WAITS_FOR_ISLAND}]` : 'button')
  const island = waitingIslandOf(button)
  if (!button || !island || button.hasAttribute(RETRY) || (button as HTMLButtonElement).popoverTargetElement) {
    if (isPlain) waitForCode(event)
    return
  }
  event.preventDefault()
  event.stopPropagation()
  keepPress(button, island)
}

function keepPress(button: HTMLElement, island: HTMLElement): void {
  let repeat = () => button.click()
  answers().then(
    ({ answerAtOnce }) => {
      if (!island.hasAttribute(READY)) repeat = answerAtOnce(button, island) ?? repeat
    },
    // Without an answer the press is repeated all the same.
    () => undefined,
  )
  keep(island, () => {
    if (island.hasAttribute(READY)) repeat()
    else if (button instanceof HTMLAnchorElement) location.assign(button.href)
    else if (button.getAttribute('type') === 'submit') (button as HTMLButtonElement).form?.requestSubmit(button)
  })
}

/** Holds the first press of a link or button until its code is loaded; the touch before it has requested the code. */
function waitForCode(event: Event): void {
  const pressed = closestTo(event, 'a[href], button')
  if (!pressed || afterInteractionCode() || repeated.delete(pressed) || (pressed as HTMLButtonElement).popoverTargetElement) return
  event.preventDefault()
  event.stopPropagation()
  const repeat = () => {
    if (!pressed.isConnected) return
    repeated.add(pressed)
    pressed.click()
    repeated.delete(pressed)
  }
  const timeout = new Promise((resume) => setTimeout(resume, MOST_MS))
  // Without the code the browser answers: it follows the link, or sends the form.
  void Promise.race([fetchAfterInteraction(), timeout]).then(repeat, repeat)
}

function keepMove(event: KeyboardEvent): void {
  const target = closestTo(event, 'button, [role=tab]')
  const island = waitingIslandOf(target)
  const { key, ctrlKey, metaKey, altKey } = event
  if (!target || !island || !MOVES.test(key) || ctrlKey || metaKey || altKey) return
  event.preventDefault()
  keep(island, () => {
    const { activeElement } = document
    // An earlier move may have taken the focus along.
    const focused = island.contains(activeElement) ? activeElement : target
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}

function keepValue(event: Event): void {
  const field = closestTo(event, 'input, select, textarea') as Field | null
  const island = waitingIslandOf(field)
  if (!field || !island) return
  const isKnown = enteredValues.has(field)
  enteredValues.set(field, { value: field.value, checked: (field as HTMLInputElement).checked })
  if (!isKnown) keep(island, () => repeatChange(field))
}

/** Tells a hydrated field what was entered before, as if it were entered now. */
function repeatChange(field: Field): void {
  const { value = '', checked = false } = enteredValues.get(field) ?? {}
  enteredValues.delete(field)
  if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement
    box.checked = !checked
    box.click()
    return
  }
  if (field.type !== 'file') {
    // React compares with the value that it saw last. It sees what is set on the element, and not what is set on its prototype.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function keep(island: HTMLElement, repeat: () => void): void {
  const queue = keptEvents.get(island)
  if (queue) {
    queue.push(repeat)
    return
  }
  const own = [repeat]
  keptEvents.set(island, own)
  void wake(island).then(async () => {
    keptEvents.delete(island)
    for (const again of own) {
      again()
      // What it changed is drawn before the next one is repeated.
      await new Promise((resume) => setTimeout(resume))
    }
  })
}

function closestTo({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function waitingIslandOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(`[${ISLAND}]:not([${READY}])`) ?? null
}
