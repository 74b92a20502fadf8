import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'طلب تجربة قيادة',
    fields: {
      heading: 'احجز تجربة قيادة',
      paragraph: '<p>اختر المعرض واليوم والوقت، ويؤكد لك مستشار المبيعات الموعد هاتفيًا.</p>',
      form_id: '2',
      form_hidden_field_mapping: { source: 'test_drive' },
      form_params_mapping: { name: 'name' },
      image: { id: 24753 },
    },
  },
  { name: 'دون صورة', fields: { heading: 'اطلب الكتيّب', form_id: '3', box_color: 'grey-theme', has_two_columns: true } },
]
