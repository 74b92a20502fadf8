import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

const draw = (fields: Record<string, unknown>) => renderExample('hero_title_banner_tall', { heading: 'حضور', ...fields })

test('[B-057] a tall banner shows its picture, title, subtitle and buttons', () => {
  const page = draw({
    subtitle: 'مجموعة 2026',
    image: { id: 24731 },
    buttons: [{ id: 'a', label: 'الطرازات', button_type: 'primary', target: '/vehicles' }],
  })
  expect(page.querySelector('section h2')?.textContent).toBe('حضور')
  expect(page.querySelector('section p')?.textContent).toBe('مجموعة 2026')
  expect(page.querySelector('section a')?.getAttribute('href')).toBe('/vehicles')
  expect(page.querySelector('section img')?.getAttribute('src')).toContain('/24731/')
})

test('[B-057] the banner runs from edge to edge and fills the screen below the navigation on wide screens', () => {
  const page = draw({ image: { id: 24731 } })
  expect(page.querySelector('section')?.dataset.layout).toBe('bleed')
  expect(declaredStyle(page.querySelector('[data-caption]'), 'blocks/hero-title-banner-tall/view.module.css', 901)['--hero-size']).toBe(
    'max(34rem, calc(100svb - var(--navigation-height)))',
  )
})

test('[B-159][A-394] the picture is offered in the three hero sizes', () => {
  const srcset = draw({ image: { id: 24731 } })
    .querySelector('img')
    ?.getAttribute('srcset')
  expect(srcset?.match(/\d+x\d+/g)).toEqual(['1600x900', '1024x576', '640x360'])
})

test('[B-131] [B-133] [B-134] the title takes its text, size, level and font', () => {
  expect(draw({}).querySelector('h2')?.getAttribute('data-size')).toBe('m')
  const title = draw({ header_size: 'title', header_tag: '1', header_font: 'secondary' }).querySelector('h1')
  expect(title?.textContent).toBe('حضور')
  expect(title?.getAttribute('data-size')).toBe('title')
  expect(title?.getAttribute('data-font')).toBe('secondary')
})

test('[B-138] a background film is silent, loops inline, and has no source for those who want less motion', () => {
  const page = draw({ native_video_background: '/media/film.mp4' })
  const film = page.querySelector('video')
  for (const attribute of ['autoplay', 'muted', 'loop', 'playsinline']) expect(film?.hasAttribute(attribute), attribute).toBe(true)
  expect(film?.hasAttribute('src')).toBe(false)
  expect(film?.querySelector('source')?.getAttribute('src')).toBe('/media/film.mp4')
  expect(film?.querySelector('source')?.getAttribute('media')).toBe('(prefers-reduced-motion: no-preference)')
})

test('a film can be put to rest by a named control, which is absent where nothing moves', () => {
  expect(draw({ native_video_background: '/media/film.mp4' }).querySelector('input[type=checkbox]')?.getAttribute('aria-label')).toBe('إيقاف حركة الخلفية')
  expect(draw({ image: { id: 24731 } }).querySelector('input')).toBeNull()
})

test('[B-144] the text stands in the middle, at the top or at the bottom', () => {
  const placeOf = (fields: Record<string, unknown>) => draw(fields).querySelector('[data-vertical]')?.getAttribute('data-vertical')
  expect(placeOf({})).toBe('center')
  expect(placeOf({ vertical_alignment: 'top' })).toBe('top')
  expect(placeOf({ vertical_alignment: 'bottom' })).toBe('bottom')
  const alignmentOf = (vertical_alignment: string) =>
    declaredStyle(draw({ image: { id: 24731 }, vertical_alignment }).querySelector('[data-vertical]'), 'ui/layout/hero-frame.module.css', 1280)['align-content']
  expect(['center', 'top', 'bottom'].map(alignmentOf)).toEqual(['center', 'start', 'end'])
})

test('[B-139] only this block turns to left-to-right', () => {
  expect(draw({}).querySelector('section')?.getAttribute('dir')).toBe('rtl')
  expect(draw({ dir: 'ltr' }).querySelector('section')?.getAttribute('dir')).toBe('ltr')
})

test('an empty banner is not drawn', () => {
  expect(renderHtml(aStoredBlock('hero_title_banner_tall'))).toBe('')
})
