import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields } from '#block-engine/presets.ts'
import { tabFields, tabPadding } from '../shared/tab-fields.ts'

export const sectionImageTabs = defineBlock({
  symbol: 'section_image_tabs',
  name: ['Section Image Tabs', 'تبويبات بصورة كبيرة'],
  description: 'A large picture that changes with the chosen tab, together with a heading and a text on its edge.',
  short_description: [
    'Tabs, each with a large picture; use it where the picture tells most',
    'تبويبات لكل منها صورة كبيرة. يناسب ما تحكيه الصورة أكثر من النص.',
  ],
  search: ['tabs', 'picture', 'تاب', 'تابات', 'صورة', 'علامات تبويب'],
  group: 'Content',
  version: 1,
  island: 'visible', // an address with a hash hydrates it at once, since it may name the tab to open
  fields: [...headingFields, presets.paragraph, tabPadding, presets.is_reversed, ...sectionFields],
  groups: { max: 10, fields: [...tabFields, pictureField('image', 'standard'), presets.buttons] },
  words: { label: ['Tabs', 'علامات التبويب'] },
})
