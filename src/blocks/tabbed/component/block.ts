import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields } from '#block-engine/presets.ts'
import { tabFields, tabPadding } from '../shared/tab-fields.ts'

export const tabbedComponent = defineBlock({
  symbol: 'tabbed_component',
  name: ['Tabbed component', 'تبويبات'],
  description: 'Tabs with panels of their own, each with a heading, text, a picture and buttons.',
  short_description: ['Tabs with their own panels', 'تبويبات لكل منها محتواه.'],
  search: ['tabs', 'تاب', 'تابات', 'علامات تبويب'],
  group: 'Content',
  version: 1,
  island: 'visible', // an address with a hash hydrates it at once, since it may name the tab to open
  fields: [...headingFields, tabPadding, ...sectionFields],
  groups: { max: 10, fields: [...tabFields, pictureField('image', 'standard'), presets.buttons] },
  words: { label: ['Tabs', 'علامات التبويب'] },
})
