import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أحدث السيارات',
    fields: { heading: 'وصلت حديثًا إلى معارضنا', ci_key_list: 'all-cars', link: { label: 'عرض كل السيارات', url: '/find-a-car' } },
  },
  {
    name: 'سيارات جديدة',
    fields: { heading: 'سيارات جديدة بانتظارك', ci_key_list: 'all-cars', items: 6, filters: { state_in: ['new'] }, slider_theme: 'dark-theme' },
  },
]
