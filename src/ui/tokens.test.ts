import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BrandTheme } from './fonts.ts'
import { sectionThemes } from './layout/section.tsx'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** Least contrast of a colour on what it stands on, by WCAG 2.2: 1.4.3 for text, 1.4.11 for lines of controls. */
const pairs = [
  ['text', 'ground', 7],
  ['muted', 'ground', 4.5],
  ['accent', 'ground', 4.5],
  ['error', 'ground', 4.5],
  ['success', 'ground', 4.5],
  ['button-text', 'button', 4.5],
  ['button-hover-text', 'button-hover', 4.5],
  ['field-line', 'ground', 3],
  ['focus', 'ground', 3],
] as const

for (const theme of ['jdx', 'lrdx'] as const) {
  for (const section of sectionThemes) {
    test(`[B-150] [C-421] ${theme}: text, links, buttons and fields are legible in ${section}`, () => {
      const colours = coloursOf(theme, section)
      for (const [ink, ground, least] of pairs) {
        expect(contrast(colour(colours, ink), colour(colours, ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least)
      }
    })
  }

  test(`[B-150] ${theme}: the five section themes differ from each other`, () => {
    expect(new Set(sectionThemes.map((section) => JSON.stringify(coloursOf(theme, section)))).size).toBe(5)
  })
}

test('[C-410] [C-411] the navigation is 48 px high, 72 px from 901 px, and breadcrumbs and retailer bar add to it', () => {
  const heights = (css: string) =>
    Object.fromEntries([...css.matchAll(/--(header|breadcrumbs|retailer-bar)-height: (\d+)px/g)].map((hit) => [hit[1], Number(hit[2])]))
  const wideAt = tokens.indexOf('@media (min-width: 901px)')
  const small = heights(tokens.slice(0, wideAt))
  const wide = { ...small, ...heights(tokens.slice(wideAt)) }
  const sums = ({ header = 0, breadcrumbs = 0, 'retailer-bar': bar = 0 }: Record<string, number>) => [
    header,
    header + breadcrumbs,
    header + bar,
    header + breadcrumbs + bar,
  ]
  expect(sums(small)).toEqual([48, 103, 98, 153])
  expect(sums(wide)).toEqual([72, 116, 122, 166])
})

function rules(): { selectors: string[]; body: string }[] {
  return [...tokens.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selectors: selector.split(',').map((part) => part.trim()),
    body,
  }))
}

function coloursOf(theme: BrandTheme, section: string): Record<string, string> {
  const selector = theme === 'jdx' ? `[data-section-theme='${section}']` : `[data-theme='lrdx'] [data-section-theme='${section}']`
  const rule = rules().find((candidate) => candidate.selectors.includes(selector))
  return Object.fromEntries([...(rule?.body ?? '').matchAll(/--colour-([\w-]+): (#[\da-f]{6});/g)].map((hit) => [hit[1], hit[2]]))
}

function colour(colours: Record<string, string>, name: string): string {
  const value = colours[name]
  if (!value) throw new Error(`No plain colour called ${name}.`)
  return value
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
