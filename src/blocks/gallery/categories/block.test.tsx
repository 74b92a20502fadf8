// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectReferences, noReferences } from '#block-engine/stored/references.ts'
import type { Block } from '#block-engine/define-block.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { galleryCategories } from './block.ts'

const categories = [
  { category_label: 'الخارج', images: [{ image: 1, caption: 'أولى' }, { image: { id: 2, alt: 'وصف خاص' } }] },
  {
    category_label: 'الداخل',
    images: [
      { image: 3, caption: 'ثالثة' },
      { yt: 'https://youtu.be/aqz-KE-bpKQ', caption: 'فيلم' },
    ],
  },
]

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const hrefs = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')

test('[B-112] a press on a category shows its pictures alone, and all of them come back', () => {
  render(blockElement(aStoredBlock('gallery_categories', {}, categories)))
  expect(hrefs()).toHaveLength(4)
  const inside = screen.getByRole('button', { name: 'الداخل' })
  fireEvent.click(inside)
  expect(hrefs()).toEqual([expect.stringContaining('/images/3/'), 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'])
  expect(inside.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('عدد الصور: 2')
  fireEvent.click(screen.getByRole('button', { name: 'الكل' }))
  expect(hrefs()).toHaveLength(4)
})

test('[B-112] the full-screen view holds the pictures of the chosen category', async () => {
  const { container } = render(blockElement(aStoredBlock('gallery_categories', {}, categories)))
  fireEvent.click(screen.getByRole('button', { name: 'الخارج' }))
  fireEvent.click(screen.getByRole('link', { name: /أولى/ }))
  await screen.findByRole('dialog')
  expect([...container.querySelectorAll('dialog img')].map((image) => image.getAttribute('alt'))).toEqual(['صورة 1', 'وصف خاص'])
})

test('its pictures are asked for with those of the page, whichever way they are named', () => {
  const references = noReferences()
  collectReferences(aStoredBlock('gallery_categories', {}, categories), galleryCategories as unknown as Block, references)
  expect([...references.images]).toEqual([1, 2, 3])
})

test('[B-302] it takes four categories, and a list that is none is refused', () => {
  expect(galleryCategories.groups.max).toBe(4)
  expect(validateBlocks([aStoredBlock('gallery_categories', {}, [{ images: 'x' }])], catalogue)).toMatchObject([{ field: 'images' }])
})

test('a picture that is gone is left out, and a gallery without pictures is not there', () => {
  expect(renderExample('gallery_categories', { heading: 'صور' }, [{ category_label: 'فراغ', images: [{ caption: 'فراغ' }] }]).childElementCount).toBe(0)
})
