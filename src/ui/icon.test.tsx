import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { IconSprite, iconNames } from './icon-sprite.tsx'

const ICON_NAMES = [
  'battery',
  'speed',
  'fuel',
  'co2',
  'seats',
  'capacity',
  'svo',
  'drive',
  'brochure',
  'location',
  'build',
  'quote',
  'payments',
  'review',
  'kmi',
  'spanner',
  'x590',
  'compare',
  'phone',
  'globe',
  'chevron',
  'chevron_l',
]

test('[A-407] the sprite holds the 22 icons, and of its own only such whose names begin with ui-', () => {
  const symbols = [...renderToStaticMarkup(<IconSprite />).matchAll(/<symbol id="icon-([\w-]+)"/g)].map((hit) => hit[1])
  expect(symbols.filter((name) => !name?.startsWith('ui-'))).toEqual(ICON_NAMES)
  expect(symbols).toEqual(iconNames)
})

test('[A-407] the sprite is hidden from sight and from screen readers, and no drawing is empty', () => {
  const html = renderToStaticMarkup(<IconSprite />)
  expect(html).toMatch(/^<svg class="[^"]*sprite[^"]*" width="0" height="0" aria-hidden="true"/)
  expect(html).not.toMatch(/<symbol[^>]*><\/symbol>/)
})

test.each([
  [9, 10],
  [10, 10],
  [24, 24],
  [45, 45],
  [46, 45],
])('[C-419] an icon of %i px is drawn at %i px', (askedSize, drawnSize) => {
  expect(renderToStaticMarkup(<Icon name="phone" size={askedSize} />)).toContain(`width="${drawnSize}" height="${drawnSize}"`)
})

test('an icon is silent unless it has a label', () => {
  expect(renderToStaticMarkup(<Icon name="phone" />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Icon name="phone" label="هاتف" />)).toMatch(/role="img" aria-label="هاتف"/)
  expect(renderToStaticMarkup(<Icon name="phone" label="هاتف" />)).not.toContain('aria-hidden')
})
