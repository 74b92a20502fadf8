// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock, renderExample } from '#tests/support/render-block.tsx'
import { inpageNavigation } from './block.ts'
import { InpageNavigation } from './view.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('[B-011] [B-010] the template has no block_scroll_id', () => {
  expect(inpageNavigation.fields.map(({ symbol }) => symbol)).toEqual(['logo', 'title', 'cta', 'is_sticky', 'box_color'])
})

test('[B-098] entries lead to blocks by their scroll id, slugged as the block itself, or by their link', () => {
  const page = renderExample('inpage_navigation', { title: 'سيارة اليوم' }, [
    { label: 'المواصفات', target_scroll_id: ' #Specs table ' },
    { label: 'المعارض', link: { url: '/retailer-locator' } },
    { link: { url: '/offers', label: 'العروض' } },
    { label: 'لا يقود إلى شيء' },
  ])
  const bar = page.querySelector('nav[aria-label="سيارة اليوم"]')
  expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#Specs-table', 'المواصفات'],
    ['/retailer-locator', 'المعارض'],
    ['/offers', 'العروض'],
  ])
})

test('[B-098] [B-004] logo, title, call to action, theme and stickiness change the bar', () => {
  const entry = [{ label: 'المواصفات', target_scroll_id: 'specs' }]
  const cta = { url: '/test-drive', label: 'احجز تجربة قيادة' }
  const bar = renderExample('inpage_navigation', { logo: { id: 24733 }, title: 'الطراز', cta, box_color: 'black-theme' }, entry).querySelector('nav')
  expect(bar?.querySelector('img')).not.toBeNull()
  expect(bar?.querySelector('p')?.textContent).toBe('الطراز')
  expect(bar?.querySelector('a[href="/test-drive"]')?.textContent).toBe('احجز تجربة قيادة')
  expect(bar?.dataset.sectionTheme).toBe('black-theme')
  expect(bar?.className).toContain('sticky')
  expect(renderExample('inpage_navigation', { is_sticky: false }, entry).querySelector('nav')?.className).not.toContain('sticky')
})

test('[B-098] the entry of the section in view is marked, in the order of the page', () => {
  const observed = stubObserver()
  document.body.innerHTML = '<section id="design"></section><section id="specs"></section>'
  // entries stand in another order than the sections
  const { container } = render(<InpageNavigation {...propsOf(['specs', 'design'])} />, { container: document.body.appendChild(document.createElement('div')) })
  const marked = () => container.querySelector('[aria-current="true"]')?.textContent
  expect(marked()).toBeUndefined()
  act(() => observed.pass('design', true))
  expect(marked()).toBe('design')
  act(() => observed.pass('specs', true))
  expect(marked()).toBe('specs')
  act(() => observed.pass('specs', false))
  expect(marked()).toBe('design')
})

test('[B-297] the 11th entry is refused', () => {
  const of = (count: number) =>
    validateBlocks(
      [
        aStoredBlock(
          'inpage_navigation',
          {},
          Array.from({ length: count }, () => ({ label: 'س' })),
        ),
      ],
      catalogue,
    )
  expect(of(10)).toEqual([])
  expect(of(11)).toMatchObject([{ code: 'too_many_groups' }])
})

/** jsdom lays nothing out: `pass` plays the browser that tells whether a section has passed the line. */
function stubObserver() {
  let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  Element.prototype.scrollBy = () => undefined
  return {
    pass: (id: string, isIntersecting: boolean) => {
      const target = document.getElementById(id)
      if (!target) throw new Error(`no section ${id}`)
      tell([{ target, isIntersecting }])
    },
  }
}

function propsOf(targets: readonly string[]) {
  return {
    id: 'b1',
    anchor: undefined,
    isEager: false,
    data: undefined,
    words: { label: 'في هذه الصفحة' },
    groups: targets.map((target) => ({ id: target, label: target, target_scroll_id: target, link: null })),
    values: { logo: null, title: '', cta: null, is_sticky: true, box_color: 'light-theme' },
  } as const
}
