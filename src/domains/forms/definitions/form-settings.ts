import type { ListField, Label, RowField, TextsField } from '#fields/field-types.ts'
import type { Language, WordPair } from '#kernel/words/words.ts'
import { type FormContent, formTextLevels, type FormType } from '../form.ts'
import { formLimits as limits, formNumbers } from '../form-limits.ts'
import { nameOfField } from './name-of-field.ts'

/** A text that is there even while it is empty. */
const texts = (symbol: string, label: Label, text: TextsField['text']): TextsField => ({ symbol, label, field_type: 'Texts', text, keepsNone: true })

const typeNames: Record<FormType, WordPair> = {
  lead: ['Lead', 'طلب عميل'],
  order: ['Order', 'طلب شراء'],
  inquiry: ['Enquiry', 'استفسار'],
  survey: ['Survey', 'استبيان'],
}
const languageNames: Record<Language, WordPair> = { ar: ['Arabic', 'العربية'], en: ['English', 'الإنجليزية'] }

function optionsOf<Value extends string>(names: Record<Value, WordPair>) {
  return Object.entries<WordPair>(names).map(([value, label]) => ({ value, label }))
}

/** What staff set of a form beside its fields, by the headings of its screens. Symbols are paths in the whole form. */
export const formSettings = {
  button: [
    {
      symbol: 'settings.submit_label',
      label: ['Text of the button', 'نص الزر'],
      field_type: 'Texts',
      text: { field_type: 'String', max: limits.submit_label },
    },
  ],
  thanks: [
    texts('settings.thank_you.heading', ['Heading', 'العنوان'], { field_type: 'String', max: limits.label }),
    texts('settings.thank_you.text', ['Text', 'النص'], { field_type: 'Markdown', format: 'html', allows: formTextLevels.thanks }),
    {
      symbol: 'settings.thank_you.redirect_url',
      label: ['Go to this page instead', 'الانتقال إلى صفحة بدلًا من ذلك'],
      hint: ['A path such as /ar/thanks, or a whole address.', 'مسار مثل \u2066/ar/thanks\u2069 أو عنوان كامل.'],
      field_type: 'String',
      max: limits.address,
      leadsTo: ['page', 'form', 'file'],
      isHref: true,
    },
  ],
  about: [
    { symbol: 'type', label: ['Purpose', 'الغرض'], field_type: 'Select', options: optionsOf(typeNames), default: 'lead' },
    { symbol: 'locale', label: ['Language of visitors', 'لغة الزوار'], field_type: 'Select', options: optionsOf(languageNames), default: 'ar' },
    {
      symbol: 'settings.answer_minutes',
      label: ['Minutes until the team should have answered', 'مهلة الرد على الطلب بالدقائق'],
      field_type: 'Number',
      ...formNumbers.answer_minutes,
    },
  ],
  retention: [
    {
      symbol: 'settings.retention_days',
      label: ['Days that leads are kept', 'مدة الاحتفاظ بالطلبات بالأيام'],
      hint: ['After them leads are erased with their files. Empty keeps them.', 'تُمحى الطلبات وملفاتها بعد هذه المدة. اتركه فارغًا للاحتفاظ بها.'],
      field_type: 'Number',
      ...formNumbers.retention_days,
    },
  ],
} as const satisfies Record<string, readonly RowField[]>

/** What a form is called, and whether visitors get it. */
export function formHead({ active }: Pick<FormContent, 'active'>): RowField[] {
  return [
    { symbol: 'name', label: ['Name of the form', 'اسم النموذج'], field_type: 'String', translatable: true, takesLine: true, max: limits.name },
    { symbol: 'active', label: active ? ['Shown to visitors', 'متاح للزوار'] : ['Not shown yet', 'غير متاح للزوار'], field_type: 'Bool' },
  ]
}

const subject = (symbol: string) => texts(symbol, ['Subject', 'الموضوع'], { field_type: 'String', max: limits.label })
const template = (symbol: string) => texts(symbol, ['Text', 'النص'], { field_type: 'Text', max: limits.template })

/** The mails to the team. */
export function teamMails({ name }: Pick<FormContent, 'name'>): ListField {
  return {
    symbol: 'settings.notifications',
    label: ['Mails', 'الرسائل'],
    field_type: 'List',
    max: limits.mails,
    add: ['Add a mail to the team', 'إضافة رسالة للفريق'],
    fresh: { recipients: [], subject: { ar: name }, template: { ar: '' } },
    fields: [
      {
        symbol: 'recipients',
        label: ['Recipients', 'المستلمون'],
        field_type: 'Lines',
        areWords: true,
        keepsNone: true,
        translatable: false,
        max: limits.recipients,
      },
      subject('subject'),
      template('template'),
    ],
  }
}

/** The mail to the customer, which goes to the address in one of the fields; the rest of it while it is sent. */
export function customerMail({ fields, settings }: Pick<FormContent, 'fields' | 'settings'>): RowField[] {
  const enabled: RowField = {
    symbol: 'settings.confirmations.enabled',
    label: ['Confirm to the customer that the request has arrived', 'إرسال تأكيد بوصول الطلب إلى العميل'],
    field_type: 'Bool',
  }
  if (!settings.confirmations.enabled) return [enabled]
  const options = fields.filter(({ type }) => type === 'email').map((field) => ({ value: field.name, label: nameOfField(field) }))
  const address: RowField = {
    symbol: 'settings.confirmations.email_field',
    label: ['To the address in', 'إلى العنوان المدخل في'],
    field_type: 'Select',
    options,
  }
  return [enabled, address, subject('settings.confirmations.subject'), template('settings.confirmations.template')]
}

/** The systems that receive the leads; an added one has the given id. */
export function receivers(id: string): ListField {
  return {
    symbol: 'integrations',
    label: ['Systems', 'الأنظمة'],
    field_type: 'List',
    max: limits.receivers,
    add: ['Add a system', 'إضافة نظام'],
    fresh: { id, kind: 'webhook', name: '', url: 'https://', enabled: true },
    fields: [
      { symbol: 'name', label: ['Name', 'الاسم'], field_type: 'String', translatable: true, max: limits.name },
      { symbol: 'url', label: ['Address', 'العنوان'], field_type: 'String', max: limits.address },
      { symbol: 'enabled', label: ['Send leads', 'إرسال الطلبات'], field_type: 'Bool' },
    ],
  }
}
