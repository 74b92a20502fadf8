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

test.each([
  ['B-047', 'rent_a_car', 'Rent a Car'],
  ['B-047', 'car_rent', 'Car Rent'],
  ['B-052', 'collection_item', 'Collection item'],
  ['B-053', 'collection_slider_feed', 'Collection Slider Feed'],
  ['B-054', 'extended_warranty_form', 'Extended warranty form'],
  ['B-055', 'offers_form', 'Offers form'],
  ['B-056', 'local_vin_checker', 'Local VIN checker'],
  ['B-057', 'hero_title_banner_tall', 'Hero title banner (tall)'],
  ['B-058', 'expanded_entry_form', 'Expanded entry form'],
  ['B-059', 'finance_calculator', 'Finance calculator'],
  ['B-060', 'models_carousel', 'Models carousel (manual)'],
  ['B-061', 'retailer_cards', 'Retailer cards'],
  ['B-062', 'retailer_schema', 'Retailer schema'],
  ['B-063', 'retailer_service_schema', 'Retailer service schema'],
  ['B-064', 'parallax_image', 'Parallax image'],
  ['B-065', 'text_steps', 'Text steps'],
  ['B-066', 'html_box', 'HTML box'],
  ['B-067', 'dealer_locator', 'Dealer locator'],
  ['B-070', 'accordion', 'Accordion'],
  ['B-071', 'sign_post', 'Sign post'],
  ['B-072', 'content_blocks', 'Content blocks'],
  ['B-073', 'hero_carousel', 'Hero carousel'],
  ['B-074', 'hero_carousel_2', 'Hero Carousel 2.0'],
  ['B-075', 'snippet', 'Snippet'],
  ['B-076', 'section_tabs', 'Section tabs'],
  ['B-077', 'exterior_360', 'Exterior 360'],
  ['B-078', 'interior_360', 'Interior 360'],
  ['B-079', 'tabbed_component', 'Tabbed component'],
  ['B-080', 'color_button_carousel', 'Color button carousel'],
  ['B-081', 'content_blocks_carousel', 'Content blocks carousel'],
  ['B-082', 'model_summary_filters', 'Model summary filters'],
  ['B-083', 'model_summary', 'Derivatives/Model Summary'],
  ['B-084', 'stock_locator_carousel', 'Stock locator carousel'],
  ['B-085', 'stock_locator', 'Stock Locator'],
  ['B-086', 'stock_locator_overseas', 'Stock Locator Overseas'],
  ['B-087', 'collection_slider', 'Collection slider'],
  ['B-088', 'specification_accordion', 'Specification accordion'],
  ['B-089', 'car_rent', 'Car Rent'],
  ['B-090', 'accolade_image_box', 'Accolade image box'],
  ['B-091', 'dual_frame_map', 'Dual Frame Map'],
  ['B-092', 'specification_at_glance', 'Specification at Glance'],
  ['B-093', 'seat_slider', 'Seat Slider'],
  ['B-094', 'quote_slider', 'Quote Slider'],
  ['B-095', 'infotainment_system', 'Infotainment system'],
  ['B-096', 'section_image_tabs', 'Section Image Tabs'],
  ['B-097', 'electrifying_power', 'Electrifying Power'],
  ['B-098', 'inpage_navigation', 'Inpage navigation'],
  ['B-099', 'masonry', 'Masonry'],
  ['B-100', 'news', 'News block (regional news API)'],
  ['B-101', 'hotspots_container', 'Hotspots Container'],
  ['B-102', 'compare_images', 'Compare Images'],
  ['B-103', 'icon_button_carousel', 'Icon Button Carousel'],
  ['B-104', 'key_details_post', 'Key Details Post'],
  ['B-105', 'range_calculator', 'Range Calculator'],
  ['B-106', 'racing_results', 'Racing Results'],
  ['B-107', 'single_offer', 'Single Offer'],
  ['B-108', 'number_button_carousel', 'Number button carousel'],
  ['B-109', 'quote', 'Quote'],
  ['B-110', 'entry_form', 'Entry form'],
  ['B-111', 'ready_to_go_bar', 'Ready to go bar'],
  ['B-112', 'gallery_categories', 'Gallery categories'],
  ['B-113', 'gallery_carousel', 'Gallery carousel'],
  ['B-114', 'icons_timeline', 'Icons timeline'],
  ['B-115', 'vin_checker', 'VIN checker'],
])('[%s] %s is offered as %s, as the documents call it', (_id, symbol, name) => {
  expect(symbolsOf()).toContain(symbol)
  expect(templateName(symbol, 'en')).toBe(name)
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
