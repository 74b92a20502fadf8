import { expect, test } from 'vitest'
import type { Template } from '#block-engine/catalogue.ts'
import { blockGroups } from '#block-engine/define-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { templateDescription, templateName } from './template-name.ts'
import { foundTemplates, offeredTemplates } from './template-list.ts'
import { catalogueWords } from './words.ts'

const symbolsOf = (query = '', from?: Iterable<Template>) =>
  offeredTemplates(query, from).flatMap(({ templates }) => templates.map(({ block }) => block.symbol))
const aTemplate = (symbol: string, changes: Partial<Template['block']> = {}): Template => {
  const template = catalogue.get('quote') as Template
  return { ...template, block: { ...template.block, symbol, ...changes } }
}

test.each([...catalogue.values()])('$block.symbol has a name and a line about it in Arabic, and words that editors may look for', ({ block }) => {
  const { symbol, short_description, search = [] } = block
  expect(templateName(symbol, 'ar')).toMatch(/[\u0600-\u06ff]|HTML/)
  expect(templateDescription(symbol, 'ar')).toMatch(/[\u0600-\u06ff]/)
  expect([templateName(symbol, 'en'), templateDescription(symbol, 'en')]).toEqual([block.name[0], short_description[0]])
  expect(search.some((word) => /[\u0600-\u06ff]/.test(word))).toBe(true)
  expect(search.some((word) => /[a-z]/i.test(word))).toBe(true)
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

test('[B-003] [B-005] [B-047] [B-053] [B-054] [B-055] [B-056] [B-059] [B-082] [B-083] [B-089] [B-100] the picker offers every template of the documents, those of single markets beside the others', () => {
  const offered = new Map(offeredTemplates().map(({ group, templates }) => [group, templates.map(({ block }) => block.symbol)]))
  const all = [...offered.values()].flat()
  expect(all.toSorted()).toEqual([...catalogue.keys()].filter((symbol) => symbol !== 'shared_section').toSorted())
  expect(offered.get('Stock Locator')).toEqual(expect.arrayContaining(['stock_locator', 'stock_locator_overseas']))
  expect(offered.get('Advanced')).toEqual(expect.arrayContaining(['expanded_entry_form', 'extended_warranty_form']))
  expect(offered.get('New Blocks Versions')).toContain('rent_a_car')
  expect(offered.get('Specials')).toEqual(expect.arrayContaining(['model_summary', 'derivatives', 'model_summary_filters', 'news']))
  expect(offered.get('Content')).toEqual(expect.arrayContaining(['car_rent', 'collection_slider_feed']))
  expect(all).toEqual(expect.arrayContaining(['entry_form', 'dealer_locator', 'dealer_locator_mena', 'finance_calculator']))
})

test('the search finds a template by either language, its symbol, and any spelling of the Arabic', () => {
  expect(symbolsOf('اسئله')).toContain('accordion')
  expect(symbolsOf('أسئلةٌ')).toContain('accordion')
  expect(symbolsOf('Quotation')).toContain('quote')
  expect(symbolsOf('hero_carousel_2')).toEqual(['hero_carousel_2'])
  expect(symbolsOf('hero carousel')).toEqual(expect.arrayContaining(['hero_carousel', 'hero_carousel_2']))
  expect(symbolsOf('لا شيء كهذا')).toEqual([])
})

test.each([
  ['فيديو', ['hero_carousel', 'hero_carousel_2', 'hero_title_banner_tall', 'gallery_carousel', 'content_blocks']],
  ['سلايدر', ['hero_carousel', 'hero_carousel_2']],
  ['بانر', ['hero_carousel', 'hero_carousel_2', 'hero_title_banner_tall', 'parallax_image']],
  ['كاروسيل', ['gallery_carousel', 'models_carousel', 'stock_locator_carousel', 'hero_carousel']],
  ['أكورديون', ['accordion', 'specification_accordion']],
  ['شهادة', ['quote']],
  ['وكيل', ['dealer_locator', 'dealer_locator_mena', 'dealer_locator_postcode', 'retailer_cards']],
  ['مخزون', ['stock_locator', 'stock_locator_overseas', 'stock_locator_carousel']],
  ['faq', ['accordion']],
  ['testimonial', ['quote']],
  ['inventory', ['stock_locator']],
])('an editor who looks for %s finds %j', (query, symbols) => {
  expect(symbolsOf(query)).toEqual(expect.arrayContaining(symbols))
})

test('a search gives one list: names that begin with the text first, then those with a word that does, in either language', () => {
  const symbolsFor = (query: string) => foundTemplates(query).map(({ block }) => block.symbol)
  expect(symbolsFor('اقتباس')[0]).toBe('quote')
  expect(symbolsFor('quo')[0]).toBe('quote')
  expect(symbolsFor('أسئل')[0]).toBe('accordion')
  expect(symbolsFor('اجوبة')[0]).toBe('accordion')
  expect(new Set(symbolsFor('فيديو'))).toEqual(new Set(symbolsOf('فيديو')))
  expect(symbolsFor('لا شيء كهذا')).toEqual([])
})
