import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, sectionFields } from '#block-engine/presets.ts'

export const textSteps = defineBlock({
  symbol: 'text_steps',
  name: ['Text steps', 'خطوات مرقّمة'],
  description: 'Numbered steps in columns, each a heading, a text and an optional link.',
  short_description: ['Numbered steps', 'خطوات متتابعة بأرقامها.'],
  search: ['process', 'numbered list', 'timeline', 'مراحل', 'خطوة', 'كيف يعمل', 'قائمة مرقمة'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [...headingFields, presets.paragraph, presets['col-numbers'], ...sectionFields],
  groups: {
    max: 20,
    fields: [presets.heading, presets.paragraph, { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link', translatable: true }],
  },
})
