import type { FieldDef } from '#fields/field-types.ts'
import { presets, stringField } from '#block-engine/presets.ts'

export const tabPadding = {
  symbol: 'tab_padding',
  label: ['Inline padding of a tab (px)', 'الحشوة الجانبية للتبويب (بكسل)'],
  field_type: 'Number',
  default: 22,
  min: 0,
  max: 60,
} as const satisfies FieldDef

/** What names a tab, before its picture and its text. */
export const tabFields = [
  { symbol: 'tab_icon', label: ['Tab icon', 'أيقونة التبويب'], field_type: 'Icon', default: '' },
  stringField('tab_label', ['Tab label', 'اسم التبويب'], { max: 80 }),
  stringField('tab_id', ['Tab ID', 'معرّف التبويب'], { max: 80, translatable: false }),
  presets.heading,
  { ...presets.paragraph, allows: 'article' },
] as const
