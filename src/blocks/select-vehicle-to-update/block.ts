import { defineBlock } from '#block-engine/define-block.ts'
import type { Label, TextField } from '#fields/field-types.ts'
import { headingFields, pictureField, presets, stringField } from '#block-engine/presets.ts'
import { mapperForm } from './mapper-form.ts'
import { Mapper } from './mapper.ts'

function text<const S extends string>(symbol: S, label: Label, [english, arabic]: readonly [string, string], field_type: 'String' | 'Text' = 'String') {
  return { symbol, label, field_type, translatable: true, default: english, arabic, max: 300 } as const satisfies TextField
}

export const selectVehicleToUpdate = defineBlock({
  symbol: 'select_vehicle_to_update',
  name: ['Select vehicle to update', 'اختيار السيارة للتحديث'],
  description: 'A vehicle and its model year bring up the groups that belong to them.',
  short_description: ['What belongs to a vehicle and its year', 'يختار الزائر السيارة وسنة الطراز، فيظهر ما يخصها من تحديثات.'],
  search: ['software', 'update', 'model year', 'تحديث', 'نظام', 'سنة الطراز', 'برنامج'],
  group: 'Specials',
  version: 1,
  island: 'touch',
  readsQuery: ['vehicle', 'model_year'],
  fields: [
    ...headingFields,
    text('parent_label', ['Label of the vehicle', 'تسمية السيارة'], ['Vehicle', 'السيارة']),
    text('child_label', ['Label of the year', 'تسمية السنة'], ['Model year', 'سنة الطراز']),
    text('show_label', ['Show button', 'زر العرض'], ['Show', 'عرض']),
    text('clear_label', ['Clear button', 'زر المسح'], ['Clear', 'مسح']),
    text('result_label', ['Result', 'النتيجة'], ['{amount} updates for {parent} {child}', 'عدد تحديثات {parent} لسنة {child}: {amount}']),
    text(
      'empty_text',
      ['Text without a result', 'النص عند عدم وجود نتيجة'],
      ['There are no updates for this vehicle', 'لا تحديثات لهذه السيارة حاليًا.'],
      'Text',
    ),
    {
      symbol: 'mapper_json',
      label: ['Vehicles and their groups', 'السيارات ومجموعاتها'],
      field_type: 'Json',
      format: 'json',
      schema: Mapper,
      default: { dropdowns: [], subblocks_groups: [] },
      filled: mapperForm,
    },
  ],
  groups: {
    fields: [
      stringField('key', ['Key', 'المفتاح'], { translatable: false, max: 80 }),
      presets.heading,
      presets.paragraph,
      pictureField('image', 'standard'),
      presets.links,
    ],
  },
  words: {
    choose: ['Choose', 'اختر'],
  },
})
