import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields } from '#block-engine/presets.ts'

export const snippet = defineBlock({
  symbol: 'snippet',
  name: ['Snippet', 'فقرة نصية'],
  description: 'A heading beside a paragraph and buttons, or both beside a picture.',
  short_description: ['Heading, text and buttons', 'عنوان ونص وأزرار.'],
  search: ['text', 'paragraph', 'rich text', 'نص', 'نصوص', 'مقال', 'فقرة'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [
    ...headingFields,
    { ...presets.paragraph, allows: 'article' },
    pictureField('image', 'standard'),
    presets.buttons,
    presets.is_reversed,
    presets.dir,
    presets.offer_schedule,
    ...sectionFields,
  ],
})
