import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'أخبار المنطقة', fields: { heading: 'آخر الأخبار', header_size: 'l', country: 'ae' } },
  { name: 'بنصوص خاصة', fields: { heading: 'في الصحافة', labels: { read_more: 'إلى المقال', load_more: 'مقالات أقدم', no_results: 'لا جديد.' } } },
]
