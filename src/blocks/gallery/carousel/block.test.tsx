// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { galleryCarousel } from './block.ts'

const VIDEO = 'https://youtu.be/aqz-KE-bpKQ'
const items = [{ image: { id: 1, alt: 'من الأمام' }, caption: 'الواجهة' }, { yt: VIDEO, caption: 'الفيلم' }, { image: { id: 3 } }]

beforeEach(stubBrowser)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => render(blockElement(aStoredBlock('gallery_carousel', {}, items)))

test('[B-113] the gallery is a carousel of its pictures and videos, each with its caption', () => {
  const page = renderExample('gallery_carousel', {}, items)
  expect(page.querySelectorAll('figure')).toHaveLength(3)
  expect([...page.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual(['الواجهة', 'الفيلم'])
})

test('[B-301] it takes 40 items', () => {
  expect(galleryCarousel.groups.max).toBe(40)
})

test('[B-145] [B-149] [B-150] ratio, neighbours and theme are told to the stylesheet', () => {
  const page = renderExample('gallery_carousel', { 'image-ratio': '16-6-5', carousel_view_options: 'adjacent_slides', slider_theme: 'black-theme' }, items)
  expect(page.querySelector('[data-ratio]')?.getAttribute('data-ratio')).toBe('16-6-5')
  expect(declaredStyle(page.querySelector('[data-ratio]'), 'blocks/gallery/carousel/view.module.css', 1280)['--ratio']).toBe('16 / 6.5')
  expect(declaredStyle(page.querySelector('[data-view].carousel'), 'ui/carousel/carousel.module.css', 1280)['--slide']).toBe('var(--carousel-slide, 84%)')
  expect(page.querySelector('[data-view]')?.getAttribute('data-view')).toBe('adjacent_slides')
  expect(page.querySelector('section')?.getAttribute('data-section-theme')).toBe('black-theme')
})

test('without a script a picture links to its file and a video to its page', () => {
  const links = [...renderExample('gallery_carousel', {}, items).querySelectorAll('figure a')].map((link) => link.getAttribute('href'))
  expect(links[0]).toMatch(/^\/media\/api\/v2\/images\/1\//)
  expect(links[1]).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
})

test('an item with neither picture nor video is left out, and a gallery of such items is not there', () => {
  expect(renderExample('gallery_carousel', {}, [...items, { caption: 'فراغ' }]).querySelectorAll('figure')).toHaveLength(3)
  expect(renderExample('gallery_carousel', { heading: 'صور' }, [{ caption: 'فراغ' }]).childElementCount).toBe(0)
})

test('the counter is isolated from the Arabic around it', () => {
  const counter = renderExample('gallery_carousel', {}, items).querySelector('bdi')
  expect([counter?.textContent, counter?.getAttribute('dir')]).toEqual(['1 / 3', 'ltr'])
})

test('[B-138] nothing of YouTube is loaded before the video is pressed', () => {
  const { container } = show()
  expect(container.innerHTML).not.toMatch(/<iframe|ytimg/)
  fireEvent.click(screen.getByRole('link', { name: 'تشغيل الفيديو' }))
  expect(container.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1')
})

test('a press with a modifier key is left to the browser', () => {
  const { container } = show()
  // jsdom has no other page to go to.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'تشغيل الفيديو' }), { ctrlKey: true })
  expect(container.querySelector('iframe')).toBeNull()
})

test('a pressed picture opens the full-screen view, and the close button ends it', async () => {
  const { container } = show()
  fireEvent.click(screen.getByRole('link', { name: /من الأمام/ }))
  await screen.findByRole('dialog')
  const dialog = container.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  expect(dialog?.querySelectorAll('img')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }))
  expect(dialog?.open).toBe(false)
})
