import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields } from '#block-engine/presets.ts'

export const accordion = defineBlock({
  symbol: 'accordion',
  name: ['Accordion', 'أسئلة وأجوبة'],
  description: 'Questions and answers, or any other items, that open and close; each may hold text, a picture and buttons.',
  short_description: ['Items that open and close', 'عناصر تُفتح وتُطوى، لكل منها نص وصورة وأزرار.'],
  search: ['FAQ', 'collapse', 'expand', 'أكورديون', 'سؤال', 'أسئلة شائعة', 'طي', 'قائمة منسدلة'],
  group: 'Content',
  version: 1,
  island: 'visible', // the browser opens and closes the items; the script only repeats their state in aria-expanded
  fields: [
    ...headingFields,
    presets.paragraph,
    { symbol: 'is_first_open', label: ['First item starts open', 'العنصر الأول مفتوح'], field_type: 'Bool', default: false },
    { symbol: 'allow_multiple', label: ['Several items open at once', 'فتح أكثر من عنصر معًا'], field_type: 'Bool', default: true },
    ...sectionFields,
  ],
  groups: {
    max: 30,
    fields: [presets.heading, { ...presets.paragraph, allows: 'article' }, pictureField('image', 'standard'), presets.buttons],
  },
})
