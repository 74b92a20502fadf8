import { defineBlock } from '#block-engine/define-block.ts'
import { carFields, derivativeFields, summaryWords, tabField } from '../shared/summary-fields.ts'

export const derivatives = defineBlock({
  symbol: 'derivatives',
  name: ['Derivatives', 'فئات الطراز'],
  description: 'All derivatives of a model side by side, with engine, three specifications and price, from the stock or by hand.',
  short_description: ['The derivatives of a model', 'فئات طراز واحد بمحركاتها ومواصفاتها وأسعارها، متجاورة.'],
  search: ['trims', 'grades', 'engines', 'الفئات', 'الإصدارات', 'المحركات', 'أسعار'],
  group: 'Specials',
  version: 1,
  island: 'never',
  needs: ['stock'],
  fields: [...carFields, { symbol: 'has_columns', label: ['Side by side', 'أعمدة متجاورة'], field_type: 'Bool', default: true }, tabField],
  groups: { fields: derivativeFields },
  words: summaryWords,
})
