import type { Words } from '#kernel/words/words.ts'

/** What pages and forms say alike of their publication. */
export const publishWords = {
  publish: ['Publish', 'نشر'],
  cancel: ['Cancel', 'إلغاء'],
  changes: ['What changes ({count})', 'ما الذي سيتغيّر ({count})'],
} as const satisfies Words

/** The same of one that is planned. */
export const scheduleWords = {
  date: ['Date', 'التاريخ'],
  time: ['Time', 'الوقت'],
  zone: ['Time zone of the market: {zone}', 'المنطقة الزمنية للسوق: {zone}'],
  moment_needed: ['Enter a date and a time.', 'أدخل التاريخ والوقت.'],
  moment_past: ['This time has already passed.', 'هذا الموعد مضى.'],
  schedule: ['Schedule', 'جدولة'],
  close: ['Close', 'إغلاق'],
  pending: ['Waiting', 'قيد الانتظار'],
  no_pending: ['Nothing is scheduled.', 'لا توجد عمليات مجدولة.'],
  failed: ['It did not work', 'تعذّر التنفيذ'],
  call_off: ['Cancel: {moment}', 'إلغاء الموعد: {moment}'],
  called_off: ['The schedule was cancelled.', 'أُلغيت الجدولة.'],
} as const satisfies Words
