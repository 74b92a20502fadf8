// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { masonry } from './block.ts'

const tiles = [
  { image: { id: 1, alt: 'ليل' }, size: '2x2', heading: 'المساء' },
  { image: { id: 2, alt: 'باب' }, link: { label: 'المزيد', url: '/defender' } },
  { heading: 'بلا صورة' },
  { image: { id: 3, alt: 'رمل' } },
]

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[B-099] the mosaic says how many fields each tile takes, wide and narrow, and leaves none empty', () => {
  const items = [...renderExample('masonry', {}, tiles).querySelectorAll<HTMLElement>('li')]
  const area = (name: 'wide' | 'narrow') =>
    items.map(({ dataset }) => (dataset[name] ?? '').split('x').map(Number)).reduce((sum, [across = 0, down = 0]) => sum + across * down, 0)
  expect(items[0]?.dataset.wide).toBe('2x2')
  expect([area('wide') % 3, area('narrow') % 2]).toEqual([0, 0])
})

test('[B-099] each tile takes as many fields of the grid as it says, without a gap between them, and later tiles fill what is left', () => {
  const sheet = 'blocks/gallery/masonry/view.module.css'
  for (const [width, screen, columns] of [
    [390, 'narrow', 'repeat(2, minmax(0, 1fr))'],
    [900, 'narrow', 'repeat(2, minmax(0, 1fr))'],
    [901, 'wide', 'repeat(3, minmax(0, 1fr))'],
    [1440, 'wide', 'repeat(3, minmax(0, 1fr))'],
  ] as const) {
    const list = renderExample('masonry', {}, tiles).querySelector('ul')
    const { gap, ...grid } = declaredStyle(list, sheet, width)
    expect([gap, grid]).toEqual([undefined, { display: 'grid', 'grid-template-columns': columns, 'grid-auto-flow': 'dense' }])
    for (const tile of list?.querySelectorAll('li') ?? []) {
      const style = declaredStyle(tile, sheet, width)
      expect([style['grid-row'], style['grid-column']]).toEqual(['span var(--down)', 'span var(--across)'])
      expect(`${style['--across']}x${style['--down']}`).toBe(tile.dataset[screen])
    }
  }
})

test('[B-099] a picture opens large; one with a link leads there', async () => {
  const { container } = render(blockElement(aStoredBlock('masonry', {}, tiles)))
  fireEvent.click(screen.getByRole('link', { name: /رمل/ }))
  await screen.findByRole('dialog')
  expect(container.querySelectorAll('dialog img')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /باب/, hidden: true }).getAttribute('href')).toBe('/defender')
})

test('without the full-screen view pictures are pictures', () => {
  expect([...renderExample('masonry', { has_lightbox: false }, tiles).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/defender'])
})

test('it takes 40 tiles', () => {
  expect(masonry.groups.max).toBe(40)
})
