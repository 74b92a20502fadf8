import { expect, test } from 'vitest'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { brandName, brandOf } from './brand.ts'
import { logoFor } from './logo-for.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { readContentSettings } from '../settings.ts'

function settingsWith(logo: unknown) {
  const log = recordingLog()
  return { settings: readContentSettings(settingReader([{ key: 'logo', value: logo }], log)), messages: log.messages }
}

test.each([
  ['/ar/range-rover/velar', { homepage: '/range-rover', logo: 'range-rover' }],
  ['/defender', { homepage: '/defender', logo: 'defender' }],
  ['discovery/discovery-sport', { homepage: '/discovery', logo: 'discovery' }],
  ['/ar/jaguar-range', { homepage: '/', logo: 'jaguar' }],
  ['/ar/about/defender', { homepage: '/', logo: 'jaguar' }],
])('[A-091] the logo of %s', (path, logo) => {
  expect(logoFor(path, settingsWith(null).settings)).toEqual(logo)
})

test('[A-092] an entry has a pattern, a homepage and a logo', () => {
  const { settings, messages } = settingsWith('[{"matchingPath":"/ev/","homepage":"/ev","logo":"ev"}]')
  expect(messages).toEqual([])
  expect(logoFor('/ar/ev/', settings)).toEqual({ homepage: '/ev', logo: 'ev' })
  expect(logoFor('/ar/ev/charging', settings).logo).toBe('jaguar')
})

test.each(['matchingPath', 'homepage', 'logo'])('[A-092][A-093] an entry without %s is none', (key) => {
  const entry = Object.entries({ matchingPath: '/ev*', homepage: '/ev', logo: 'ev' }).filter(([name]) => name !== key)
  expect(settingsWith([Object.fromEntries(entry)]).settings.logos).toBeNull()
})

test.each([
  [
    'an entry lacks a key',
    [
      { matchingPath: '/defender*', homepage: '/defender', logo: 'defender' },
      { matchingPath: '/x*', logo: 'x' },
    ],
  ],
  ['it is no list', { matchingPath: '/defender*', homepage: '/defender', logo: 'defender' }],
  ['it is no JSON', '{bad'],
])('[A-093][A-094] when %s the whole setting is ignored and logged', (_, logo) => {
  const { settings, messages } = settingsWith(logo)
  expect(settings.logos).toBeNull()
  expect(messages).toEqual(['Invalid JSON in logo'])
  expect(logoFor('/ar/defender', settings).logo).toBe('jaguar')
})

test('[A-091] signs of patterns other than the star stand for themselves', () => {
  const { settings } = settingsWith([{ matchingPath: '/a.b(c)', homepage: '/', logo: 'odd' }])
  expect(logoFor('/ar/a.b(c)', settings).logo).toBe('odd')
  expect(logoFor('/ar/axb(c)', settings).logo).toBe('jaguar')
})

test('[A-017][A-096] theme lrdx speaks for the sister brand, jdx for the main one', () => {
  const names = { brandName: 'جاكوار', sisterBrandName: 'لاند روفر' }
  expect([brandOf('jdx'), brandOf('lrdx')]).toEqual(['main', 'sister'])
  expect([brandName('jdx', names), brandName('lrdx', names)]).toEqual(['جاكوار', 'لاند روفر'])
  expect(logoFor('/', { logos: null, theme: 'lrdx' }).logo).toBe('land-rover')
})
