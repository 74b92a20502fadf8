import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const specificationAtGlance = defineBlock({
  symbol: 'specification_at_glance',
  name: ['Specification at Glance', 'المواصفات في لمحة'],
  description: 'The figures that count, such as power, acceleration and range, large and with icons, units and footnotes, beside a picture.',
  short_description: ['Headline figures with icons', 'أهم الأرقام بأيقونات ووحدات وحواشٍ.'],
  search: ['specs', 'figures', 'icons', 'أرقام', 'أيقونات', 'مواصفات', 'الأداء'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [...headingFields, pictureField('image', 'standard'), presets.buttons, ...sectionFields],
  groups: {
    max: 8,
    fields: [
      { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', default: '' },
      stringField('value', ['Value', 'القيمة'], { max: 40 }),
      stringField('unit', ['Unit', 'الوحدة'], { max: 40 }),
      stringField('label', ['Label', 'التسمية'], { max: 120 }),
      { symbol: 'disclaimer', label: ['Disclaimer', 'الحاشية'], field_type: 'Text', translatable: true, default: '', max: 600 },
    ],
  },
})
