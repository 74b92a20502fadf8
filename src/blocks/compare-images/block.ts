import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, stringField } from '#block-engine/presets.ts'

export const compareImages = defineBlock({
  symbol: 'compare_images',
  name: ['Compare Images', 'مقارنة صورتين'],
  description: 'Two pictures over each other; a divider that visitors move shows more of one or the other.',
  short_description: ['Before and after, or day and night, on one divider', 'قبل وبعد، أو ليل ونهار، بفاصل يحرّكه الزائر.'],
  search: ['before', 'after', 'slider', 'divider', 'قبل', 'بعد', 'مقارنة', 'فاصل'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    {
      symbol: 'start_position',
      label: ['Position of the divider at first (%)', 'موضع الفاصل في البداية (%)'],
      field_type: 'Number',
      default: 50,
      min: 0,
      max: 100,
    },
    { symbol: 'has_autostart', label: ['The divider moves once by itself', 'يتحرك الفاصل مرة من تلقائه'], field_type: 'Bool', default: true },
    { symbol: 'has_sidebar', label: ['Text beside the pictures', 'نص بجانب الصورتين'], field_type: 'Bool', default: true },
    pictureField('image_before', 'standard', ['Picture before', 'الصورة قبل']),
    pictureField('image_after', 'standard', ['Picture after', 'الصورة بعد']),
    stringField('label_before', ['Label before', 'نص الصورة قبل'], { max: 60 }),
    stringField('label_after', ['Label after', 'نص الصورة بعد'], { max: 60 }),
    presets.paragraph,
  ],
  words: { divider: ['Divider', 'الفاصل بين الصورتين'], before: ['Before', 'قبل'], after: ['After', 'بعد'] },
})
