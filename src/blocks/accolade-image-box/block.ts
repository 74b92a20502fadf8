import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const accoladeImageBox = defineBlock({
  symbol: 'accolade_image_box',
  name: ['Accolade image box', 'جوائز'],
  description: 'A picture with the awards that a car has won: emblem, title, year and who gave it.',
  short_description: ['Awards and test results beside a picture', 'جوائز السيارة ونتائج اختباراتها بجانب صورتها.'],
  search: ['awards', 'prizes', 'test', 'press', 'جائزة', 'تكريم', 'اختبار', 'صحافة'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [...headingFields, presets.paragraph, pictureField('image', 'standard'), ...sectionFields],
  groups: {
    max: 8,
    fields: [
      pictureField('award_image', 'square', ['Emblem', 'الشعار']),
      stringField('title', ['Title', 'الجائزة'], { max: 120 }),
      stringField('year', ['Year', 'السنة'], { max: 20 }),
      stringField('source', ['Given by', 'الجهة المانحة'], { max: 120 }),
      { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link' },
    ],
  },
})
