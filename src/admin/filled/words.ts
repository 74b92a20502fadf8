import type { Words } from '#kernel/words/words.ts'

export const filledInputWords = {
  none: ['None', 'بلا'],
  flawed: ['Some fields do not fit; they say why.', 'بعض الحقول غير مكتملة أو غير صالحة، والسبب مبيّن عندها.'],
  flaw_required: ['Needed', 'حقل مطلوب'],
  flaw_type: ['Another type is needed ({details})', 'النوع المطلوب {details}'],
  flaw_unknown: ['Not known', 'غير معروف'],
  flaw_option: ['One of {details}', 'القيم المقبولة {details}'],
  flaw_too_many: ['At most {details}', 'الحد الأقصى {details}'],
  flaw_too_few: ['At least {details}', 'الحد الأدنى {details}'],
  flaw_not_whole: ['A whole number', 'عدد صحيح بلا كسور'],
  flaw_too_small: ['At least {details}', 'الحد الأدنى {details}'],
  flaw_too_great: ['At most {details}', 'الحد الأقصى {details}'],
  flaw_no_address: ['Begins with https:// or /', 'يبدأ بـ \u2066https://\u2069 أو \u2066/\u2069'],
  flaw_no_currency: ['Three capital letters, as in AED', 'ثلاثة أحرف لاتينية كبيرة مثل AED'],
  flaw_no_fit: ['Does not have the needed shape', 'الشكل غير مطابق للمطلوب'],
  not_number: ['Not a number', 'القيمة ليست رقمًا'],
} as const satisfies Words
