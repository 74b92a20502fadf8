import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'حقل بحث', fields: { results_page: { url: '/search', label: 'نتائج البحث' } } },
  { name: 'حقل بعرض الصفحة', fields: { results_page: { url: '/search', label: 'نتائج البحث' }, lg: 'full', xl: 'full', limit: 8 } },
]
