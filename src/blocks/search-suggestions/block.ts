import type { BoolField } from '#block-engine/field-types.ts'
import { defineBlock } from '#block-engine/define-block.ts'

const widths = [
  { label: 'Full', value: 'full' },
  { label: 'Half', value: 'half' },
] as const

const bool = <const S extends string>(symbol: S, label: string, usual: boolean) =>
  ({ symbol, label, field_type: 'Bool', default: usual }) as const satisfies BoolField

export const searchSuggestions = defineBlock({
  symbol: 'search_suggestions',
  name: 'Search with suggestions',
  description: 'A search field that suggests terms while somebody types and leads to the page with the results.',
  short_description: 'Search field with suggestions',
  group: 'Advanced',
  version: 1,
  island: 'visible',
  readsQuery: ['keyword'],
  fields: [
    { symbol: 'limit', label: 'Most suggestions', field_type: 'Number', default: 5, min: 1, max: 8 },
    { symbol: 'delay', label: 'Wait after typing (ms)', field_type: 'Number', default: 200, min: 0, max: 3000 },
    { symbol: 'charactersToStart', label: 'Characters to start', field_type: 'Number', default: 3, min: 1, max: 20 },
    { symbol: 'sm', label: 'Width on small screens', field_type: 'Select', options: widths, default: 'full' },
    { symbol: 'md', label: 'Width on medium screens', field_type: 'Select', options: widths, default: 'full' },
    { symbol: 'lg', label: 'Width on large screens', field_type: 'Select', options: widths, default: 'half' },
    { symbol: 'xl', label: 'Width on very large screens', field_type: 'Select', options: widths, default: 'half' },
    bool('forward_fetch', 'Ask again while somebody types on', false),
    bool('highlight', 'Matches in bold', true),
    bool('client_filter', 'Only what contains the typed text', true),
    { symbol: 'results_page', label: 'Page with the results', field_type: 'Link' },
  ],
  words: {
    label: ['Search the site', 'ابحث في الموقع'],
    submit: ['Search', 'بحث'],
    suggestions: ['Suggestions', 'الاقتراحات'],
    count: ['Suggestions: {n}', 'عدد الاقتراحات: {n}'],
  },
})
