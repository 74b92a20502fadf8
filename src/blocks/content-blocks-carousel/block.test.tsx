import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { contentBlocksCarousel } from './block.ts'

const tiles = [
  { image: { id: 1 }, heading: 'الأولى', paragraph: '<p>نص</p>', buttons: [{ id: 'b', label: 'المزيد', target: '/defender' }] },
  { image: { id: 2 }, yt: 'https://youtu.be/aqz-KE-bpKQ', heading: 'فيلم' },
  { heading: 'عرض انتهى', offer_schedule: { from: '2020-01-01', to: '2020-01-02' } },
]

test('[B-081] tiles of content stand in a strip that scrolls and snaps, one slide each', () => {
  const page = renderExample('content_blocks_carousel', { heading: 'قصص' }, tiles)
  const region = page.querySelector('[aria-roledescription="عارض شرائح"]')
  const slides = [...(region?.querySelectorAll('[role="group"]') ?? [])]
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['الأولى', 'فيلم'])
  expect(slides[0]?.querySelector('h3')?.textContent).toBe('الأولى')
  expect(slides[0]?.querySelector('a')?.getAttribute('href')).toBe('/defender')
  expect(region?.querySelectorAll('button').length).toBeGreaterThan(2)
})

test('[B-138] a video is a link that opens over the page, and asks nothing of YouTube before', () => {
  const page = renderExample('content_blocks_carousel', {}, tiles)
  const film = page.querySelector('a[data-opens="video"]')
  expect(film?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(page.querySelector('iframe')).toBeNull()
})

test('[B-142] a tile whose dates are over is left out', () => {
  expect(renderExample('content_blocks_carousel', {}, tiles).textContent).not.toContain('عرض انتهى')
})

test('[B-145] [B-149] ratio and view are told to the stylesheet; it takes 30 tiles', () => {
  const page = renderExample('content_blocks_carousel', { 'image-ratio': '16-6-5', carousel_view_options: 'adjacent_slides' }, tiles)
  expect(page.querySelector('article')?.dataset.ratio).toBe('16-6-5')
  expect(page.querySelector('[data-view]')?.getAttribute('data-view')).toBe('adjacent_slides')
  const sheet = 'blocks/content-blocks-carousel/view.module.css'
  expect(declaredStyle(page.querySelector('article .media'), sheet, 390)['aspect-ratio']).toBe('16 / 6.5')
  expect(declaredStyle(page.querySelector('[data-view]'), sheet, 390)['--carousel-slide']).toBe('86%')
  expect(contentBlocksCarousel.groups.max).toBe(30)
})
