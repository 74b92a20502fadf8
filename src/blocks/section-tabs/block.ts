import { defineBlock } from '#block-engine/define-block.ts'
import { pictureField, presets, stringField } from '#block-engine/presets.ts'

export const sectionTabs = defineBlock({
  symbol: 'section_tabs',
  name: ['Section tabs', 'تبويبات الأقسام'],
  description:
    'A bar of tabs over the blocks that follow it: each tab owns the next blocks of the page and shows them while it is chosen. On small screens the tabs are chosen in a modal.',
  short_description: ['Tabs over the next blocks of the page', 'تبويبات تضم المكوّنات التي تليها في الصفحة.'],
  search: ['tabs', 'sections', 'تاب', 'تابات', 'علامات تبويب'],
  group: 'Content',
  version: 1,
  island: 'visible', // an address with a hash hydrates it at once, since it may name the tab to open
  owns: { countField: 'blocks_count' },
  fields: [
    { symbol: 'tab_padding', label: ['Inline padding of a tab (px)', 'الحشوة الجانبية للتبويب (بكسل)'], field_type: 'Number', default: 22, min: 0, max: 60 },
    { symbol: 'is_sticky', label: ['Stays in view', 'يثبت أعلى الصفحة'], field_type: 'Bool', default: true },
    presets.slider_theme,
  ],
  groups: {
    max: 10,
    fields: [
      { symbol: 'tab_icon', label: ['Tab icon', 'أيقونة التبويب'], field_type: 'Icon', default: '' },
      stringField('tab_label', ['Tab label', 'اسم التبويب'], { max: 80 }),
      stringField('tab_id', ['Tab ID', 'معرّف التبويب'], { max: 80, translatable: false }),
      { symbol: 'blocks_count', label: ['Blocks of this tab', 'عدد مكوّنات التبويب'], field_type: 'Number', default: 1, min: 0, max: 50 },
      stringField('modal_tab_title', ['Title in the modal', 'العنوان في النافذة'], { max: 120 }),
      stringField('modal_tab_subtitle', ['Subtitle in the modal', 'العنوان الفرعي في النافذة'], { max: 200 }),
      pictureField('modal_tab_image', 'square', ['Picture in the modal', 'الصورة في النافذة']),
    ],
  },
  words: {
    label: ['Sections of this page', 'أقسام هذه الصفحة'],
    choose: ['Choose a section', 'اختر القسم'],
    close: ['Close', 'إغلاق'],
  },
})
