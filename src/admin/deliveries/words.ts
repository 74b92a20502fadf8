import type { Words } from '#kernel/words/words.ts'

export const deliveryWords = {
  queued: ['Waiting', 'في الانتظار'],
  sending: ['Being sent', 'قيد الإرسال'],
  sent: ['Sent', 'أُرسلت'],
  failed: ['Failed', 'تعذّر الإرسال'],
  mail: ['Mail', 'بريد إلكتروني'],
  webhook: ['Webhook', 'إشعار برمجي'],
  lead: ['Lead {id}', 'طلب العميل {id}'],
  history: ['Attempts: {count}', 'المحاولات: {count}'],
  written: ['Put in the queue', 'أُضيفت إلى قائمة الانتظار'],
  arrived: ['Attempt {number}: received', 'المحاولة {number}: استُلمت'],
  missed: ['Attempt {number}: not received', 'المحاولة {number}: لم تُستلم'],
  next: ['Next attempt', 'المحاولة التالية'],
  none: ['None yet', 'لا توجد محاولات بعد'],
  load_failed: ['The attempts could not be loaded.', 'تعذّر تحميل المحاولات.'],
  again: ['Send again', 'إعادة الإرسال'],
  again_done: ['It will be sent again.', 'ستُعاد محاولة الإرسال.'],
} as const satisfies Words
