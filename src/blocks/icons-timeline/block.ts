import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const iconsTimeline = defineBlock({
  symbol: 'icons_timeline',
  name: ['Icons timeline', 'خط زمني'],
  description: 'Icons with dates and texts along a line, in the direction of reading; from above to below on small screens.',
  short_description: ['History or schedule along a line', 'تاريخ أو جدول على خط واحد: محطات الشركة أو مراحل الطلب.'],
  search: ['history', 'milestones', 'schedule', 'steps', 'تاريخ', 'محطات', 'مراحل', 'جدول زمني'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [...headingFields, presets.paragraph, ...sectionFields],
  groups: {
    max: 20,
    fields: [
      { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', default: '' },
      stringField('date', ['Date', 'التاريخ'], { max: 60 }),
      presets.heading,
      presets.paragraph,
    ],
  },
  words: { label: ['Timeline', 'الخط الزمني'] },
})
