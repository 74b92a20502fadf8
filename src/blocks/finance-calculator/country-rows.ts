import type { NumberField, Rows } from '#fields/field-types.ts'
import { countryField } from '#domains/markets/index.ts'
import { ModelPrices } from './configuration.ts'

const number = (symbol: string, label: NumberField['label'], limits: Pick<NumberField, 'min' | 'max'> = { min: 0 }): NumberField => ({
  ...{ symbol, label, field_type: 'Number' },
  ...limits,
})

/** The figures of another country as editors fill them. */
export const countryRows: Rows = {
  fields: [
    countryField,
    number('interest_rate', ['Yearly rate in percent', 'نسبة الربح السنوية'], { min: 0, max: 100 }),
    number('price', ['First price, without models', 'السعر الأول إن خلت قائمة الطرازات']),
    number('down_payment.min', ['Least deposit', 'أدنى دفعة أولى']),
    number('down_payment.max', ['Greatest deposit', 'أعلى دفعة أولى']),
    number('down_payment.default', ['First deposit', 'الدفعة الأولى عند الفتح']),
    number('down_payment.interval', ['Step of the deposit', 'خطوة الدفعة الأولى']),
    {
      symbol: 'models',
      label: ['Prices of models', 'أسعار الطرازات'],
      field_type: 'Json',
      format: 'json',
      schema: ModelPrices,
      default: [],
      filled: {
        fields: [
          { symbol: 'key', label: ['Code of the model', 'رمز الطراز'], field_type: 'String', required: true, max: 40 },
          number('price', ['Price in the currency of the country', 'السعر بعملة الدولة']),
        ],
        fresh: { key: '', price: 0 },
        max: 60,
      },
    },
  ],
  fresh: { country: '' },
  max: 60,
}
