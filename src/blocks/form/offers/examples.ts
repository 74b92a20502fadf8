import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'عروض السيارات الجديدة',
    fields: {
      form_id: '1',
      form_title: 'اسأل عن هذا العرض',
      form_subtile: 'سيتواصل معك مستشار المبيعات خلال يوم عمل واحد.',
      category: 'seasonal_offers',
      form_hidden_field_mapping: { campaign: 'season' },
      form_params_mapping: { name: 'name' },
      new_cars: true,
      defender: true,
      has_two_columns: true,
    },
  },
]
