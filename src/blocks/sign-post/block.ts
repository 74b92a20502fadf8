import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, sectionFields } from '#block-engine/presets.ts'

export const signPost = defineBlock({
  symbol: 'sign_post',
  name: ['Sign post', 'خطوات تالية'],
  description: 'A row of linked tiles, each an icon, a title and a line of text, that point to the next steps.',
  short_description: ['Linked tiles to next steps', 'بطاقات تقود إلى ما يلي من خطوات.'],
  search: ['next steps', 'cards', 'call to action', 'دعوة لإجراء', 'كروت', 'ماذا بعد', 'أزرار'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [...headingFields, presets['col-numbers'], ...sectionFields],
  groups: {
    max: 8,
    fields: [
      { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', default: '' },
      presets.heading,
      { symbol: 'paragraph', label: ['Paragraph', 'النص'], field_type: 'Text', translatable: true, default: '', max: 300 },
      { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link', translatable: true },
    ],
  },
})
