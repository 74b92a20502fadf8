// @vitest-environment jsdom
import { createElement, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const loading = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new Error('not set')) }))
vi.mock('#blocks/islands.gen.ts', () => ({ blockIslands: { counter: { view: 'Counter', load: () => loading.load() } } }))
vi.mock('#widgets/islands.gen.ts', () => ({ widgetIslands: {} }))

function Counter({ id }: { id: string }) {
  const [count, setCount] = useState(0)
  return createElement('button', { type: 'button', 'data-own': id, onClick: () => setCount(count + 1) }, `نقرات: ${count}`)
}

const reload = vi.fn()
const observed: Element[] = []
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
  vi.stubGlobal(
    'IntersectionObserver',
    class {
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
  const { runIslands } = await import('./islands.ts')
  runIslands()
  button().click()
  expect(button().textContent).toBe('نقرات: 0')
  expect(block().dataset.ready).toBeUndefined()
  code.resolve({ Counter })
  await vi.waitFor(() => expect(button().textContent).toBe('نقرات: 1'))
  button().click()
  await vi.waitFor(() => expect(button().textContent).toBe('نقرات: 2'))
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

test('a press outside of blocks is nobody’s to keep', async () => {
  const { runIslands } = await import('./islands.ts')
  runIslands()
  const heard = vi.fn()
  document.getElementById('outside')?.addEventListener('click', heard)
  document.getElementById('outside')?.click()
  expect(heard).toHaveBeenCalledOnce()
})

test('[A-071] [B-321] a block whose code does not load reloads the page once, and then says so below its markup', async () => {
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

test('a root that is unmounted leaves the page empty of it and hears no more presses', async () => {
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
  await vi.waitFor(() => expect(block().childElementCount).toBe(0))
  expect(console.error).not.toHaveBeenCalled()
})
