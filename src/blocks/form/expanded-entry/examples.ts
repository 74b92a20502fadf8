import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'تجربة قيادة وكتيّب واستفسار',
    fields: { heading: 'كيف نخدمك؟', form_hidden_field_mapping: { source: 'requests' }, form_params_mapping: { name: 'name' } },
    groups: [
      { tab_label: 'تجربة قيادة', form_id: '2', description: '<p>اختر المعرض والموعد المناسبين.</p>' },
      { tab_label: 'طلب الكتيّب', form_id: '3', form_hidden_field_mapping: { source: 'brochure' } },
      { tab_label: 'استفسار', form_id: '1' },
    ],
  },
]
