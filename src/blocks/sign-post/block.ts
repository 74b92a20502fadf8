import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, sectionFields } from '#block-engine/presets.ts'

export const signPost = defineBlock({
  symbol: 'sign_post',
  name: 'Sign post',
  description: 'A row of linked tiles, each an icon, a title and a line of text, that point to the next steps.',
  short_description: 'Linked tiles to next steps',
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [...headingFields, presets['col-numbers'], ...sectionFields],
  groups: {
    max: 8,
    fields: [
      { symbol: 'icon', label: 'Icon', field_type: 'Icon', default: '' },
      presets.heading,
      { symbol: 'paragraph', label: 'Paragraph', field_type: 'Text', translatable: true, default: '', max: 300 },
      { symbol: 'link', label: 'Link', field_type: 'Link', translatable: true },
    ],
  },
})
