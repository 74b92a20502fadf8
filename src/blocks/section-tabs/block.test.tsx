// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeBlock } from '#block-engine/descriptor.ts'
import type { Block } from '#block-engine/define-block.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { sectionTabs } from './block.ts'
import { SectionTabs } from './view.tsx'

const groups = [
  { tab_label: 'التصميم', tab_id: 'design', blocks_count: 2 },
  { tab_label: 'الأداء', tab_id: 'الأداء', blocks_count: 1 },
  { tab_label: 'التملّك', tab_icon: 'review' },
]

beforeEach(() => {
  history.replaceState(null, '', '/ar/vehicle')
  Element.prototype.scrollIntoView = () => undefined
  window.scrollBy = () => undefined
  // jsdom knows the element but not its modal methods
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.getAnimations = () => []
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('[B-076] without a script the tabs are links to the panels that the page draws', () => {
  const page = renderExample('section_tabs', { block_scroll_id: 'tabs' }, groups)
  const tabs = [...page.querySelectorAll('[role="tablist"] > a[role="tab"]')]
  expect(tabs.map((tab) => [tab.id, tab.getAttribute('href'), tab.getAttribute('aria-controls')])).toEqual(
    [0, 1, 2].map((index) => [`tab-b1-${index}`, `#panel-b1-${index}`, `panel-b1-${index}`]),
  )
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
  expect(page.querySelector('[tabindex]')).toBeNull()
  expect(page.querySelector('#tabs')).not.toBeNull()
  expect(tabs[2]?.querySelector('svg[data-icon="review"]')).not.toBeNull()
})

test('[B-217] the group of a tab has its icon, label, id, number of blocks, and title, subtitle and picture of the modal', () => {
  const { field_groups_template, max_field_groups } = describeBlock(sectionTabs as unknown as Block, '').attributes
  expect(field_groups_template.map(({ symbol, field_type, value }) => [symbol, field_type, value])).toEqual([
    ['tab_icon', 'Icon', ''],
    ['tab_label', 'String', ''],
    ['tab_id', 'String', ''],
    ['blocks_count', 'Number', 1],
    ['modal_tab_title', 'String', ''],
    ['modal_tab_subtitle', 'String', ''],
    ['modal_tab_image', 'Image', null],
  ])
  expect(max_field_groups).toBe(10)
})

test('[B-217] [B-219] the modal shows title, subtitle and picture of every tab, and choosing one closes it', () => {
  drawPage()
  fireEvent.click(screen.getByRole('button', { name: /اختر القسم/ }))
  const modal = within(screen.getByRole('dialog'))
  expect(modal.getByText('هيئة هادئة')).toBeDefined()
  expect(modal.getByText('خطوط صافية')).toBeDefined()
  expect(modal.getByRole('img').getAttribute('src')).toBe('/design.jpg')
  fireEvent.click(modal.getByRole('button', { name: 'الأداء' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shownPanels()).toEqual([false, true, false])
})

test('[B-218] a tab has 22 px of inline padding unless another is set', () => {
  const list = (fields: Record<string, unknown>) => renderExample('section_tabs', fields, groups).querySelector<HTMLElement>('[role="tablist"]')?.dataset
  expect(list({})).toMatchObject({ padTens: '2', padOnes: '2' })
  expect(list({ tab_padding: 47 })).toMatchObject({ padTens: '4', padOnes: '7' })
})

test('[B-076] [B-219] choosing a tab shows its blocks only, names it in the address and adds nothing to the history', () => {
  drawPage()
  const entries = history.length
  expect(shownPanels()).toEqual([true, false, false])
  fireEvent.click(screen.getByRole('tab', { name: 'الأداء' }))
  expect(shownPanels()).toEqual([false, true, false])
  expect(decodeURIComponent(location.hash)).toBe('#الأداء')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('الأداء')
  fireEvent.click(screen.getByRole('tab', { name: 'التملّك' }))
  expect(location.hash).toBe('')
  expect(history.length).toBe(entries)
})

test('[B-219] #tab_id opens the tab when the page opens and when a link names it later', () => {
  history.replaceState(null, '', '#الأداء')
  drawPage()
  expect(shownPanels()).toEqual([false, true, false])
  goTo('#design')
  expect(shownPanels()).toEqual([true, false, false])
  goTo('#somewhere-else')
  expect(shownPanels()).toEqual([true, false, false])
  goTo('#%')
  expect(shownPanels()).toEqual([true, false, false])
})

test('[B-219] [B-012] a link to a block inside a tab opens that tab', () => {
  drawPage()
  goTo('#inside-2')
  expect(shownPanels()).toEqual([false, false, true])
})

test('[B-076] arrow keys follow the direction of reading, Home and End go to the ends, one tab is in the tab order', () => {
  drawPage()
  const press = (key: string) => {
    fireEvent.keyDown(screen.getByRole('tablist'), { key })
    return document.activeElement?.id
  }
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ direction: 'rtl' }) as CSSStyleDeclaration)
  expect(press('ArrowLeft')).toBe('tab-b1-1')
  expect(press('ArrowRight')).toBe('tab-b1-0')
  expect(press('ArrowRight')).toBe('tab-b1-2')
  expect(press('Home')).toBe('tab-b1-0')
  expect(press('End')).toBe('tab-b1-2')
  expect(shownPanels()).toEqual([false, false, true])
  vi.mocked(window.getComputedStyle).mockImplementation(() => ({ direction: 'ltr' }) as CSSStyleDeclaration)
  expect(press('ArrowLeft')).toBe('tab-b1-1')
  expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('tabindex'))).toEqual(['-1', null, '-1'])
})

test('[B-076] [B-004] theme and stickiness change the bar; without tabs there is none', () => {
  const bar = renderExample('section_tabs', { slider_theme: 'black-theme' }, groups).firstElementChild as HTMLElement
  expect(bar.dataset.sectionTheme).toBe('black-theme')
  expect(bar.className).toContain('sticky')
  expect(renderExample('section_tabs', { is_sticky: false }, groups).firstElementChild?.className).not.toContain('sticky')
  expect(renderExample('section_tabs').firstElementChild).toBeNull()
})

function goTo(hash: string) {
  history.replaceState(null, '', hash)
  act(() => void window.dispatchEvent(new Event('hashchange')))
}

const shownPanels = () => [...document.querySelectorAll('[data-panel-of="b1"]')].map((panel) => panel.hasAttribute('data-active'))

/** The bar and, beside its root, the panels as the page draws them. */
function drawPage() {
  const panel = (index: number) =>
    `<div data-panel-of="b1" id="panel-b1-${index}" role="tabpanel" aria-labelledby="tab-b1-${index}"${index === 0 ? ' data-active' : ''}><p id="inside-${index}"></p></div>`
  document.body.innerHTML = `<div data-b="b1"></div>${panel(0)}${panel(1)}${panel(2)}`
  render(<SectionTabs {...props} />, { container: document.querySelector<HTMLElement>('[data-b]') as HTMLElement })
}

const tab = { tab_icon: '', blocks_count: 1, modal_tab_title: '', modal_tab_subtitle: '', modal_tab_image: null }
const picture = { id: 24731, alt: 'جانب السيارة', src: '/design.jpg', srcset: '', width: 360, height: 360 }
const props = {
  id: 'b1',
  anchor: undefined,
  isEager: false,
  data: undefined,
  words: { label: 'أقسام هذه الصفحة', choose: 'اختر القسم', close: 'إغلاق' },
  groups: [
    { ...tab, id: 'g1', tab_label: 'التصميم', tab_id: 'design', modal_tab_title: 'هيئة هادئة', modal_tab_subtitle: 'خطوط صافية', modal_tab_image: picture },
    { ...tab, id: 'g2', tab_label: 'الأداء', tab_id: 'الأداء' },
    { ...tab, id: 'g3', tab_label: 'التملّك', tab_id: '' },
  ],
  values: { block_scroll_id: '', tab_padding: 22, is_sticky: true, slider_theme: 'light-theme' },
} as const
