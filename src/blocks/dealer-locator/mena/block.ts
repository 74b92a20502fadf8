import { locatorWords } from '../shared/locator-words.ts'
import { defineBlock } from '#block-engine/define-block.ts'
import { marketWords } from './market-words.ts'

export const dealerLocatorMena = defineBlock({
  symbol: 'dealer_locator_mena',
  name: ['Dealer locator MENA', 'معارض المنطقة'],
  description: 'Dealers by market and city, in Arabic or English, as a list and on a map.',
  short_description: ['Dealers by market, language and city', 'المعارض بحسب السوق والمدينة، بالعربية أو الإنجليزية.'],
  search: ['map', 'branches', 'Middle East', 'وكيل', 'وكلاء', 'فروع', 'خريطة', 'الشرق الأوسط', 'دولة'],
  group: 'Advanced',
  version: 1,
  island: 'visible',
  readsQuery: ['market', 'language', 'city'],
  needs: ['maps'],
  fields: [],
  words: { ...locatorWords, ...marketWords },
})
