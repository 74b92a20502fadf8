import { defineBlock } from '#block-engine/define-block.ts'
import { presets, sectionFields, stringField } from '#block-engine/presets.ts'
import { buttonAtRight, paramsFields } from '../shared/form-fields.ts'
import { brandFlags, interestFlags } from './interests.ts'

/** The symbol `form_subtile` is the specification's own spelling (B-200). */
export const offersForm = defineBlock({
  symbol: 'offers_form',
  name: ['Offers form', 'نموذج العروض'],
  description: 'A form for offers that tells the CRM which offers, cars and brands a visitor asks for.',
  short_description: ['A form for offers, passed on to the CRM', 'نموذج للعروض يُرسل إلى نظام إدارة العملاء مع اهتمامات الزائر.'],
  search: ['lead', 'CRM', 'newsletter', 'استمارة', 'عروض', 'اشتراك', 'نشرة', 'فورم'],
  group: 'Advanced',
  version: 1,
  island: 'touch',
  needs: ['forms'],
  fields: [
    presets.form_id,
    presets.has_two_columns,
    presets.form_hidden_field_mapping,
    { symbol: 'table_content', label: ['Table', 'الجدول'], field_type: 'Markdown', format: 'html', allows: 'article', translatable: true, default: '' },
    stringField('category', ['Category', 'الفئة'], { translatable: false }),
    ...interestFlags,
    ...brandFlags,
    stringField('form_title', ['Title', 'عنوان النموذج']),
    stringField('form_subtile', ['Subtitle', 'العنوان الفرعي']),
    buttonAtRight,
    presets.button_style,
    { ...presets.error_msg, symbol: 'error_text', field_type: 'Text' },
    { ...presets.try_again_btn_label, symbol: 'error_button_text' },
    ...paramsFields,
    ...sectionFields,
  ],
})
