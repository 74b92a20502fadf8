import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'كل المعايير', fields: { heading: 'اختر فئتك', reset_label: 'عرض الكل' } },
  { name: 'المحرك وحده', fields: { filter_keys: ['engine_type'], reset_label: 'عرض الكل', tab_id: 'defender' } },
]
