import type { BoolField, Label } from '#fields/field-types.ts'
import { defineBlock } from '#block-engine/define-block.ts'

const widths = [
  { label: ['Full width', 'بعرض الصفحة'], value: 'full' },
  { label: ['Half width', 'بنصف العرض'], value: 'half' },
] as const

const bool = <const S extends string>(symbol: S, label: Label, usual: boolean) =>
  ({ symbol, label, field_type: 'Bool', default: usual }) as const satisfies BoolField

export const searchSuggestions = defineBlock({
  symbol: 'search_suggestions',
  name: ['Search with suggestions', 'بحث باقتراحات'],
  description: 'A search field that suggests terms while somebody types and leads to the page with the results.',
  short_description: ['Search field with suggestions', 'حقل بحث يقترح الكلمات أثناء الكتابة.'],
  search: ['autocomplete', 'search box', 'بحث', 'إكمال تلقائي', 'مربع بحث', 'خانة بحث'],
  group: 'Advanced',
  version: 1,
  island: 'visible',
  readsQuery: ['keyword'],
  fields: [
    { symbol: 'limit', label: ['Most suggestions', 'أقصى عدد للاقتراحات'], field_type: 'Number', default: 5, min: 1, max: 8 },
    { symbol: 'delay', label: ['Wait after typing (ms)', 'المهلة بعد الكتابة (بالملّي ثانية)'], field_type: 'Number', default: 200, min: 0, max: 3000 },
    { symbol: 'charactersToStart', label: ['Characters to start', 'أقل عدد من الأحرف'], field_type: 'Number', default: 3, min: 1, max: 20 },
    { symbol: 'sm', label: ['Width on small screens', 'العرض على الشاشات الصغيرة'], field_type: 'Select', options: widths, default: 'full' },
    { symbol: 'md', label: ['Width on medium screens', 'العرض على الشاشات المتوسطة'], field_type: 'Select', options: widths, default: 'full' },
    { symbol: 'lg', label: ['Width on large screens', 'العرض على الشاشات الكبيرة'], field_type: 'Select', options: widths, default: 'half' },
    { symbol: 'xl', label: ['Width on very large screens', 'العرض على الشاشات الأكبر'], field_type: 'Select', options: widths, default: 'half' },
    bool('forward_fetch', ['Ask again while somebody types on', 'تجديد الاقتراحات أثناء الكتابة'], false),
    bool('highlight', ['Matches in bold', 'إبراز ما كُتب بخط عريض'], true),
    bool('client_filter', ['Only what contains the typed text', 'الاكتفاء بما يحوي النص المكتوب'], true),
    { symbol: 'results_page', label: ['Page with the results', 'صفحة النتائج'], field_type: 'Link' },
  ],
  words: {
    label: ['Search the site', 'ابحث في الموقع'],
    submit: ['Search', 'بحث'],
    suggestions: ['Suggestions', 'الاقتراحات'],
    count: ['Suggestions: {n}', 'عدد الاقتراحات: {n}'],
  },
})
