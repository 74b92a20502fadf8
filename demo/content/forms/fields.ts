import type { FormField, FormText } from '#domains/forms/index.ts'

/** A text in both languages. */
export const both = (ar: string, en?: string): FormText => (en === undefined ? { ar } : { ar, en })

/** Fields that several starter forms ask. */
export const firstName: FormField = {
  id: 'first_name',
  name: 'first_name',
  type: 'text',
  label: both('الاسم الأول', 'First name'),
  rules: { required: true, max: 60 },
  autocomplete: 'given-name',
  half: true,
}
export const lastName: FormField = {
  id: 'last_name',
  name: 'last_name',
  type: 'text',
  label: both('اسم العائلة', 'Last name'),
  rules: { required: true, max: 60 },
  autocomplete: 'family-name',
  half: true,
}
export const email: FormField = {
  id: 'email',
  name: 'email',
  type: 'email',
  label: both('البريد الإلكتروني', 'E-mail'),
  placeholder: both('name@example.com', 'name@example.com'),
  rules: { required: true },
  autocomplete: 'email',
  half: true,
}
export const phone: FormField = {
  id: 'phone',
  name: 'phone',
  type: 'phone',
  label: both('رقم الجوال', 'Mobile number'),
  hint: both('مع رمز الدولة، مثل \u2066+971 50 000 0000\u2069', 'With the country code, such as +971 50 000 0000'),
  rules: { required: true },
  autocomplete: 'tel',
  half: true,
}
export const vehicle: FormField = { id: 'vehicle', name: 'vehicle', type: 'vehicle', label: both('السيارة', 'Vehicle') }
export const message: FormField = {
  id: 'message',
  name: 'message',
  type: 'textarea',
  label: both('رسالتك', 'Your message'),
  rules: { max: 1000 },
}
export const contactBy: FormField = {
  id: 'contact_by',
  name: 'contact_by',
  type: 'radio',
  label: both('كيف تفضل أن نتواصل معك؟', 'How may we reach you?'),
  options: [
    { value: 'phone', label: both('بالهاتف', 'By phone') },
    { value: 'whatsapp', label: both('عبر واتساب', 'By WhatsApp') },
    { value: 'email', label: both('بالبريد الإلكتروني', 'By e-mail') },
  ],
  default: 'phone',
}
export const model: FormField = {
  id: 'model',
  name: 'model',
  type: 'select',
  label: both('الطراز', 'Model'),
  placeholder: both('اختر الطراز', 'Choose a model'),
  options: [
    { value: 'defender', label: both('ديفندر', 'Defender') },
    { value: 'discovery', label: both('ديسكفري', 'Discovery') },
    { value: 'range-rover', label: both('رينج روفر', 'Range Rover') },
    { value: 'jaguar-range', label: both('جاكوار', 'Jaguar') },
  ],
  rules: { required: true },
}
export const privacyConsent: FormField = {
  id: 'privacy',
  name: 'privacy',
  type: 'consent',
  label: both('الموافقة على معالجة البيانات', 'Consent to data processing'),
  html: both(
    'أوافق على استخدام بياناتي للرد على طلبي وفق <a href="/privacy-policy">سياسة الخصوصية</a>.',
    'I agree that my data is used to answer my request, as the <a href="/privacy-policy">privacy policy</a> says.',
  ),
}

const hidden = (name: string, label: FormText): FormField => ({ id: name, name, type: 'hidden', label })

/** What the finance calculator hands over: seen by the team, not by the visitor. */
export const financeQuote: readonly FormField[] = [
  hidden('finance_model', both('طراز عرض التمويل', 'Model of the quote')),
  hidden('price', both('السعر', 'Price')),
  hidden('deposit', both('الدفعة الأولى', 'Deposit')),
  hidden('duration', both('المدة بالأشهر', 'Term in months')),
  hidden('monthly_payment', both('القسط الشهري', 'Monthly instalment')),
]
