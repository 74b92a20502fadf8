import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'كل السيارات', fields: { ci_key_list: 'all-cars' } },
  {
    name: 'علامة واحدة وسيارات مختارة',
    fields: {
      ci_key_list: 'all-cars',
      sl_key_brand: 'land-rover',
      reset_button_theme: 'dark-theme',
      msrp_price: false,
      display_price: true,
      number_of_seats: true,
      vehicles: {
        headline: 'اختياراتنا لهذا الموسم',
        list: [
          { label: 'رينج روفر', url: '/range-rover' },
          { label: 'ديفندر', url: '/defender' },
        ],
      },
    },
  },
]
