import { defineWords } from '#kernel/words/words.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { ValueFlaw } from './check-values.ts'

type FlawKey = `flaw_${ValueFlaw['code']}`

/** What every form says to visitors; all else is written in the form itself. */
export const formWords = defineWords('forms', {
  send: ['Send', 'إرسال'],
  sending: ['Sending…', 'جارٍ الإرسال…'],
  next: ['Next step', 'الخطوة التالية'],
  back: ['Previous step', 'الخطوة السابقة'],
  step: ['Step {n} of {total}', 'الخطوة {n} من {total}'],
  optional: ['optional', 'اختياري'],
  choose: ['Choose', 'اختيار'],
  not_there: ['This form is not available at the moment.', 'هذا النموذج غير متاح حاليًا.'],
  summary: ['Please check these fields', 'يُرجى مراجعة الحقول الآتية'],
  failed: ['Something went wrong, please try again.', 'حدث خلل ما، يرجى المحاولة مرة أخرى.'],
  try_again: ['Try again', 'إعادة المحاولة'],
  too_many: ['Too many requests. Please try again in a few minutes.', 'تعددت الطلبات. يُرجى المحاولة بعد بضع دقائق.'],
  waiting_heading: ['No connection', 'لا يوجد اتصال بالإنترنت'],
  waiting: [
    'Your request is kept in this browser and will be sent as soon as the connection is back.',
    'حُفظ طلبك في هذا المتصفح، وسيُرسل تلقائيًا فور عودة الاتصال.',
  ],
  waiting_files: [
    'There is no connection. What you have filled in is kept; please send it again once you are online.',
    'لا يوجد اتصال بالإنترنت. ما أدخلته محفوظ، ويمكنك إعادة الإرسال عند عودة الاتصال.',
  ],
  thanks: ['Thank you', 'شكرًا لك'],
  thanks_text: ['We have received your request.', 'تسلّمنا طلبك.'],
  sent_later: ['Your request has been sent.', 'أُرسل طلبك.'],
  another: ['Send another request', 'إرسال طلب آخر'],
  slots_first: ['Choose retailer and day first', 'اختر المعرض واليوم أولًا'],
  no_slots: ['Closed on this day', 'المعرض مغلق في هذا اليوم'],
  vehicle: ['Vehicle', 'السيارة'],
  honeypot: ['Leave this field empty', 'اترك هذا الحقل فارغًا'],
  flaw_required: ['Please fill in this field', 'يُرجى تعبئة هذا الحقل'],
  flaw_not_an_email: ['Please enter a valid e-mail address', 'يُرجى إدخال بريد إلكتروني صحيح'],
  flaw_not_a_phone: ['Please enter a valid phone number', 'يُرجى إدخال رقم هاتف صحيح'],
  flaw_not_a_number: ['Please enter a number', 'يُرجى إدخال رقم'],
  flaw_not_a_date: ['Please enter a date', 'يُرجى إدخال تاريخ صحيح'],
  flaw_not_an_option: ['Please choose from the list', 'يُرجى الاختيار من القائمة'],
  flaw_pattern: ['Please check the format', 'الصيغة غير صحيحة'],
  flaw_invalid: ['Please check this entry', 'يُرجى مراجعة هذه القيمة'],
  flaw_file_type: ['This type of file is not accepted', 'نوع الملف غير مقبول'],
  flaw_min: ['At least {n} characters', 'الحد الأدنى لعدد الأحرف: {n}'],
  flaw_max: ['Character limit exceeded', 'تجاوزت الحد المسموح من الأحرف'],
  flaw_size: ['The file is larger than {n} KB', 'حجم الملف أكبر من {n} كيلوبايت'],
  flaw_min_number: ['At least {n}', 'أقل قيمة مقبولة: {n}'],
  flaw_max_number: ['At most {n}', 'أعلى قيمة مقبولة: {n}'],
  flaw_min_choices: ['Choose at least {n}', 'الحد الأدنى للاختيارات: {n}'],
  flaw_max_choices: ['Choose at most {n}', 'الحد الأقصى للاختيارات: {n}'],
} satisfies Record<FlawKey, readonly [string, string]> & Record<string, readonly [string, string]>)

export type FormTexts = Texts<(typeof formWords)['words']>
