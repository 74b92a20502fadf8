// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { start } from './after-interaction.ts'
import { runQuickLinks } from './quick-links.ts'

let arrive = () => {}
start((arrived) => {
  arrive = arrived
})

const bar = '<nav data-quick-links hidden><div><a href="#a">1</a><button aria-expanded="false">المزيد</button></div><ul><li><a href="#b">2</a></li></ul></nav>'
const nav = () => document.querySelector('nav') as HTMLElement
const toggle = () => document.querySelector('button') as HTMLButtonElement
const isOpen = () => [nav().hasAttribute('data-open'), toggle().getAttribute('aria-expanded')]
const OPEN = [true, 'true']
const CLOSED = [false, 'false']

function screen(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 901px)' && isWide }))
}

function scrollTo(px: number): void {
  vi.stubGlobal('scrollY', px)
  dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  scrollTo(0)
  screen(true)
  document.body.innerHTML = bar
})

afterEach(() => vi.useRealTimers())

describe('the floating button', () => {
  const button = (kind: string) => {
    document.body.innerHTML = `<details data-floating="${kind}" open><summary>+</summary><ul><li><a href="#x">رابط</a></li></ul></details>`
    return document.querySelector('details') as HTMLDetailsElement
  }

  test('[C-040] closes by Escape, and its button has the focus again', () => {
    const details = button('button')
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    expect(details.open).toBe(true)
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(details.open).toBe(false)
  })

  test('closes behind whoever follows one of its links, and with the page', () => {
    const details = button('button')
    details.querySelector('a')?.click()
    expect(details.open).toBe(false)
    details.open = true
    arrive()
    expect(details.open).toBe(false)
  })

  test('[C-042] the secondary one stays as the visitor has it', () => {
    const details = button('secondary')
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    details.querySelector('a')?.click()
    arrive()
    expect(details.open).toBe(true)
  })
})

describe('quick links', () => {
  test('[C-033][C-034] come once the page is scrolled by more than 400 px, and stay', () => {
    scrollTo(400)
    expect(nav().hidden).toBe(true)
    scrollTo(401)
    expect(nav().hidden).toBe(false)
    scrollTo(0)
    expect(nav().hidden).toBe(false)
  })

  test('[C-014][C-117] those of the next page wait for its own scroll', () => {
    scrollTo(500)
    document.body.innerHTML = bar
    vi.stubGlobal('scrollY', 0)
    arrive()
    expect(nav().hidden).toBe(true)
    vi.stubGlobal('scrollY', 401)
    arrive()
    expect(nav().hidden).toBe(false)
  })

  test('[C-035] are open for five seconds on wide screens', () => {
    vi.useFakeTimers()
    runQuickLinks(nav())
    vi.advanceTimersByTime(4999)
    expect(isOpen()).toEqual(OPEN)
    vi.advanceTimersByTime(2)
    expect(isOpen()).toEqual(CLOSED)
  })

  test('[C-035] wait until the opening of the page is behind them', () => {
    vi.useFakeTimers()
    document.body.innerHTML = `<main><section></section><section></section></main>${bar}`
    const opening = document.querySelector('section') as HTMLElement
    const endOfOpening = vi.spyOn(opening, 'getBoundingClientRect').mockReturnValue({ bottom: 500, height: 700 } as DOMRect)
    vi.spyOn(nav(), 'getBoundingClientRect').mockReturnValue({ top: 300 } as DOMRect)
    runQuickLinks(nav())
    expect(isOpen()).toEqual(CLOSED)
    endOfOpening.mockReturnValue({ bottom: 299, height: 700 } as DOMRect)
    dispatchEvent(new Event('scroll'))
    expect(isOpen()).toEqual(OPEN)
    vi.advanceTimersByTime(5001)
    dispatchEvent(new Event('scroll'))
    expect(isOpen()).toEqual(CLOSED)
  })

  test('[C-036] a press within the five seconds keeps them open; the next one closes', () => {
    vi.useFakeTimers()
    runQuickLinks(nav())
    vi.advanceTimersByTime(3000)
    toggle().click()
    vi.advanceTimersByTime(10_000)
    expect(isOpen()).toEqual(OPEN)
    toggle().click()
    expect(isOpen()).toEqual(CLOSED)
  })

  test('[C-036] afterwards they open under the pointer until it leaves, with no time of their own', () => {
    vi.useFakeTimers()
    runQuickLinks(nav())
    nav().dispatchEvent(new Event('pointerleave'))
    expect(isOpen()).toEqual(OPEN)
    vi.advanceTimersByTime(5000)
    nav().dispatchEvent(new Event('pointerenter'))
    vi.advanceTimersByTime(60_000)
    expect(isOpen()).toEqual(OPEN)
    nav().dispatchEvent(new Event('pointerleave'))
    expect(isOpen()).toEqual(CLOSED)
  })

  test('[C-036] and by focus until it leaves; Escape closes and stays at the button', () => {
    vi.useFakeTimers()
    runQuickLinks(nav())
    vi.advanceTimersByTime(5000)
    const [first, last] = document.querySelectorAll('a')
    first?.focus()
    expect(isOpen()).toEqual(OPEN)
    last?.focus()
    expect(isOpen()).toEqual(OPEN)
    last?.blur()
    expect(isOpen()).toEqual(CLOSED)
    last?.focus()
    nav().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect([...isOpen(), document.activeElement === toggle()]).toEqual([...CLOSED, true])
  })

  test('[C-037] on phones only a press opens them, a second one or a link closes', () => {
    vi.useFakeTimers()
    screen(false)
    runQuickLinks(nav())
    nav().dispatchEvent(new Event('pointerenter'))
    document.querySelector('a')?.focus()
    vi.advanceTimersByTime(10_000)
    expect(isOpen()).toEqual(CLOSED)
    toggle().click()
    expect(isOpen()).toEqual(OPEN)
    toggle().click()
    expect(isOpen()).toEqual(CLOSED)
    toggle().click()
    document.querySelector<HTMLElement>('li a')?.click()
    expect(isOpen()).toEqual(CLOSED)
  })
})
