import { locatorFields, locatorQuery } from '../shared/locator-fields.ts'
import { locatorWords } from '../shared/locator-words.ts'
import { defineBlock } from '#block-engine/define-block.ts'

export const stockLocatorOverseas = defineBlock({
  symbol: 'stock_locator_overseas',
  name: ['Stock Locator Overseas', 'البحث عن سيارة للأسواق الخارجية'],
  description:
    'The stock locator by the prices of overseas markets: the old price beside the sale, purchase prices only, their breakdown and the price on the road.',
  short_description: ['Stock locator of overseas markets', 'البحث عن سيارة بأسعار الأسواق الخارجية وتفاصيلها.'],
  search: ['inventory', 'export', 'diplomats', 'مخزون', 'تصدير', 'خارج البلاد', 'دبلوماسيين'],
  group: 'Stock Locator',
  version: 1,
  island: 'touch',
  readsQuery: locatorQuery,
  needs: ['stock', 'calculator'],
  fields: locatorFields(['models', 'statuses', 'production_year', 'engine_types', 'specific_colors']),
  words: locatorWords,
})
