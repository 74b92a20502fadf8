import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, sectionFields, stringField } from '#block-engine/presets.ts'
import { buttonAtRight, paramsFields } from '../shared/form-fields.ts'

export const expandedEntryForm = defineBlock({
  symbol: 'expanded_entry_form',
  name: ['Expanded entry form', 'نماذج في تبويبات'],
  description: 'Tabs, each with a form of its own. What is typed into one stays while another is open.',
  short_description: ['Several forms in tabs', 'عدة نماذج في تبويبات، لكل طلب نموذجه.'],
  search: ['lead', 'tabs', 'MENA', 'استمارة', 'تبويب', 'تاب', 'تجربة قيادة', 'عرض سعر', 'فورم'],
  group: 'Advanced',
  version: 1,
  island: 'touch',
  needs: ['forms'],
  fields: [
    ...headingFields,
    presets.paragraph,
    presets.form_hidden_field_mapping,
    { ...presets.has_two_columns, default: true },
    buttonAtRight,
    ...paramsFields,
    ...sectionFields,
  ],
  groups: {
    max: 6,
    fields: [
      stringField('tab_label', ['Tab label', 'اسم التبويب'], { max: 80 }),
      { symbol: 'tab_icon', label: ['Tab icon', 'أيقونة التبويب'], field_type: 'Icon', default: '' },
      presets.form_id,
      presets.form_hidden_field_mapping,
      { symbol: 'description', label: ['Description', 'الوصف'], field_type: 'Markdown', format: 'html', allows: 'text', translatable: true, default: '' },
    ],
  },
  words: { label: ['Requests', 'الطلبات'] },
})
