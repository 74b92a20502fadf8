import { expect, test } from 'vitest'
import { linkView } from '#domains/content/index.ts'
import { kindOf, openingOf, openings, type Target, type TargetKind, targetOf } from './target.ts'

const predefinedLinks = [{ alias: 'book', url: 'https://book.example.com/' }]
const lookups = {
  predefinedLinks,
  findPagePath: (id: number) => (id === 7 ? 'cars/rover' : null),
  findFileName: (id: number) => (id === 3 ? 'brochure.pdf' : null),
}
const hrefOf = (target: Target | null) => target && linkView(target, lookups)?.href

test.each([
  ['page', '7', '/ar/cars/rover'],
  ['file', '3', '/media/api/v2/files/3/brochure.pdf'],
  ['form', '5', '/ar/form/5'],
  ['alias', 'book', 'https://book.example.com/'],
  ['address', '/offers?year=2026', '/ar/offers?year=2026'],
  ['address', 'https://example.com/a', 'https://example.com/a'],
  ['address', 'example.com/a', 'https://example.com/a'],
  ['address', '//example.com', 'https://example.com/'],
  ['anchor', '#specs', '#specs'],
  ['phone', '+965 1800 000', 'tel:+9651800000'],
  ['phone', '٠١٢٣', 'tel:0123'],
  ['email', 'sales@example.com', 'mailto:sales@example.com'],
] as const)('[B-129] a %s %j is stored so that it leads to %s, and is known again as what it was', (kind, text, href) => {
  const target = targetOf(kind, text, 'page')
  expect(hrefOf(target)).toBe(href)
  expect(target && kindOf(target, predefinedLinks)).toBe(kind)
})

test.each([
  ['address', 'javascript:alert(1)'],
  ['address', 'data:text/html,x'],
  ['address', 'two words'],
  ['address', '/with blank'],
  ['address', 'nothing'],
  ['address', ''],
  ['page', 'x'],
  ['page', '0'],
  ['file', '-1'],
  ['form', 'x'],
  ['phone', 'call me'],
  ['phone', '+'],
  ['email', 'sales'],
  ['email', 'a@b c.com'],
] as const)('[B-129] the %s %j is refused', (kind: TargetKind, text: string) => {
  expect(targetOf(kind, text, 'page')).toBeNull()
})

test('[B-129] [B-261] every way of opening is stored in the documented fields and read back', () => {
  const targets = openings.map((opening) => targetOf('address', '/x', opening))
  expect(targets.map((target) => target && openingOf(target))).toEqual(openings)
  expect(targets.map((target) => [target?.target_type, target?.target_action])).toEqual([
    ['url', undefined],
    ['url', 'new_tab'],
    ['url', 'modal'],
    ['embed', undefined],
  ])
  expect(targets.map((target) => target && linkView(target, lookups)?.opens)).toEqual(['page', 'page', 'modal', 'embed'])
})
