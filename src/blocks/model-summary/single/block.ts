import { defineBlock } from '#block-engine/define-block.ts'
import { pictureField, presets } from '#block-engine/presets.ts'
import { carFields, derivativeFields, summaryWords, tabField } from '../shared/summary-fields.ts'

export const modelSummary = defineBlock({
  symbol: 'model_summary',
  name: ['Derivatives/Model Summary', 'ملخص الطراز'],
  description:
    'A derivative of a model with its picture, engine, three specifications, price and buttons, from the stock or by hand; several of them in rows or columns.',
  short_description: ['A derivative in brief', 'فئة من طراز بصورتها ومحركها وثلاث مواصفات وسعرها.'],
  search: ['price', 'trim', 'card', 'سعر', 'بطاقة طراز', 'موديل', 'نبذة'],
  group: 'Specials',
  version: 1,
  island: 'never',
  needs: ['stock'],
  fields: [
    ...carFields,
    { symbol: 'has_columns', label: ['Side by side', 'أعمدة متجاورة'], field_type: 'Bool', default: false },
    tabField,
    pictureField('image', 'standard'),
    presets.buttons,
  ],
  groups: { fields: derivativeFields },
  words: summaryWords,
})
