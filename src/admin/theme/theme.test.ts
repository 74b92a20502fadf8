import { describe, expect, test } from 'vitest'
import { colours } from '#staff/look/look.ts'
import { adminTheme } from './theme.ts'

const LEAST = 4.5

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

type Palette = Record<string, Record<string, string>>

describe.each(['light', 'dark'] as const)('in the %s look', (mode) => {
  const palette = adminTheme(mode, 'rtl').palette as unknown as Palette
  const grounds = [palette.background?.default ?? '', palette.background?.paper ?? '']
  const textColours = ['primary', 'success', 'warning', 'error', 'info'].map((name) => [name, palette[name]?.main ?? ''] as const)

  const texts = [
    ['text', palette.text?.primary ?? ''],
    ['quiet text', palette.text?.secondary ?? ''],
  ] as const

  test.each([...texts, ...textColours])('%s is readable on both grounds', (_name, ink) => {
    for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(LEAST)
  })

  test('what explains a field that cannot be changed, and what an empty list says, is quiet text', () => {
    const { MuiFormHelperText, RaEmpty } = adminTheme(mode, 'rtl').components as Record<string, { styleOverrides: { root: Record<string, unknown> } }>
    const quiet = { color: palette.text?.secondary }
    expect([MuiFormHelperText?.styleOverrides.root['&.Mui-disabled'], RaEmpty?.styleOverrides.root['& .RaEmpty-message']]).toEqual([quiet, quiet])
  })

  test('words on filled buttons and on small dark surfaces are readable', () => {
    expect(contrast(palette.primary?.contrastText ?? '', palette.primary?.main ?? '')).toBeGreaterThanOrEqual(LEAST)
    const c = colours[mode]
    for (const [ink, ground] of [
      [c.onAccent, c.accentHover],
      [c.onBad, c.bad],
      [c.onBad, c.badHover],
      [c.onPill, c.pill],
    ] as const)
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(LEAST)
  })

  test('on every ground of the editor its words, states and what is chosen are readable, and lines of controls are seen', () => {
    const c = colours[mode]
    const pairs = [
      ...[c.paper, c.ground, c.raised, c.sunken, c.selectionWash, c.added, c.removed].flatMap((ground) => [
        [c.ink, ground],
        [c.quiet, ground],
      ]),
      ...[c.paper, c.ground, c.sunken].map((ground) => [c.accent, ground]),
      ...[c.paper, c.ground, c.selectionWash].map((ground) => [c.selection, ground]),
      [c.good, c.goodWash],
      [c.warn, c.warnWash],
      [c.bad, c.badWash],
    ] as [string, string][]
    expect(pairs.filter(([ink, ground]) => contrast(ink, ground) < LEAST)).toEqual([])
    expect([c.paper, c.ground].filter((ground) => contrast(c.controlLine, ground) < 3)).toEqual([])
  })
})
