// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { markSectionsInView } from '#ui/section-in-view.ts'
import { inpageNavigation } from './block.ts'

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
  // entries stand in another order than the sections
  const page = renderExample(
    'inpage_navigation',
    {},
    ['المواصفات', 'design'].map((target) => ({ label: target, target_scroll_id: target })),
  )
  document.body.innerHTML = `<section id="design"></section><section id="المواصفات"></section>${page.querySelector('nav')?.outerHTML}`
  markSectionsInView()
  markSectionsInView()
  const marked = () => [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent)
  expect(marked()).toEqual([])
  observed.pass('design', true)
  expect(marked()).toEqual(['design'])
  observed.pass('المواصفات', true)
  expect(marked()).toEqual(['المواصفات'])
  observed.pass('المواصفات', false)
  expect(marked()).toEqual(['design'])
  observed.pass('design', false)
  expect(marked()).toEqual([])
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
