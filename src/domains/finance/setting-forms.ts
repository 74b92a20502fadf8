import type { Filled, Named, NumberField } from '#fields/field-types.ts'

const number = (symbol: string, label: Named): NumberField => ({ symbol, label, field_type: 'Number', min: 0 })

/** A slider, as staff fill it. */
export const sliderForm: Filled = {
  field_type: 'Group',
  fields: [
    number('min', ['Least', 'الحد الأدنى']),
    number('max', ['Greatest', 'الحد الأعلى']),
    number('interval', ['Step', 'مقدار الخطوة']),
    number('default', ['At first', 'القيمة عند الفتح']),
  ],
}
