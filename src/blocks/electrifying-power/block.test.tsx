// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'

const figures = [
  { value: 4.8, unit: 'ثانية', label: 'التسارع', icon: 'speed', paragraph: 'بلا صوت' },
  { value: 1200, unit: 'كم', label: 'المدى' },
]

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[B-097] the server draws the figures as they are, with unit, label, icon and text', () => {
  const page = renderExample('electrifying_power', { image: { id: 1 } }, figures)
  expect([...page.querySelectorAll('dd [aria-hidden]')].map(({ textContent }) => textContent)).toEqual(['4.8', '1,200'])
  expect([...page.querySelectorAll('dd > bdi:not([aria-hidden])')].map(({ textContent }) => textContent)).toEqual(['ثانية', 'كم'])
  expect(page.querySelector('dl > div')?.textContent).toContain('التسارع')
  expect(page.querySelector('svg')?.dataset.icon).toBe('speed')
  expect(page.textContent).toContain('بلا صوت')
})

test('[B-097] figures count up from zero when they are seen; screen readers hear the whole figure throughout', () => {
  const frames: ((now: number) => void)[] = []
  const watched: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (step: (typeof frames)[number]) => frames.push(step))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof watched)[number]) {
        watched.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  const { container } = render(blockElement(aStoredBlock('electrifying_power', {}, figures.toReversed())))
  const all = () => [...container.querySelectorAll('dd [aria-hidden]')].map(({ textContent }) => textContent)
  const shownFigure = () => all()[0]
  expect(shownFigure()).toBe('1,200')
  act(() => watched[0]?.([{ isIntersecting: true }]))
  act(() => frames.shift()?.(1000))
  expect(shownFigure()).toBe('0')
  act(() => frames.shift()?.(1800))
  expect(shownFigure()).toBe('1,050')
  act(() => frames.shift()?.(9000))
  expect([shownFigure(), frames.length]).toEqual(['1,200', 0])
  // A count keeps the decimals of its figure.
  act(() => watched[1]?.([{ isIntersecting: true }]))
  act(() => frames.shift()?.(1000))
  act(() => frames.shift()?.(1400))
  expect(all()[1]).toBe('2.8')
  expect(container.querySelector('dd .visually-hidden')?.textContent).toBe('1,200')
})

test('nothing counts where motion is unwelcome', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const watching = vi.fn()
  vi.stubGlobal('IntersectionObserver', watching)
  render(blockElement(aStoredBlock('electrifying_power', {}, figures)))
  expect(watching).not.toHaveBeenCalled()
})

test('a film behind the figures is silent, loops, and waits for the browser', () => {
  const film = renderExample('electrifying_power', { native_video_background: '/media/film.mp4' }, figures).querySelector('video')
  expect([film?.loop, film?.getAttribute('preload'), film?.getAttribute('aria-hidden'), film?.hasAttribute('autoplay')]).toEqual([true, 'none', 'true', false])
})
