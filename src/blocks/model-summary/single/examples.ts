import type { Example } from '#block-engine/define-block.ts'

const specs = {
  spec_key_1: 'power',
  spec_label_1: 'القوة',
  spec_key_2: 'capacity',
  spec_label_2: 'سعة المحرك',
  spec_key_3: 'drivetrain',
  spec_label_3: 'نظام الدفع',
}

export const examples: readonly Example[] = [
  {
    name: 'فئة واحدة مع صورة',
    fields: {
      ...specs,
      car_key: 'range-rover',
      engine_key: 'P530',
      image: { id: 24737 },
      buttons: [
        { id: 'drive', label: 'احجز تجربة قيادة', button_type: 'primary', target: 'enquiry:test-drive' },
        { id: 'model', label: 'تفاصيل الطراز', button_type: 'secondary', target: '/range-rover' },
      ],
    },
    groups: [{ name: 'Autobiography', engine_key: 'P530', price: '945,000 درهم', spec_1: '530 حصانًا', spec_2: '4.4 لتر', spec_3: 'رباعي' }],
  },
  {
    name: 'ثلاث فئات متجاورة',
    fields: { ...specs, car_key: 'defender', has_columns: true, tab_id: 'defender' },
    groups: [
      { name: 'ديفندر 90', engine_key: 'P300', price: '289,000 درهم', spec_1: '300 حصان', spec_2: '2.0 لتر', spec_3: 'رباعي' },
      { name: 'ديفندر 110', engine_key: 'P400', price: '376,000 درهم', spec_1: '400 حصان', spec_2: '3.0 لتر', spec_3: 'رباعي' },
      { name: 'ديفندر 110 ديزل', engine_key: 'D300', price: '344,000 درهم', spec_1: '300 حصان', spec_2: '3.0 لتر', spec_3: 'رباعي' },
    ],
  },
]
