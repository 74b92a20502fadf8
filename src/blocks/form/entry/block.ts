import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields } from '#block-engine/presets.ts'
import { buttonAtRight, paramsFields } from '../shared/form-fields.ts'

export const entryForm = defineBlock({
  symbol: 'entry_form',
  name: ['Entry form', 'نموذج مع نص وصورة'],
  description: 'A form below a heading and a text, with a picture beside it.',
  short_description: ['A form with heading, text and picture', 'نموذج بعنوان ونص، وصورة إلى جانبه.'],
  search: ['lead', 'contact', 'request', 'استمارة', 'طلب', 'تواصل', 'تسجيل', 'فورم'],
  group: 'Advanced',
  version: 1,
  island: 'touch',
  needs: ['forms'],
  fields: [
    ...headingFields,
    presets.paragraph,
    presets.form_id,
    presets.has_two_columns,
    presets.form_hidden_field_mapping,
    ...paramsFields,
    buttonAtRight,
    pictureField('image', 'standard'),
    ...sectionFields,
  ],
})
