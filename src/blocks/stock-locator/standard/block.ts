import { defineBlock } from '#block-engine/define-block.ts'
import { locatorFields, locatorQuery } from '../shared/locator-fields.ts'
import { locatorWords } from '../shared/locator-words.ts'

export const stockLocator = defineBlock({
  symbol: 'stock_locator',
  name: ['Stock Locator', 'البحث عن سيارة'],
  description: 'Filters, sorting and cards over a listing of vehicles; the address bar has the search, and only enabled filters appear.',
  short_description: ['Search through vehicles in stock', 'تصفية وترتيب وبطاقات لسيارات إحدى القوائم.'],
  search: ['inventory', 'used cars', 'search cars', 'filter', 'مخزون', 'سيارات متوفرة', 'سيارات مستعملة', 'فلتر', 'شراء سيارة'],
  group: 'Stock Locator',
  version: 1,
  island: 'touch',
  readsQuery: locatorQuery,
  needs: ['stock', 'calculator'],
  fields: locatorFields([
    'brands',
    'models',
    'financing_options',
    'states',
    'statuses',
    'msrp_price',
    'mileage',
    'production_year',
    'power',
    'engine_types',
    'transmissions',
    'colors',
    'dealers',
  ]),
  words: locatorWords,
})
