import { stringField } from '#block-engine/presets.ts'
import type { FieldDef, FillForm } from '#fields/field-types.ts'

const iconField: FieldDef = { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', max: 300 }

export const contactRows: FillForm = {
  fields: [
    {
      symbol: 'type',
      label: ['Kind', 'الوسيلة'],
      field_type: 'Select',
      options: [
        { value: 'phone', label: ['Phone', 'هاتف'] },
        { value: 'whatsapp', label: ['WhatsApp', 'واتساب'] },
        { value: 'email', label: ['E-mail', 'بريد إلكتروني'] },
      ],
      default: 'phone',
    },
    stringField('label', ['Text', 'النص'], { max: 300 }),
    stringField('href', ['Number or address', 'الرقم أو العنوان'], { max: 300, translatable: false }),
    iconField,
  ],
  fresh: { type: 'phone', icon: '', label: '', href: '' },
  max: 10,
}

export const serviceRows: FillForm = {
  fields: [{ symbol: 'label', label: ['Service', 'الخدمة'], field_type: 'String', translatable: true, required: true, max: 300 }, iconField],
  fresh: { icon: '', label: '' },
  max: 20,
}
