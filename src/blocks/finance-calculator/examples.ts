import type { Example } from '#block-engine/define-block.ts'

const models = [
  { key: 'x761', name: 'جاكوار \u2066F-PACE\u2069', price: 275_000 },
  { key: 'x590', name: 'جاكوار \u2066I-PACE\u2069', price: 339_000 },
  { key: 'l663', name: 'ديفندر 110', price: 325_000 },
]
const main_button = { label: 'اطلب عرض التمويل', url: '1', link_type: 'form' }

export const examples: readonly Example[] = [
  { name: 'الأقساط بحسب الطراز', fields: { name: 'احسب قسطك الشهري', models_info: models, main_button } },
  {
    name: 'بسعر يكتبه الزائر',
    fields: { name: 'احسب قسطك الشهري', calculator_style: 'mena', hide_free_items: true, main_button },
  },
]
