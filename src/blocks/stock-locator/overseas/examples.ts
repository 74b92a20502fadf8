import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'سيارات للتصدير', fields: { ci_key_list: 'all-cars' } },
  {
    name: 'علامة واحدة وروابط مختارة',
    fields: {
      ci_key_list: 'all-cars',
      sl_key_brand: 'jaguar',
      reset_button_theme: 'grey-theme',
      vehicles: {
        headline: 'متوفرة للشحن قريبًا',
        list: [
          { label: 'إف-بيس', url: '/jaguar-range/f-pace/index' },
          { label: 'آي-بيس', url: '/jaguar-range/i-pace/index' },
        ],
      },
    },
  },
]
