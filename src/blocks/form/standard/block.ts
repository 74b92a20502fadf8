import { defineBlock } from '#block-engine/define-block.ts'
import { presets } from '#block-engine/presets.ts'
import { paramsFields } from '../shared/form-fields.ts'

/** The block of document 3 §3 (C-056). */
export const form = defineBlock({
  symbol: 'form',
  name: ['Form', 'نموذج'],
  description: 'A form drawn in the admin, inline or behind a button that opens it over the page.',
  short_description: ['A form, in the page or over it', 'نموذج من نماذج الموقع، داخل الصفحة أو في نافذة فوقها.'],
  search: ['lead', 'contact', 'enquiry', 'request', 'استمارة', 'طلب', 'تواصل', 'استفسار', 'فورم'],
  group: 'Advanced',
  version: 1,
  island: 'touch',
  needs: ['forms'],
  fields: [
    presets.form_id,
    presets.form_hidden_field_mapping,
    ...paramsFields,
    presets.box_color,
    presets.button_position,
    {
      symbol: 'button_color',
      label: ['Button colour', 'لون الزر'],
      field_type: 'Select',
      options: [
        { label: ['Primary', 'أساسي'], value: 'primary' },
        { label: ['Secondary', 'ثانوي'], value: 'secondary' },
      ],
      default: 'primary',
    },
    {
      symbol: 'form_position',
      label: ['Form position', 'موضع النموذج'],
      field_type: 'Select',
      options: [
        { label: ['Left', 'يسار'], value: 'left' },
        { label: ['Centre', 'وسط'], value: 'center' },
        { label: ['Right', 'يمين'], value: 'right' },
      ],
      default: 'center',
    },
    presets.has_two_columns,
    { symbol: 'has_button_margin', label: ['Space above the button', 'مسافة فوق الزر'], field_type: 'Bool', default: false },
    { symbol: 'modal_form', label: ['Opens over the page', 'يُفتح في نافذة'], field_type: 'Bool', default: false },
  ],
})
