import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { Button } from './controls/button.tsx'
import { ButtonLink, Buttons, type ButtonView, type LinkView, TextLink } from './link.tsx'

const link: LinkView = { href: '/ar/models', label: 'الطرازات', isExternal: false, newTab: false, opens: 'page' }
const button: ButtonView = { ...link, id: '1', variant: 'primary' }

test('a link to a page is a plain address', () => {
  expect(renderToStaticMarkup(<TextLink link={link} />)).toBe('<a href="/ar/models">الطرازات</a>')
})

test('[B-261] a link to a new tab hides its opener and says so to screen readers', () => {
  const html = renderToStaticMarkup(<TextLink link={{ ...link, newTab: true }} newTabNote="نافذة جديدة" />)
  expect(html).toContain('target="_blank" rel="noopener noreferrer"')
  expect(html).toContain('<span class="visually-hidden"> (نافذة جديدة)</span>')
})

test('[B-260] [B-261] what opens in a modal or an embed keeps its address, so that it works without scripts', () => {
  for (const opens of ['modal', 'embed'] as const) {
    const html = renderToStaticMarkup(<TextLink link={{ ...link, opens }} />)
    expect(html).toContain(`data-opens="${opens}"`)
    expect(html).toContain('href="/ar/models"')
  }
})

test('a Latin label is isolated from the Arabic around it', () => {
  expect(renderToStaticMarkup(<TextLink link={{ ...link, label: 'Range Rover' }} />)).toContain('<bdi>Range Rover</bdi>')
  expect(renderToStaticMarkup(<ButtonLink button={{ ...button, label: 'InControl' }} />)).toContain('<bdi>InControl</bdi>')
})

test('[B-259] [C-420] the three kinds of buttons have three looks, as links and as buttons', () => {
  const looks = (['primary', 'secondary', 'tertiary'] as const).map((variant) => {
    expect(renderToStaticMarkup(<ButtonLink button={{ ...button, variant }} />)).toMatch(new RegExp(`class="[^"]*${variant}`))
    return renderToStaticMarkup(<Button variant={variant}>تابع</Button>)
  })
  expect(new Set(looks).size).toBe(3)
})

test('[B-148] [B-259] [C-420] the primary button is filled, the secondary one has a frame', () => {
  const lookOf = (variant: 'primary' | 'secondary') => {
    const drawnButton = JSDOM.fragment(renderToStaticMarkup(<Button variant={variant}>تابع</Button>)).firstElementChild
    const style = declaredStyle(drawnButton, 'ui/controls/button.module.css', 1280)
    return [style['background-color'], style['border-color'], style.color]
  }
  expect(lookOf('primary')).toEqual(['var(--colour-button)', 'var(--colour-button)', 'var(--colour-button-text)'])
  expect(lookOf('secondary')).toEqual(['transparent', 'currentcolor', 'var(--colour-text)'])
})

test('[C-420] the tertiary button has neither ground nor frame: its words are underlined', () => {
  const drawnLink = JSDOM.fragment(
    renderToStaticMarkup(
      <Button variant="tertiary">
        <span>تابع</span>
      </Button>,
    ),
  ).firstElementChild
  const own = declaredStyle(drawnLink, 'ui/controls/button.module.css', 1280)
  expect([own['background-color'], own.border, own['border-color'], own['padding-inline'], own.color]).toEqual([
    undefined,
    '1px solid transparent',
    undefined,
    '0',
    'var(--colour-text)',
  ])
  expect(declaredStyle(drawnLink?.firstElementChild, 'ui/controls/button.module.css', 1280).background).toBe(
    'linear-gradient(currentcolor, currentcolor) 0 100% / 100% 1px no-repeat',
  )
})

test('a button submits nothing unless it is told to', () => {
  expect(renderToStaticMarkup(<Button>تابع</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">تابع</Button>)).toContain('type="submit"')
})

test('a row without buttons is not drawn', () => {
  expect(renderToStaticMarkup(<Buttons items={[]} />)).toBe('')
})

test('the three alignments of a row of buttons differ', () => {
  const rows = (['left', 'center', 'right'] as const).map((align) => renderToStaticMarkup(<Buttons items={[button]} align={align} />))
  expect(new Set(rows).size).toBe(3)
})
