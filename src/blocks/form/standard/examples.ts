import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'نموذج استفسار', fields: { form_id: '1' } },
  {
    name: 'يملؤه عنوان الصفحة',
    fields: { form_id: '1', form_hidden_field_mapping: { source: 'home' }, form_params_mapping: { name: 'name' } },
  },
  { name: 'عمودان على أرضية رمادية', fields: { form_id: '2', has_two_columns: true, box_color: 'grey-theme', button_position: 'right' } },
  { name: 'زر يفتح النموذج', fields: { form_id: '3', modal_form: true, button_color: 'secondary' } },
]
