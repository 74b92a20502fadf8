import { expect, test } from 'vitest'
import { brandMarkOf } from './brand-marks.ts'
import { makerOfPage, markOfPage, nameOfMaker } from './page-mark.server.ts'

const logos = [
  { matchingPath: '/defender*', homepage: '/defender', logo: 'defender' },
  { matchingPath: '/odd*', homepage: '/odd', logo: 'nobody-drew-this' },
  { matchingPath: '*', homepage: '/', logo: 'group' },
]
const settings = { logos, appName: 'معرض', brandName: 'جاكوار', sisterBrandName: 'لاند روفر' }
const page = (path: string, theme: 'jdx' | 'lrdx' = 'jdx') => ({ path, theme, settings })

test('pages that belong to no brand have the mark of the group in either theme', () => {
  for (const path of ['', 'offers-and-finance', 'showroom/326'])
    for (const theme of ['jdx', 'lrdx'] as const) {
      expect(markOfPage(page(path, theme))).toEqual({ mark: 'group', homepage: '/' })
      expect(makerOfPage(page(path, theme))).toBe('group')
    }
})

test('[A-091] a family has its own mark in the header; who speaks in the footer is the brand of the theme', () => {
  expect(markOfPage(page('defender/90', 'lrdx'))).toEqual({ mark: 'defender', homepage: '/defender' })
  expect(makerOfPage(page('defender/90', 'lrdx'))).toBe('land-rover')
})

test('[A-017] a missing logo falls back to that of the theme’s brand, never to the other brand’s', () => {
  expect(markOfPage(page('odd')).mark).toBe('jaguar')
  expect(markOfPage(page('odd', 'lrdx')).mark).toBe('land-rover')
  const bare = { ...settings, logos: null }
  expect(markOfPage({ path: '', theme: 'lrdx', settings: bare }).mark).toBe('land-rover')
})

test('a name is that of its mark, whatever the theme', () => {
  expect((['group', 'jaguar', 'land-rover', 'defender'] as const).map((mark) => nameOfMaker(mark, settings))).toEqual(['معرض', 'جاكوار', 'لاند روفر', null])
  expect(brandMarkOf('group')).not.toEqual(brandMarkOf('jaguar'))
})
