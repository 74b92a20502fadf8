import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, sectionFields } from '#block-engine/presets.ts'
import { buttonAtRight, paramsFields } from '../shared/form-fields.ts'

export const extendedWarrantyForm = defineBlock({
  symbol: 'extended_warranty_form',
  name: ['Extended warranty form', 'نموذج الضمان الممدد'],
  description: 'Prices of extended warranties by model in a table, with the form that orders one.',
  short_description: ['Table of warranty prices with a form', 'جدول أسعار الضمان الممدد، ونموذج لطلبه.'],
  search: ['lead', 'guarantee', 'استمارة', 'كفالة', 'ضمان', 'تمديد', 'فورم'],
  group: 'Advanced',
  version: 1,
  island: 'touch',
  needs: ['forms'],
  fields: [
    ...headingFields,
    presets.form_id,
    presets.has_two_columns,
    presets.form_hidden_field_mapping,
    {
      symbol: 'table_content',
      label: ['Table of prices', 'جدول الأسعار'],
      field_type: 'Markdown',
      format: 'html',
      allows: 'article',
      translatable: true,
      default: `<table><thead><tr><th scope="col">الطراز</th><th scope="col">السعر (بالدرهم)</th></tr></thead><tbody>
<tr><td>XE</td><td>4,300</td></tr>
<tr><td>XF</td><td>4,700</td></tr>
<tr><td>XJ</td><td>6,700</td></tr>
<tr><td>F-PACE</td><td>4,800</td></tr>
<tr><td>E-PACE</td><td>4,600</td></tr>
<tr><td>F-TYPE/XK</td><td>4,700</td></tr>
</tbody></table>`,
    },
    ...paramsFields,
    buttonAtRight,
    presets.button_style,
    ...sectionFields,
  ],
})
