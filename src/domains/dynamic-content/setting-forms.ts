import type { FillForm, Label, TextField } from '#fields/field-types.ts'

const code = (symbol: string, label: Label): TextField => ({ symbol, label, field_type: 'String', translatable: false, max: 2000 })

/** The lists of a stock strategy, as staff fill them. */
export const productForm: FillForm = {
  field_type: 'Group',
  fields: [
    code('api_base_url', ['Address of the service; / is this site', 'عنوان الخدمة؛ الرمز / يعني هذا الموقع']),
    {
      symbol: 'lists_to_check',
      label: ['Lists', 'القوائم'],
      field_type: 'List',
      fields: [code('uuid', ['Id of the list', 'معرّف القائمة']), code('name', ['Its name in conditions', 'اسمها في شروط الظهور'])],
      fresh: { uuid: '', name: '' },
      isTable: true,
    },
  ],
}

export const externalForm: FillForm = { field_type: 'Group', fields: [code('url', ['Address of the list of models', 'عنوان قائمة الطرازات'])] }
