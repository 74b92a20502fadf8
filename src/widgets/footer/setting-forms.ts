import type { FillForm, Label, RowField, TextField } from '#fields/field-types.ts'

const text = (symbol: string, label: Label): TextField => ({ symbol, label, field_type: 'String', translatable: true, max: 300 })
const code = (symbol: string, label: Label): TextField => ({ symbol, label, field_type: 'String', translatable: false, max: 2000 })
const freshLink = { label: '', target: '' }
const linkFields: readonly RowField[] = [
  text('label', ['Text', 'النص']),
  { ...code('target', ['Address', 'العنوان']), leadsTo: ['page', 'form', 'file', 'alias'] },
  {
    symbol: 'target_type',
    label: ['Leads to', 'نوع الوجهة'],
    field_type: 'Select',
    options: [
      { value: 'url', label: ['An address', 'عنوان'] },
      { value: 'phone', label: ['A phone number', 'رقم هاتف'] },
      { value: 'email', label: ['A mailbox', 'بريد إلكتروني'] },
    ],
    default: 'url',
  },
  {
    symbol: 'target_action',
    label: ['Opens', 'يُفتح'],
    field_type: 'Select',
    options: [
      { value: '', label: ['In the same tab', 'في النافذة نفسها'] },
      { value: 'new_tab', label: ['In a new tab', 'في نافذة جديدة'] },
      { value: 'modal', label: ['In a window on the page', 'في نافذة فوق الصفحة'] },
    ],
    default: '',
  },
]
export const columnRows: FillForm = {
  fields: [
    text('heading', ['Heading', 'العنوان']),
    { symbol: 'links', label: ['Links', 'الروابط'], field_type: 'List', fields: linkFields, fresh: freshLink, max: 30 },
  ],
  fresh: { heading: '', links: [] },
  max: 8,
}

export const legalRows: FillForm = { fields: linkFields, fresh: freshLink, max: 12 }
export const socialRows: FillForm = {
  fields: [code('id', ['Network, which names the icon', 'اسم الشبكة، وبه تتحدد الأيقونة']), ...linkFields],
  fresh: freshLink,
  max: 12,
}
