import type { FillForm, TextField } from '#fields/field-types.ts'
import type { ShowroomBlock } from './showroom-config.ts'

const label: TextField = { symbol: 'label', label: ['Label', 'التسمية'], field_type: 'String', translatable: true, required: true, max: 300 }
const kind = (type: ShowroomBlock['type'], more: object = {}) => ({ type, ...more })

/** What stands beside a vehicle, as staff fill it. */
export const showroomForm: FillForm = {
  field_type: 'Group',
  fields: [
    {
      symbol: 'blocks',
      label: ['Parts beside the vehicle', 'الأجزاء المعروضة مع السيارة'],
      field_type: 'List',
      fields: [
        {
          symbol: '',
          label: ['Kind', 'النوع'],
          field_type: 'Kind',
          by: 'type',
          kinds: [
            {
              value: 'html',
              label: ['A text', 'نص'],
              fresh: kind('html', { html: '' }),
              fields: [{ symbol: 'html', label: ['Text', 'النص'], field_type: 'Markdown', format: 'html', allows: 'article', translatable: true }],
            },
            { value: 'finance_options_table', label: ['Table of ways to pay', 'جدول خيارات الدفع'], fresh: kind('finance_options_table'), fields: [] },
            {
              value: 'form',
              label: ['A form', 'نموذج'],
              fresh: kind('form', { form: { fields: {} } }),
              fields: [{ symbol: 'form.fields.form_id', label: ['Form', 'النموذج'], field_type: 'Number', choices: 'forms' }],
            },
            {
              value: 'calculator',
              label: ['Calculator of another service', 'حاسبة من خدمة أخرى'],
              fresh: kind('calculator', { config: { fields: {}, groups: {} } }),
              // Nobody but that service knows what stands in them.
              fields: [{ symbol: 'config', label: ['Its configuration, as that service gives it', 'إعداداتها كما تقدمها تلك الخدمة'], field_type: 'Any' }],
            },
          ],
        },
      ],
      fresh: kind('html', { html: '' }),
    },
    {
      symbol: 'finance_options',
      label: ['Ways to pay', 'خيارات الدفع'],
      field_type: 'List',
      fields: [label],
      fresh: { label: '' },
    },
  ],
}
