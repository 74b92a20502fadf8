import { pricesElsewhere } from '#domains/markets/index.ts'
import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

const text = z.string().trim().min(1).max(120)

export const carRent = defineBlock({
  symbol: 'car_rent',
  name: ['Car Rent', 'سيارات للإيجار'],
  description: 'Cars to rent with price and period; a button opens the rental form with the car filled in.',
  short_description: ['Cars to rent, each with a form', 'سيارات للإيجار بأسعارها، يفتح كل منها نموذج الحجز.'],
  search: ['rental', 'hire', 'form', 'تأجير', 'حجز', 'استئجار', 'نموذج'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [
    ...headingFields,
    presets.paragraph,
    presets.form_id,
    {
      ...presets.form_hidden_field_mapping,
      hint: ['{car} in a value stands for the name of the chosen car.', 'تحل محل {car} في القيمة السيارة التي اختارها الزائر.'],
    },
    stringField('price_label', ['Text before the price', 'ما يسبق السعر'], { max: 60 }),
    stringField('button_label', ['Label of the button', 'نص الزر'], { max: 60 }),
    ...sectionFields,
  ],
  groups: {
    max: 20,
    fields: [
      pictureField('image', 'standard'),
      stringField('name', ['Name', 'الاسم'], { max: 120 }),
      stringField('price', ['Price', 'السعر'], { max: 60 }),
      pricesElsewhere,
      stringField('period', ['Period', 'المدة'], { max: 60 }),
      {
        symbol: 'specs',
        label: ['Specifications', 'المواصفات'],
        hint: ['Such as “four-wheel drive” or “5 seats”.', 'مثل «دفع رباعي» أو «5 مقاعد».'],
        field_type: 'Json',
        format: 'json',
        schema: z.array(text).max(8),
        default: [],
        filled: { field_type: 'Lines', keepsNone: true },
      },
      { symbol: 'button', label: ['Link of its own', 'رابط خاص'], field_type: 'Link', hint: ['Instead of the form.', 'بدل النموذج.'] },
    ],
  },
  words: { reserve: ['Reserve', 'احجزها'] },
})
