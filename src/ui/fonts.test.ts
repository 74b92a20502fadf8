import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontPreloads } from './fonts.ts'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
  family: /font-family: '([^']+)'/.exec(body)?.[1] ?? '',
  files: [...body.matchAll(/url\('([^']+)'\)/g)].map((hit) => hit[1] ?? ''),
  ranges: /unicode-range:\s+([^;]+)/.exec(body)?.[1]?.split(/,\s+/) ?? [],
}))

/** The font-family of each role that tokens.css gives to a theme, in an area with fonts of its own or elsewhere. */
function fontStacks(theme: 'jdx' | 'lrdx', area?: 'israel'): Map<string, string> {
  const selector = `:root${theme === 'lrdx' ? "[data-theme='lrdx']" : ''}${area ? `[data-area='${area}']` : ''}`
  const rule = [...tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(
    ([, selectors = '', body = '']) => body.includes('--font-arabic') && selectors.split(',').some((one) => one.trim().endsWith(selector)),
  )
  const stacks = [...(rule?.[2] ?? '').matchAll(/--font-(\w+): ([^;]+);/g)].map(([, role = '', stack = '']): [string, string] => [role, stack])
  expect(stacks.map(([role]) => role)).toEqual(['arabic', 'primary', 'secondary', 'numeral'])
  return new Map(stacks)
}

test.each(['jdx', 'lrdx'] as const)('[A-024] %s: one Arabic and three further families, all declared by @font-face', (theme) => {
  const families = new Set(faces.map((face) => face.family))
  const stackFamilies = new Set([...fontStacks(theme).values()].flatMap((stack) => [...stack.matchAll(/'([^']+)'/g)].map((hit) => hit[1] ?? '')))
  for (const family of stackFamilies) expect(families).toContain(family)
  expect([...stackFamilies].filter((family) => !family.includes('Fallback')).sort()).toEqual(
    ['Arabic', 'Display', 'Numeral', 'Text'].map((face) => `${theme.toUpperCase()} ${face}`),
  )
})

test('[A-023] running text asks for the Arabic face first', () => {
  expect(fontStacks('jdx').get('arabic')).toMatch(/^'JDX Arabic'/)
  expect(fontStacks('lrdx').get('arabic')).toMatch(/^'LRDX Arabic'/)
})

test.each(['jdx', 'lrdx'] as const)('[A-025] [A-026] %s: the area israel puts a Hebrew face before all others, elsewhere it is absent', (theme) => {
  const hebrew = `'${theme.toUpperCase()} Hebrew'`
  for (const [role, stack] of fontStacks(theme)) {
    expect(fontStacks(theme, 'israel').get(role)).toBe(`${hebrew}, ${stack}`)
    expect(stack).not.toContain('Hebrew')
  }
  expect(faces.find((face) => `'${face.family}'` === hebrew)?.ranges).toContain('U+5D0-5EA')
})

test('[A-026] fonts come from our own files only, and every file is there', () => {
  const files = faces.flatMap((face) => face.files)
  expect(files).not.toHaveLength(0)
  for (const file of files) {
    expect(file).toMatch(/^\.\/fonts\/[\w-]+\.woff2$/)
    expect(existsSync(join(import.meta.dirname, file))).toBe(true)
  }
  expect(css).not.toMatch(/https?:/)
})

test('every font file is declared, and licences stand beside them', () => {
  const folder = readdirSync(join(import.meta.dirname, 'fonts'))
  const fileNames = faces.flatMap((face) => face.files.map((file) => file.replace('./fonts/', '')))
  expect(folder.filter((file) => file.endsWith('.woff2')).sort()).toEqual([...new Set(fileNames)].sort())
  expect(folder.filter((file) => file.endsWith('-OFL.txt')).length).toBeGreaterThan(0)
})

test.each(['jdx', 'lrdx'] as const)('%s: all Arabic and Latin faces together stay below the budget of 90 KB, and the preloads below 30 KB', (theme) => {
  const size = (file: string) => statSync(join(import.meta.dirname, 'fonts', file)).size
  const files = readdirSync(join(import.meta.dirname, 'fonts')).filter((file) => file.startsWith(`${theme}-`) && !file.includes('hebrew'))
  expect(files.reduce((sum, file) => sum + size(file), 0)).toBeLessThan(90_000)
  expect(fontPreloads[theme].reduce((sum, file) => sum + size(file), 0)).toBeLessThan(30_000)
})

test('Arabic faces hold the space, so that Arabic words alone never load a Latin face', () => {
  for (const face of faces.filter((candidate) => candidate.family.endsWith(' Arabic'))) expect(face.ranges).toContain('U+20')
  for (const face of faces.filter((candidate) => /(Text|Display)$/.test(candidate.family))) expect(face.ranges).not.toContain('U+20')
})
