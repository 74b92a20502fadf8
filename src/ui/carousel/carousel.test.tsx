import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { Carousel } from './carousel.tsx'
import { keyMove } from './use-carousel.ts'

const slides = ['أ', 'ب', 'ج'].map((content) => ({ id: content, content: <p>{content}</p> }))

test('the server draws every slide, and no style that a browser would have to take back', () => {
  const html = renderToStaticMarkup(<Carousel label="الطرازات" slides={slides} />)
  for (const { id } of slides) expect(html).toContain(`<p>${id}</p>`)
  expect(html).not.toContain('style=')
})

test('a screen reader hears a carousel and which slide of how many it is at', () => {
  const html = renderToStaticMarkup(<Carousel label="الطرازات" slides={slides} words={{ slideOf: '{n} من {total}', carousel: 'عارض' }} />)
  expect(html).toContain('aria-roledescription="عارض" aria-label="الطرازات"')
  expect(html).toContain('aria-label="2 من 3"')
})

test('[B-052] [B-060] [B-081] [B-084] [B-087] [B-094] [B-113] [B-149] the strip is swiped and stops at each slide, which has the whole width, or leaves some to its neighbours', () => {
  const sheet = 'ui/carousel/carousel.module.css'
  const partOf = (selector: string, view?: 'default' | 'adjacent_slides') => {
    const drawn = JSDOM.fragment(renderToStaticMarkup(<Carousel label="صور" slides={slides} {...(view && { view })} />))
    return declaredStyle(drawn.querySelector(selector), sheet, 390)
  }
  expect(partOf('.viewport')).toMatchObject({ overflow: 'auto hidden', 'scroll-snap-type': 'x mandatory' })
  expect(partOf('.strip').display).toBe('flex')
  expect(partOf('.slide')).toMatchObject({ flex: '0 0 var(--slide)', 'scroll-snap-align': 'start' })
  expect(([undefined, 'default', 'adjacent_slides'] as const).map((view) => partOf('.carousel', view)['--slide'])).toEqual([
    ...Array(2).fill('var(--carousel-slide, 100%)'),
    'var(--carousel-slide, 84%)',
  ])
})

test('[B-149] the view says whether neighbours show', () => {
  expect(renderToStaticMarkup(<Carousel label="صور" slides={slides} />)).toContain('data-view="default"')
  expect(renderToStaticMarkup(<Carousel label="صور" slides={slides} view="adjacent_slides" />)).toContain('data-view="adjacent_slides"')
})

test('[B-208] there is one dot per slide, and the first is marked', () => {
  const html = renderToStaticMarkup(<Carousel label="صور" slides={slides} />)
  expect(html.match(/الانتقال إلى الشريحة/g)).toHaveLength(3)
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
})

test('one slide has no controls, and no slide draws nothing', () => {
  expect(renderToStaticMarkup(<Carousel label="صور" slides={slides.slice(0, 1)} autoplayMs={6000} />)).not.toContain('<button')
  expect(renderToStaticMarkup(<Carousel label="صور" slides={[]} />)).toBe('')
})

test('[B-210] slides that advance by themselves can be stopped, and others offer no such button', () => {
  expect(renderToStaticMarkup(<Carousel label="صور" slides={slides} autoplayMs={6000} />)).toContain('إيقاف العرض')
  expect(renderToStaticMarkup(<Carousel label="صور" slides={slides} durations={[0, 2000, 0]} />)).toContain('إيقاف العرض')
  expect(renderToStaticMarkup(<Carousel label="صور" slides={slides} />)).not.toContain('إيقاف العرض')
})

test('the arrow before the first slide is off, unless the carousel runs in a loop', () => {
  expect(renderToStaticMarkup(<Carousel label="صور" slides={slides} />)).toMatch(/<button[^>]*aria-label="السابق"[^>]* disabled=""/)
  expect(renderToStaticMarkup(<Carousel label="صور" slides={slides} isLoop />)).not.toContain('disabled')
})

test('[B-002] the left arrow key goes on in Arabic and back in a Latin page', () => {
  expect([keyMove('ArrowLeft', 'rtl'), keyMove('ArrowRight', 'rtl')]).toEqual(['on', 'back'])
  expect([keyMove('ArrowLeft', 'ltr'), keyMove('ArrowRight', 'ltr')]).toEqual(['back', 'on'])
  expect([keyMove('Home', 'rtl'), keyMove('End', 'rtl'), keyMove('a', 'rtl')]).toEqual(['first', 'last', undefined])
})
