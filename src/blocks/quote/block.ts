import { defineBlock } from '#block-engine/define-block.ts'
import { pictureField, sectionFields, stringField } from '#block-engine/presets.ts'

export const quote = defineBlock({
  symbol: 'quote',
  name: 'Quote',
  description: 'A large quotation with its author, role and an optional portrait.',
  short_description: 'Quotation with author',
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [
    { symbol: 'quote', label: 'Quotation', field_type: 'Text', translatable: true, default: '', max: 600 },
    stringField('author', 'Author'),
    stringField('author_role', 'Role of the author'),
    pictureField('image', 'square', 'Portrait'),
    ...sectionFields,
  ],
})
