import type { Example } from '#block-engine/define-block.ts'

const specs = {
  spec_key_1: 'power',
  spec_label_1: 'القوة',
  spec_key_2: 'engines',
  spec_label_2: 'المحرك',
  spec_key_3: 'transmission',
  spec_label_3: 'ناقل الحركة',
}

export const examples: readonly Example[] = [
  {
    name: 'فئات متجاورة',
    fields: { ...specs, car_key: 'f-pace' },
    groups: [
      { name: 'F-PACE S', engine_key: 'P300', price: '269,000 درهم', spec_1: '300 حصان', spec_2: 'بنزين', spec_3: 'أوتوماتيكي' },
      { name: 'F-PACE Dynamic SE', engine_key: 'P400', price: '331,000 درهم', spec_1: '400 حصان', spec_2: 'بنزين', spec_3: 'أوتوماتيكي' },
      { name: 'F-PACE Dynamic HSE', engine_key: 'P400', price: '355,000 درهم', spec_1: '400 حصان', spec_2: 'بنزين', spec_3: 'أوتوماتيكي' },
    ],
  },
  {
    name: 'فئات في صفوف',
    fields: { ...specs, car_key: 'discovery', has_columns: false, tab_id: 'discovery' },
    groups: [
      { name: 'ديسكفري S', engine_key: 'P300', price: '329,000 درهم', spec_1: '300 حصان', spec_2: 'بنزين', spec_3: 'أوتوماتيكي' },
      { name: 'ديسكفري HSE', engine_key: 'D300', price: '371,000 درهم', spec_1: '300 حصان', spec_2: 'ديزل', spec_3: 'أوتوماتيكي' },
    ],
  },
]
