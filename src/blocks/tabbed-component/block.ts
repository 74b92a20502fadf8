import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const tabbedComponent = defineBlock({
  symbol: 'tabbed_component',
  name: ['Tabbed component', 'تبويبات'],
  description: 'Tabs with panels of their own, each with a heading, text, a picture and buttons.',
  short_description: ['Tabs with their own panels', 'تبويبات لكل منها محتواه.'],
  search: ['tabs', 'تاب', 'تابات', 'علامات تبويب'],
  group: 'Content',
  version: 1,
  island: 'visible', // an address with a hash hydrates it at once, since it may name the tab to open
  fields: [
    ...headingFields,
    { symbol: 'tab_padding', label: ['Inline padding of a tab (px)', 'الحشوة الجانبية للتبويب (بكسل)'], field_type: 'Number', default: 22, min: 0, max: 60 },
    ...sectionFields,
  ],
  groups: {
    max: 10,
    fields: [
      { symbol: 'tab_icon', label: ['Tab icon', 'أيقونة التبويب'], field_type: 'Icon', default: '' },
      stringField('tab_label', ['Tab label', 'اسم التبويب'], { max: 80 }),
      stringField('tab_id', ['Tab ID', 'معرّف التبويب'], { max: 80, translatable: false }),
      presets.heading,
      presets.paragraph,
      pictureField('image', 'standard'),
      presets.buttons,
    ],
  },
  words: { label: ['Tabs', 'علامات التبويب'] },
})
