// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'

const fields = {
  image_before: { id: 1, alt: 'النهار' },
  image_after: { id: 2, alt: 'الليل' },
  heading: 'ضوءان',
  paragraph: '<p>نص جانبي</p>',
  label_before: 'نهارًا',
}

const css = readFileSync(join(import.meta.dirname, 'view.module.css'), 'utf8')

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (changes: object = {}) => render(blockElement(aStoredBlock('compare_images', { ...fields, ...changes })))
const frameOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-at]')

test('[B-102] the divider moves by drag, touch and keys as a slider does, and reveals more of one picture', () => {
  const { container } = show()
  const slider = screen.getByRole('slider', { name: 'الفاصل بين الصورتين' })
  fireEvent.change(slider, { target: { value: '80' } })
  expect(frameOf(container)?.style.getPropertyValue('--position')).toBe('80%')
  expect(slider.getAttribute('aria-valuetext')).toBe('نهارًا: 80%')
  expect([...container.querySelectorAll('figure')].map((figure) => [figure.textContent, figure.querySelector('img')?.alt])).toEqual([
    ['بعد', 'الليل'],
    ['نهارًا', 'النهار'],
  ])
})

test('[B-102] [B-251] the picture before is cut at the divider, from the side where lines begin, and the divider stands where the frame says', () => {
  expect(css).toMatch(/\.before:dir\(rtl\) \{\s*clip-path: inset\(0 0 0 calc\(100% - var\(--shown\)\)\);/)
  expect(css).toMatch(/\.before:dir\(ltr\) \{\s*clip-path: inset\(0 calc\(100% - var\(--shown\)\) 0 0\);/)
  const { container } = show()
  const sheet = 'blocks/compare-images/view.module.css'
  expect(declaredStyle(frameOf(container), sheet, 1280)).toMatchObject({
    '--position': 'attr(data-at type(<percentage>), 50%)',
    '--shown': 'calc(var(--position) + var(--introduction))',
  })
  expect(css).toMatch(/\n {2}\.frame \{\s*--position: 50%;/)
  expect(declaredStyle(container.querySelector('.before'), sheet, 1280)).toMatchObject({ position: 'absolute', inset: '0' })
  expect(declaredStyle(container.querySelector('.divider'), sheet, 1280)).toMatchObject({
    'inset-inline-start': 'clamp(0%, var(--shown), 100%)',
    'border-inline-start': '2px solid #ffffff',
  })
})

test('[B-251] the divider starts in the middle, or where it is set', () => {
  const { container } = show()
  expect([frameOf(container)?.dataset.at, (screen.getByRole('slider') as HTMLInputElement).value]).toEqual(['50%', '50'])
  expect(
    renderExample('compare_images', { ...fields, start_position: 30 })
      .querySelector('[data-at]')
      ?.getAttribute('data-at'),
  ).toBe('30%')
})

test('[B-252] once it is seen the divider moves by itself, unless it is not to', () => {
  const watched: ((entries: { isIntersecting: boolean }[]) => void)[] = []
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
  const { container, unmount } = show()
  expect(frameOf(container)?.dataset.introduced).toBeUndefined()
  act(() => watched[0]?.([{ isIntersecting: false }]))
  expect(frameOf(container)?.dataset.introduced).toBeUndefined()
  act(() => watched[0]?.([{ isIntersecting: true }]))
  expect(frameOf(container)?.dataset.introduced).toBe('true')
  expect(declaredStyle(frameOf(container), 'blocks/compare-images/view.module.css', 1280).animation).toMatch(/^introduce [\d.]+s .* 1$/)
  unmount()
  show({ has_autostart: false })
  expect(watched).toHaveLength(1)
})

test('[B-252] the movement is one to each side, runs once, and not at all for who wants less motion', () => {
  expect(css).toMatch(/\n {2}\.frame\[data-introduced\] \{\s*animation: introduce 2\.2s [^;]* 1;/)
  expect(css).toMatch(/@keyframes introduce \{\s*30% \{\s*--introduction: -18%;\s*\}\s*70% \{\s*--introduction: 18%;/)
  expect(css).toMatch(/@media \(prefers-reduced-motion: reduce\) \{\s*\.frame\[data-introduced\] \{\s*animation: none;/)
})

test('[B-253] a text stands beside the pictures, unless it is not to', () => {
  expect(renderExample('compare_images', fields).textContent).toContain('نص جانبي')
  expect(renderExample('compare_images', { ...fields, has_sidebar: false }).textContent).not.toContain('نص جانبي')
  const isBeside = (changes: object = {}) => renderExample('compare_images', { ...fields, ...changes }).querySelector('[data-sidebar]') !== null
  expect([isBeside(), isBeside({ has_sidebar: false }), isBeside({ heading: '', paragraph: '' })]).toEqual([true, false, false])
  expect(css).toMatch(/@media \(min-width: 901px\) \{\s*\.layout\[data-sidebar\] \{\s*grid-template-columns: minmax\(0, 4fr\) minmax\(0, 8fr\);/)
})

test('with one picture there is nothing to compare', () => {
  expect(renderExample('compare_images', { image_before: { id: 1 } }).childElementCount).toBe(0)
})
