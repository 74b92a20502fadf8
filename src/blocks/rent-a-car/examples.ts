import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'سيارات للإيجار اليومي',
    fields: {
      heading: 'استأجر سيارة من معارضنا',
      header_size: 'l',
      contact_step_form_id: '1',
      form_summary_template: '<p>{first_name} {last_name}<br>{phone}</p>',
      locations_json: [
        { name_key: 'dubai', city_name: 'دبي', point_name: 'معرض شارع الشيخ زايد', address: 'شارع الشيخ زايد', coordinates: { lat: 25.2, lng: 55.27 } },
        { name_key: 'abu-dhabi', city_name: 'أبوظبي', point_name: 'معرض أبوظبي', address: 'شارع المطار', coordinates: { lat: 24.45, lng: 54.39 } },
      ],
      vehicles_json: [
        {
          image_id: 24738,
          display_name: 'ديسكفري سبورت',
          nameplate_name: 'ديسكفري',
          price: { daily: 650 },
          specification: [
            { label: 'المقاعد', value: '7' },
            { label: 'ناقل الحركة', value: 'أوتوماتيكي' },
          ],
        },
        {
          image_id: 24736,
          display_name: 'رينج روفر سبورت',
          nameplate_name: 'رينج روفر',
          price: { daily: 1450 },
          locations: ['dubai'],
          specification: [
            { label: 'المقاعد', value: '5' },
            { label: 'ناقل الحركة', value: 'أوتوماتيكي' },
          ],
        },
      ],
    },
    groups: [
      {
        group_heading: 'مع السيارة',
        items: [
          {
            heading: 'مقعد أطفال',
            price: 20,
            price_string_context: 'للمقعد',
            features_list: ['يناسب الأطفال دون أربع سنوات'],
            controller: { type: 'amount', min: 0, max: 10, default: 0 },
          },
          {
            heading: 'سائق إضافي',
            price: 40,
            price_string_context: 'في اليوم',
            controller: { type: 'toggler', true_label: 'نعم', false_label: 'لا', default: false },
          },
        ],
      },
    ],
  },
]
