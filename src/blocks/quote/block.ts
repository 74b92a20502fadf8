import { defineBlock } from '#block-engine/define-block.ts'
import { pictureField, sectionFields, stringField } from '#block-engine/presets.ts'

export const quote = defineBlock({
  symbol: 'quote',
  name: ['Quote', 'اقتباس'],
  description: 'A large quotation with its author, role and an optional portrait.',
  short_description: ['Quotation with author', 'اقتباس كبير باسم قائله وصفته وصورته.'],
  search: ['testimonial', 'citation', 'شهادة', 'رأي عميل', 'قول', 'مقولة'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [
    { symbol: 'quote', label: ['Quotation', 'الاقتباس'], field_type: 'Text', translatable: true, default: '', max: 600 },
    stringField('author', ['Author', 'القائل']),
    stringField('author_role', ['Role of the author', 'صفة القائل']),
    pictureField('image', 'square', ['Portrait', 'الصورة']),
    ...sectionFields,
  ],
})
