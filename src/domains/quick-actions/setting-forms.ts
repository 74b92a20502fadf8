import type { FillForm, Label, RowField, TextField } from '#fields/field-types.ts'

const text = (symbol: string, label: Label, max = 60): TextField => ({ symbol, label, field_type: 'String', translatable: true, max })
const code = (symbol: string, label: Label): TextField => ({ symbol, label, field_type: 'String', translatable: false, max: 2000 })
const flag = (symbol: string, label: Label): RowField => ({ symbol, label, field_type: 'Bool', default: false })

const link: readonly RowField[] = [
  text('label', ['Text', 'النص'], 2000),
  { ...code('link', ['Address, alias or #form:3', 'عنوان أو اسم معرّف أو \u2066#form:3\u2069']), leadsTo: ['page', 'form', 'file', 'alias', 'phone', 'email'] },
  { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', max: 2000 },
]

/** The floating button of all pages, as staff fill it. */
export const fabForm: FillForm = {
  field_type: 'Group',
  none: 'null',
  listAs: 'items',
  fresh: { items: [] },
  fields: [
    {
      symbol: 'items',
      label: ['Links', 'الروابط'],
      field_type: 'List',
      fields: [
        ...link,
        {
          symbol: 'target',
          label: ['Opens', 'يُفتح'],
          field_type: 'Select',
          options: [
            { value: '', label: ['In the same tab', 'في النافذة نفسها'] },
            { value: '_blank', label: ['In a new tab', 'في نافذة جديدة'] },
          ],
          default: '',
        },
        {
          symbol: 'dc_strategy',
          label: ['Shown when', 'شرط الظهور'],
          field_type: 'Group',
          none: 'null',
          fresh: { key: '', value: '' },
          fields: [
            code('key', ['Strategy', 'القاعدة']),
            {
              symbol: 'value',
              label: ['Value', 'القيمة'],
              field_type: 'Pairs',
              orText: true,
              name: code('', ['Name', 'الاسم']),
              value: code('', ['Value', 'القيمة']),
            },
          ],
        },
        flag('use_dc_fallback', ['Another link in its place', 'رابط آخر مكانه']),
        {
          symbol: 'fallback',
          label: ['The link in its place', 'الرابط البديل'],
          field_type: 'Group',
          none: 'null',
          fresh: { link: '', label: '' },
          fields: link,
        },
      ],
      fresh: { label: '', link: '' },
      max: 12,
    },
    flag('isQuickLinks', ['Quick links instead of a button', 'روابط سريعة بدلًا من زر']),
    flag('isSecondary', ['Open from the start', 'مفتوح عند عرض الصفحة']),
    flag('areQuickLinksReversed', ['Last link first', 'ترتيب معكوس']),
    flag('isfabDisabled', ['Switched off', 'معطّل']),
    text('mobileButtonLabel', ['Label of the main button on phones', 'نص الزر الرئيسي في الهواتف']),
    text('quickLinksExpandButtonLabel', ['Label of the button that opens the list', 'نص زر فتح القائمة']),
  ],
}
