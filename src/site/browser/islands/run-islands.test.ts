// @vitest-environment jsdom
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const code = vi.hoisted(() => ({ load: vi.fn<() => Promise<object>>() }))
vi.mock('#blocks/islands.gen.ts', () => ({ blockIslands: { panel: () => code.load() } }))
vi.mock('#widgets/islands.gen.ts', () => ({ widgetIslands: {} }))

/** Modules that come for the first time take a while on a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

const Panel = (): ReactElement => createElement('p', null, 'لوحة')
const island = () => document.querySelector('[data-i]') as HTMLElement

/** A page with one island, as its scripts find it: no interaction yet. */
async function openPage(when: string, View = Panel): Promise<void> {
  document.body.innerHTML = `<main><div data-b="b1" data-i="panel" data-when="${when}">${renderToString(createElement(View))}</div><script type="application/json" data-p="b1">{"id":"b1"}</script></main>`
  const { watchForInteraction } = await import('./first-interaction.ts')
  const { keepEarlyPresses } = await import('./early-presses.ts')
  const { runIslands } = await import('./run-islands.ts')
  keepEarlyPresses()
  watchForInteraction()
  runIslands()
  await rested()
}

/** Until everything that was asked for has come. */
const rested = () => vi.dynamicImportSettled()

beforeEach(() => {
  vi.resetModules()
  code.load.mockReset().mockResolvedValue({ Panel })
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => task())
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width:901px)' }))
  vi.stubGlobal('IntersectionObserver', undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'])('an island waits for an interaction: %s', async (type) => {
  await openPage('idle')
  expect(code.load).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 40)
  dispatchEvent(new Event(type))
  await soon(() => expect(island().dataset.ready).toBe(''))
})

test('what scrolls within the page, such as a carousel that plays, is no interaction', async () => {
  await openPage('idle')
  island().dispatchEvent(new Event('scroll'))
  await rested()
  expect(code.load).not.toHaveBeenCalled()
})

test.each([
  ['of scrolling while the page is still at its top', () => new Event('scroll')],
  ['of a pointer at rest', () => Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 })],
])('what the browser tells by itself is no interaction: %s', async (_, event) => {
  await openPage('idle')
  dispatchEvent(event())
  await rested()
  expect(code.load).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 3 }))
  await soon(() => expect(island().dataset.ready).toBe(''))
})

test('an island whose time is load comes without an interaction', async () => {
  await openPage('load')
  await soon(() => expect(island().dataset.ready).toBe(''))
})

test.each([
  ['it shows what the browser keeps', 'other kept', true],
  ['a film plays on this screen', '(max-width:1px) (min-width:901px)', true],
  ['the list that it shows is empty', 'empty', false],
  ['the parameter is not there', '?code', false],
  ['the screen is another one', '(max-width:1px)', false],
])('an island that waits when %s', async (_, names, isAwake) => {
  localStorage.setItem('kept', '[1]')
  localStorage.setItem('empty', '[]')
  const Waking = () => createElement('p', { 'data-wakes': names }, 'لوحة')
  code.load.mockResolvedValue({ Panel: Waking })
  await openPage('visible', Waking)
  expect(code.load).toHaveBeenCalledTimes(isAwake ? 1 : 0)
})
