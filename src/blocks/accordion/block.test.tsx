// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { Accordion } from './view.tsx'

const items = [
  { heading: 'الضمان', paragraph: '<p>خمس سنوات</p>' },
  { heading: 'الصيانة', paragraph: '<p>كل عام</p>', image: { id: 24730 } },
  { heading: 'التسليم', buttons: [{ id: 'x', label: 'اطلب', target: '/delivery' }] },
]

test('[B-070] three groups are three native disclosures with text, picture and buttons', () => {
  const page = renderExample('accordion', { heading: 'أسئلة' }, items)
  const all = [...page.querySelectorAll('details')]
  expect(all.map((details) => details.querySelector('summary')?.textContent)).toEqual(['الضمان', 'الصيانة', 'التسليم'])
  expect(all.map((details) => details.open)).toEqual([false, false, false])
  expect(all[0]?.querySelector('p')?.textContent).toBe('خمس سنوات')
  expect(all[1]?.querySelector('img')?.getAttribute('src')).toContain('/24730/')
  expect(all[2]?.querySelector('a')?.getAttribute('href')).toBe('/delivery')
})

test('[B-070] [B-004] the first item starts open, and one at a time when several are not allowed', () => {
  const page = renderExample('accordion', { is_first_open: true, allow_multiple: false }, items)
  const all = [...page.querySelectorAll('details')]
  expect(all.map((details) => details.open)).toEqual([true, false, false])
  expect(new Set(all.map((details) => details.getAttribute('name')))).toEqual(new Set(['b1-items']))
  expect(renderExample('accordion', {}, items).querySelector('details[name]')).toBeNull()
})

test('[B-070] the headings of the items rank below the heading of the block', () => {
  expect(renderExample('accordion', { heading: 'أسئلة', header_tag: '3' }, items).querySelectorAll('summary h4')).toHaveLength(3)
  expect(renderExample('accordion', { header_tag: '3' }, items).querySelectorAll('summary h3')).toHaveLength(3)
})

test('[B-070] aria-expanded follows the element once the script runs, and is absent before', () => {
  expect(renderExample('accordion', {}, items).querySelector('[aria-expanded]')).toBeNull()
  const { container } = render(<Accordion {...propsOf({ is_first_open: true })} />)
  const states = () => [...container.querySelectorAll('summary')].map((summary) => summary.getAttribute('aria-expanded'))
  expect(states()).toEqual(['true', 'false'])
  const second = container.querySelectorAll('details')[1] as HTMLDetailsElement
  act(() => {
    second.open = true
    fireEvent(second, new Event('toggle'))
  })
  expect(states()).toEqual(['true', 'true'])
})

test('[B-290] the 31st item is refused', () => {
  const of = (count: number) =>
    validateBlocks(
      [
        aStoredBlock(
          'accordion',
          {},
          Array.from({ length: count }, () => ({ heading: 'س' })),
        ),
      ],
      catalogue,
    )
  expect(of(30)).toEqual([])
  expect(of(31)).toMatchObject([{ code: 'too_many_groups' }])
})

function propsOf(values: { is_first_open: boolean }) {
  const item = { paragraph: '', image: null, buttons: [] }
  return {
    id: 'b1',
    anchor: undefined,
    isEager: false,
    data: undefined,
    words: {},
    groups: [
      { ...item, id: 'g1', heading: 'الضمان' },
      { ...item, id: 'g2', heading: 'الصيانة' },
    ],
    values: {
      block_scroll_id: '',
      heading: '',
      header_size: 'm',
      header_tag: '2',
      header_font: 'primary',
      paragraph: '',
      allow_multiple: true,
      box_color: 'light-theme',
      padding_grid_class: 'none',
      border_grid_class: 'no-border',
      ...values,
    },
  } as const
}
