// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { TabbedComponent } from './view.tsx'

const groups = [
  { tab_icon: 'drive', tab_label: 'المدينة', tab_id: 'city', heading: 'صمت', paragraph: '<p>نص</p>', image: { id: 24730 } },
  { tab_label: 'الصحراء', tab_id: 'desert', buttons: [{ id: 'x', label: 'احجز', target: '/test-drive' }] },
  { heading: 'الطريق' },
]

beforeEach(() => {
  history.replaceState(null, '', '/ar/vehicle')
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

test('[B-079] three groups are three tabs and three panels, all in the page and all reachable without a script', () => {
  const page = renderExample('tabbed_component', { heading: 'أوضاع القيادة' }, groups)
  const tabs = [...page.querySelectorAll('[role="tab"]')]
  const panels = [...page.querySelectorAll('[role="tabpanel"]')]
  expect(tabs.map((tab) => tab.textContent)).toEqual(['المدينة', 'الصحراء', 'الطريق'])
  expect(panels).toHaveLength(3)
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(panels.map((panel) => `#${panel.id}`))
  expect(panels[0]?.querySelector('h3')?.textContent).toBe('صمت')
  expect(panels[0]?.querySelector('p')?.textContent).toBe('نص')
  expect(panels[0]?.querySelector('img')).not.toBeNull()
  expect(panels[1]?.querySelector('a')?.getAttribute('href')).toBe('/test-drive')
  expect(tabs[0]?.querySelector('svg[data-icon="drive"]')).not.toBeNull()
})

test('[B-079] [B-004] the padding of the tabs is configurable and 22 px by default', () => {
  const list = (fields: Record<string, unknown>) => renderExample('tabbed_component', fields, groups).querySelector<HTMLElement>('[role="tablist"]')?.dataset
  expect(list({})).toMatchObject({ padTens: '2', padOnes: '2' })
  expect(list({ tab_padding: 8 })).toMatchObject({ padTens: '0', padOnes: '8' })
})

test('[B-079] a tab that is chosen shows its panel and names itself in the address', () => {
  render(<TabbedComponent {...props} />)
  const entries = history.length
  fireEvent.click(screen.getByRole('tab', { name: 'الصحراء' }))
  expect(shownPanels()).toEqual([false, true])
  expect(location.hash).toBe('#desert')
  expect(history.length).toBe(entries)
})

test('[B-079] an address that names a tab opens it, at once and later', () => {
  history.replaceState(null, '', '#desert')
  render(<TabbedComponent {...props} />)
  expect(shownPanels()).toEqual([false, true])
  history.replaceState(null, '', '#city')
  act(() => void window.dispatchEvent(new Event('hashchange')))
  expect(shownPanels()).toEqual([true, false])
})

test('[B-079] without groups there is nothing', () => {
  expect(renderExample('tabbed_component', { heading: 'عنوان' }).firstElementChild).toBeNull()
})

const shownPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.hasAttribute('data-selected'))

const panel = { tab_icon: '', heading: '', paragraph: '', image: null, buttons: [] }
const props = {
  id: 'b1',
  anchor: undefined,
  isEager: false,
  data: undefined,
  words: { label: 'علامات التبويب' },
  groups: [
    { ...panel, id: 'g1', tab_label: 'المدينة', tab_id: 'city' },
    { ...panel, id: 'g2', tab_label: 'الصحراء', tab_id: 'desert' },
  ],
  values: {
    block_scroll_id: '',
    heading: '',
    header_size: 'm',
    header_tag: '2',
    header_font: 'primary',
    tab_padding: 22,
    box_color: 'light-theme',
    padding_grid_class: 'none',
    border_grid_class: 'no-border',
  },
} as const
