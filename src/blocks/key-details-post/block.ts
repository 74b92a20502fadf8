import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const keyDetailsPost = defineBlock({
  symbol: 'key_details_post',
  name: ['Key Details Post', 'تفاصيل رئيسية'],
  description: 'A picture beside text and a list of key details, each a label and its value with an optional icon.',
  short_description: ['Picture, text and key details', 'صورة ونص وقائمة تفاصيل بأيقونات.'],
  search: ['icons', 'features', 'highlights', 'مزايا', 'أيقونات', 'أبرز النقاط', 'ميزات'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [
    ...headingFields,
    { ...presets.paragraph, allows: 'article' },
    pictureField('image', 'standard'),
    presets.is_reversed,
    presets.buttons,
    ...sectionFields,
  ],
  groups: {
    max: 8,
    fields: [
      { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', default: '' },
      stringField('label', ['Label', 'التسمية'], { max: 80 }),
      stringField('value', ['Value', 'القيمة'], { max: 80 }),
    ],
  },
})
