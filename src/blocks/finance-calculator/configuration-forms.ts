import { imageSizes } from '#block-engine/image-sizes.ts'
import { stringField } from '#block-engine/presets.ts'
import type { FillForm, Label, NumberField, RowField } from '#fields/field-types.ts'

const number = (symbol: string, label: Label): NumberField => ({ symbol, label, field_type: 'Number', min: 0 })
const label = stringField('label', ['Label', 'التسمية'], { max: 80 })
const slider = [label, number('min', ['Least', 'الحد الأدنى']), number('max', ['Greatest', 'الحد الأعلى']), number('default', ['At first', 'القيمة عند الفتح'])]

/** What visitors choose, as editors fill it. */
export const inputForm: FillForm = {
  field_type: 'Group',
  fields: [
    {
      symbol: 'down_payment',
      label: ['Deposit', 'الدفعة الأولى'],
      field_type: 'Group',
      fields: [
        ...slider,
        number('interval', ['Step', 'مقدار الخطوة']),
        { ...stringField('unit', ['Unit', 'الوحدة'], { max: 20 }), suggestions: ['%', 'درهم'] },
      ],
    },
    {
      symbol: 'duration',
      label: ['Term', 'المدة'],
      field_type: 'Group',
      fields: [
        ...slider,
        {
          symbol: 'unit',
          label: ['Unit', 'الوحدة'],
          field_type: 'Select',
          options: [
            { value: 'months', label: ['Months', 'أشهر'] },
            { value: 'years', label: ['Years', 'سنوات'] },
          ],
          default: 'years',
        },
      ],
    },
    { ...number('interest_rate', ['Yearly rate in percent', 'نسبة الربح السنوية (%)']), max: 100 },
  ],
}

/** A line of the result, which is left out where it is not to be shown. */
const line = (symbol: string, name: readonly [string, string], arabic: string, more: readonly RowField[] = []): RowField => ({
  ...{ symbol, label: [name[0], name[1]], field_type: 'Group', none: 'absent', fresh: { label: arabic } },
  fields: [label, ...more],
})
const style = (symbol: string, name: Label, first: string): RowField => ({
  ...{ symbol, label: name, field_type: 'Select', default: first },
  options: [
    { value: 'full', label: ['In full', 'كامل'] },
    { value: 'long', label: ['Long', 'طويل'] },
    { value: 'medium', label: ['Medium', 'متوسط'] },
    { value: 'short', label: ['Short', 'مختصر'] },
  ],
})

/** The lines of the result, as editors fill them. */
export const outputForm: FillForm = {
  field_type: 'Group',
  fields: [
    line('monthly_payment', ['Monthly instalment', 'القسط الشهري'], 'القسط الشهري'),
    line('on_the_road_price', ['Price on the road', 'السعر على الطريق'], 'السعر على الطريق'),
    line('total_deposit', ['Whole deposit', 'مجموع الدفعة الأولى'], 'مجموع الدفعة الأولى', [line('cash_deposit', ['Of it in cash', 'منها نقدًا'], 'منها نقدًا')]),
    line('total_amount_of_credit', ['Amount of credit', 'مبلغ التمويل'], 'مبلغ التمويل'),
    line('monthly_payments', ['Number of instalments', 'عدد الأقساط'], 'عدد الأقساط'),
    line('duration_of_agreement', ['Term of the agreement', 'مدة العقد'], 'مدة العقد'),
    line('interest_rate', ['Yearly rate', 'نسبة الربح السنوية'], 'نسبة الربح السنوية'),
    line('created_at', ['Time of the calculation', 'تاريخ الحساب'], 'تاريخ الحساب', [
      style('date_style', ['Date', 'صيغة التاريخ'], 'long'),
      style('time_style', ['Time', 'صيغة الوقت'], 'short'),
    ]),
  ],
}

export const modelRows: FillForm = {
  fields: [
    stringField('name', ['Name', 'الاسم'], { max: 80 }),
    { ...stringField('key', ['Code of the model', 'رمز الطراز'], { max: 40, translatable: false }), required: true },
    number('price', ['Price on the road', 'السعر على الطريق']),
    { symbol: 'image', label: ['Picture', 'الصورة'], field_type: 'Image', sizes: imageSizes.standard, withAlt: false, asId: true },
  ],
  fresh: { key: '', name: '', price: 0 },
  max: 60,
}
