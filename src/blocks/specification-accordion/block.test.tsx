// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'
import { SpecificationAccordion } from './view.tsx'

const sections = [
  {
    heading: 'المحرك',
    rows: [
      { label: 'القوة', value: '400 حصان' },
      { label: 'العزم', value: '550 نيوتن متر' },
    ],
    disclaimer: 'وفق المصنع',
  },
  { heading: 'الأبعاد', rows: [{ label: 'الطول', value: '5,052 ملم' }], paragraph: '<p>من دون لوحة الأرقام</p>' },
]

afterEach(cleanup)

test('[B-088] every section is a native disclosure that holds its table, text and note', () => {
  const page = renderExample('specification_accordion', { heading: 'المواصفات' }, sections)
  const all = [...page.querySelectorAll('details')]
  expect(all.map((details) => details.querySelector('summary h3')?.textContent)).toEqual(['المحرك', 'الأبعاد'])
  expect([...(all[0]?.querySelectorAll('tr > *') ?? [])].map(({ textContent }) => textContent)).toEqual(['القوة', '400 حصان', 'العزم', '550 نيوتن متر'])
  expect(all[0]?.querySelector('table')?.getAttribute('aria-label')).toBe('المحرك')
  expect(all[0]?.textContent).toContain('وفق المصنع')
  expect(all[1]?.querySelector('p')?.textContent).toBe('من دون لوحة الأرقام')
})

test('[B-088] one button opens all sections and then closes them all', () => {
  const { container } = render(<SpecificationAccordion {...propsOf()} />)
  const states = () => [...container.querySelectorAll('details')].map(({ open }) => open)
  fireEvent.click(screen.getByRole('button', { name: 'فتح الكل' }))
  expect(states()).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: 'طي الكل' }))
  expect(states()).toEqual([false, false])
})

test('[B-088] the button says what is left to do when sections are opened one by one', () => {
  const { container } = render(<SpecificationAccordion {...propsOf()} />)
  const [first, second] = [...container.querySelectorAll('details')] as [HTMLDetailsElement, HTMLDetailsElement]
  first.open = true
  fireEvent(first, new Event('toggle'))
  expect(screen.getByRole('button').textContent).toBe('فتح الكل')
  second.open = true
  fireEvent(second, new Event('toggle'))
  expect(screen.getByRole('button').textContent).toBe('طي الكل')
})

test('a single section has no button for all, and a line that nobody filled is not drawn', () => {
  const page = renderExample('specification_accordion', {}, [{ heading: 'س', rows: [{ label: '', value: '' }] }])
  expect([page.querySelector('button'), page.querySelector('table')]).toEqual([null, null])
})

test('[B-147] [B-150] spacing, hairlines and theme reach the section', () => {
  const fields = { padding_grid_class: 'y-space-0', border_grid_class: 'border-top', box_color: 'dark-theme' }
  expect(renderExample('specification_accordion', fields, sections).querySelector('section')?.dataset).toMatchObject({
    padding: 'y-space-0',
    border: 'border-top',
    sectionTheme: 'dark-theme',
  })
})

test('[B-290][B-293] the 101st section is refused', () => {
  const of = (count: number) => validateBlocks([aStoredBlock('specification_accordion', {}, Array(count).fill(sections[0]))], catalogue)
  expect(of(100)).toEqual([])
  expect(of(101)).not.toEqual([])
})

test('without a heading and without sections nothing is drawn', () => {
  expect(renderHtml(aStoredBlock('specification_accordion', {}, [{ heading: '' }]))).toBe('')
})

function propsOf(): Parameters<typeof SpecificationAccordion>[0] {
  return {
    id: 'b1',
    anchor: undefined,
    isEager: false,
    values: {
      block_scroll_id: '',
      heading: '',
      header_size: 'm',
      header_tag: '2',
      header_font: 'primary',
      paragraph: '',
      box_color: 'light-theme',
      padding_grid_class: 'none',
      border_grid_class: 'no-border',
    },
    groups: sections.map((section, index) => ({ paragraph: '', disclaimer: '', ...section, id: `g${index}` })),
    words: { openAll: 'فتح الكل', closeAll: 'طي الكل' },
    data: undefined,
  }
}
