import { defineBlock } from '#block-engine/define-block.ts'
import { presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const readyToGoBar = defineBlock({
  symbol: 'ready_to_go_bar',
  name: ['Ready to go bar', 'شريط روابط سريعة'],
  description: 'A bar of up to four icon links, such as configure, test drive, quote and retailer. A fifth stored entry is kept but not shown.',
  short_description: ['Bar of up to four icon links', 'أربعة روابط بأيقونات على الأكثر.'],
  search: ['shortcuts', 'quick links', 'call to action', 'اختصارات', 'أزرار', 'تواصل', 'احجز تجربة قيادة'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [presets.heading, ...sectionFields],
  groups: {
    max: 5,
    shown: 4,
    fields: [
      { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', default: '' },
      stringField('label', ['Label', 'التسمية'], { max: 80 }),
      { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link', translatable: true },
    ],
  },
  words: { label: ['Next steps', 'الخطوات التالية'] },
})
