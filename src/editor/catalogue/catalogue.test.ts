import { expect, test } from 'vitest'
import type { Template } from '#block-engine/catalogue.ts'
import { blockGroups } from '#block-engine/define-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { templateName, templateNames } from './template-names.ts'
import { offeredTemplates } from './template-list.ts'
import { catalogueWords } from './words.ts'

const symbolsOf = (query = '', from?: Iterable<Template>) =>
  offeredTemplates(query, from).flatMap(({ templates }) => templates.map(({ block }) => block.symbol))
const aTemplate = (symbol: string, changes: Partial<Template['block']> = {}): Template => {
  const template = catalogue.get('quote') as Template
  return { ...template, block: { ...template.block, symbol, ...changes } }
}

test.each([...catalogue.keys()])('%s has a name and a description in Arabic', (symbol) => {
  expect(templateNames[symbol]?.name).toMatch(/[\u0600-\u06ff]|HTML/)
  expect(templateNames[symbol]?.description).toMatch(/[\u0600-\u06ff]/)
  expect(templateName(symbol, 'en')).toBe(catalogue.get(symbol)?.block.name)
})

test('there are no names of templates that are gone', () => {
  expect(Object.keys(templateNames).filter((symbol) => !catalogue.has(symbol))).toEqual([])
})

test('every heading of the picker has words', () => {
  expect(blockGroups.filter((group) => !(group in catalogueWords))).toEqual([])
})

test('[B-122] [B-344] templates stand under their headings, higher priority first, hidden ones nowhere', () => {
  const from = [
    aTemplate('low', { list_priority: 1 }),
    aTemplate('hidden', { hidden: true }),
    aTemplate('high', { list_priority: 9 }),
    aTemplate('hero', { group: 'Hero' }),
    aTemplate('plain'),
  ]
  expect(offeredTemplates('', from).map(({ group, templates }) => [group, templates.map(({ block }) => block.symbol)])).toEqual([
    ['Content', ['high', 'low', 'plain']],
    ['Hero', ['hero']],
  ])
})

test('the search finds a template by either language, its symbol, and any spelling of the Arabic', () => {
  expect(symbolsOf('اسئله')).toContain('accordion')
  expect(symbolsOf('أسئلةٌ')).toContain('accordion')
  expect(symbolsOf('Quotation')).toContain('quote')
  expect(symbolsOf('hero_carousel_2')).toEqual(['hero_carousel_2'])
  expect(symbolsOf('hero carousel')).toEqual(expect.arrayContaining(['hero_carousel', 'hero_carousel_2']))
  expect(symbolsOf('لا شيء كهذا')).toEqual([])
})
