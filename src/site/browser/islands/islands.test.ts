// @vitest-environment jsdom
import { createElement, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const loading = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new Error('not set')) }))
vi.mock('#blocks/islands.gen.ts', () => ({ blockIslands: { counter: () => loading.load() } }))
vi.mock('#widgets/islands.gen.ts', () => ({ widgetIslands: {} }))

/** Modules that come for the first time take a while on a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

function Counter({ id }: { id: string }) {
  const [count, setCount] = useState(0)
  return createElement('button', { type: 'button', 'data-own': id, onClick: () => setCount(count + 1) }, `نقرات: ${count}`)
}

/** Draws another view in the block's place. */
function draw(View: () => ReturnType<typeof createElement>): void {
  block().innerHTML = renderToString(createElement(View), { identifierPrefix: 'b1' })
}

const reload = vi.fn()
const observed: Element[] = []
const margins: (string | undefined)[] = []
const added: [string, EventListener, unknown][] = []

beforeEach(() => {
  vi.resetModules()
  reload.mockReset()
  sessionStorage.clear()
  const { addEventListener: listen } = globalThis
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options: AddEventListenerOptions) => {
    added.push([type, listener, options])
    listen(type, listener, options)
  })
  observed.length = 0
  margins.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(_seen: unknown, options?: IntersectionObserverInit) {
        margins.push(options?.rootMargin)
      }
      observe = (element: Element) => void observed.push(element)
      unobserve = () => undefined
    },
  )
  vi.stubGlobal('location', { reload })
  document.body.dataset.words = JSON.stringify({ blockFailed: 'حدث خلل ما', tryAgain: 'إعادة المحاولة' })
  const html = renderToString(createElement(Counter, { id: 'b1' }), { identifierPrefix: 'b1' })
  document.body.innerHTML = `<main><div data-b="b1" data-i="counter" data-when="visible">${html}</div><script type="application/json" data-p="b1">{"id":"b1"}</script><button id="outside">خارج</button></main>`
})

afterEach(() => {
  for (const [type, listener, options] of added.splice(0)) removeEventListener(type, listener, options as AddEventListenerOptions)
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const block = () => document.querySelector<HTMLElement>('[data-b="b1"]') as HTMLElement
const button = () => block().querySelector<HTMLButtonElement>('[data-own]') as HTMLButtonElement

test('a press that comes before a block is ready is given to it after, once', async () => {
  const code = Promise.withResolvers<unknown>()
  loading.load = () => code.promise
  const { keepEarlyPresses } = await import('./early-presses.ts')
  keepEarlyPresses()
  button().click()
  expect(button().textContent).toBe('نقرات: 0')
  expect(block().dataset.ready).toBeUndefined()
  code.resolve({ Counter })
  await soon(() => expect(button().textContent).toBe('نقرات: 1'))
  button().click()
  await soon(() => expect(button().textContent).toBe('نقرات: 2'))
})

test('[A-404][C-387] an island begins at the distance from the view that its element names, else at 300 px', async () => {
  const { scan } = await import('./islands.ts')
  block().dataset.near = '100'
  scan(document)
  block().replaceWith(block().cloneNode(true))
  delete block().dataset.near
  scan(document)
  expect(margins).toEqual(['100px', '300px'])
})

test('what comes into view is the island’s own box, or its content’s where it has none', async () => {
  const { scan } = await import('./islands.ts')
  scan(document)
  expect(observed).toEqual([block()])
  vi.resetModules()
  observed.length = 0
  block().style.display = 'contents'
  const again = await import('./islands.ts')
  again.scan(document)
  expect(observed).toEqual([button()])
})

test('without a connection, what comes into view waits for one instead of failing; a press asks for it at once', async () => {
  const load = vi.fn(async () => ({ Counter }))
  loading.load = load
  let see: (entries: object[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        see = callback
      }
      observe = () => undefined
      unobserve = () => undefined
    },
  )
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { scan } = await import('./islands.ts')
  scan(document)
  see([{ isIntersecting: true, target: block() }])
  expect([load.mock.calls.length, block().querySelector('[data-retry]')]).toEqual([0, null])
  online.mockRestore()
  dispatchEvent(new Event('online'))
  await soon(() => expect(block().dataset.ready).toBe(''))
})

test('a block may wait until a visitor turns to it, with React there by then', async () => {
  block().dataset.when = 'touch'
  const load = vi.fn(async () => ({ Counter }))
  loading.load = load
  const { scan } = await import('./islands.ts')
  scan(document)
  document.body.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  expect(load).not.toHaveBeenCalled()
  button().dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  button().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await soon(() => expect(block().dataset.ready).toBe(''))
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['now', () => undefined],
  ['kept other', () => localStorage.setItem('kept', '[1]')],
])('a block that waits comes at once when %s wakes it', async (wakes, keep) => {
  keep()
  block().dataset.when = 'touch'
  const Waking = () => createElement('p', { 'data-wakes': wakes })
  draw(Waking)
  loading.load = async () => ({ Counter: Waking })
  const { scan } = await import('./islands.ts')
  scan(document)
  await soon(() => expect(block().dataset.ready).toBe(''))
  localStorage.clear()
})

test('a block that waits comes when what it shows is kept elsewhere on the page', async () => {
  block().dataset.when = 'touch'
  const Waking = () => createElement('p', { 'data-wakes': 'kept' })
  draw(Waking)
  const load = vi.fn(async () => ({ Counter: Waking }))
  loading.load = load
  const { scan } = await import('./islands.ts')
  scan(document)
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }))
  await soon(() => expect(block().dataset.ready).toBe(''))
})

test('a link that changes its block waits for it as a button does; one for a new tab does not', async () => {
  const heard = vi.fn()
  const Linked = () => createElement('a', { href: '#more', 'data-live': '', onClick: heard })
  draw(Linked)
  const link = block().querySelector('a') as HTMLElement
  const code = Promise.withResolvers<unknown>()
  loading.load = () => code.promise
  const { keepEarlyPresses } = await import('./early-presses.ts')
  keepEarlyPresses()
  const isLeftToTheBrowser = (init: MouseEventInit) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  expect(isLeftToTheBrowser({ ctrlKey: true })).toBe(true)
  expect(isLeftToTheBrowser({})).toBe(false)
  code.resolve({ Counter: Linked })
  await soon(() => expect(heard).toHaveBeenCalledOnce())
})

test('a first press outside of blocks waits for its code, and later ones are not held', async () => {
  const { keepEarlyPresses } = await import('./early-presses.ts')
  keepEarlyPresses()
  const heard = vi.fn()
  document.getElementById('outside')?.addEventListener('click', heard)
  document.getElementById('outside')?.click()
  expect(heard).not.toHaveBeenCalled()
  await soon(() => expect(heard).toHaveBeenCalledOnce())
  document.getElementById('outside')?.click()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('where the code after the first interaction does not load, the browser answers presses of links and buttons', async () => {
  vi.doMock('../after-interaction.ts', () => {
    throw new Error('no code')
  })
  const { keepEarlyPresses } = await import('./early-presses.ts')
  keepEarlyPresses()
  const heard = vi.fn()
  document.getElementById('outside')?.addEventListener('click', heard)
  for (const times of [1, 2]) {
    document.getElementById('outside')?.click()
    await soon(() => expect(heard).toHaveBeenCalledTimes(times))
  }
  vi.doUnmock('../after-interaction.ts')
})

test('[A-071] [C-139] [B-321] [A-361] a block whose code does not load reloads the page once, and then says so below its markup', async () => {
  loading.load = () => Promise.reject(new Error('no code'))
  vi.mocked(console.error).mockImplementation(() => undefined)
  const { hydrate } = await import('./islands.ts')
  await hydrate(block())
  expect(reload).toHaveBeenCalledOnce()
  expect(block().querySelector('.block-failure')).toBeNull()
  vi.resetModules()
  const again = await import('./islands.ts')
  await again.hydrate(block())
  expect(reload).toHaveBeenCalledOnce()
  expect(block().querySelector('[role="alert"]')?.textContent).toBe('حدث خلل ماإعادة المحاولة')
  expect(button().textContent).toBe('نقرات: 0')
  vi.mocked(console.error).mockClear()

  loading.load = async () => ({ Counter })
  await again.hydrateAgain(block())
  expect(block().dataset.ready).toBe('')
  expect(block().querySelector('.block-failure')).toBeNull()
})

test('an unmounted root leaves nothing on the page and handles no more presses', async () => {
  loading.load = async () => ({ Counter })
  const { hydrate, unmount } = await import('./islands.ts')
  await hydrate(block())
  unmount(document.querySelector('main') as HTMLElement)
  expect(block().childElementCount).toBe(0)
})

test('a block that leaves the page before it was hydrated goes without an error', async () => {
  const { mount } = await import('./mount.ts')
  const { end } = mount(block(), Counter, { id: 'b1' })
  end()
  await soon(() => expect(block().childElementCount).toBe(0))
  expect(console.error).not.toHaveBeenCalled()
})
