import type { Words } from '#kernel/words/words.ts'

export const planWords = {
  plan: ['Publish later', 'جدولة النشر'],
  title: ['When is the form published?', 'موعد نشر النموذج'],
  help: [
    'Visitors get the form as it is now. What is changed afterwards stays a draft.',
    'يُنشر النموذج في موعده بصورته الحالية، وتبقى التغييرات اللاحقة مسودة.',
  ],
  day: ['Date', 'التاريخ'],
  time: ['Time', 'الوقت'],
  zone: ['Time zone of the market: {zone}', 'المنطقة الزمنية للسوق: {zone}'],
  moment_needed: ['Enter a date and a time.', 'أدخل التاريخ والوقت.'],
  moment_past: ['This time has already passed.', 'هذا الموعد مضى.'],
  do: ['Schedule', 'جدولة'],
  done: ['The form is published on {moment}.', 'سيُنشر النموذج في {moment}.'],
  notice: ['Visitors get the form as it was when this was scheduled, on {moment}.', 'موعد نشر النموذج: {moment}، بصورته عند تحديد الموعد.'],
  failed: [
    'The form could not be published on {moment}. Check its fields, then publish it or schedule it again.',
    'تعذّر نشر النموذج في موعده {moment}. راجع حقوله، ثم انشره أو حدد موعدًا آخر.',
  ],
  call_off: ['Cancel the schedule', 'إلغاء الجدولة'],
  called_off: ['The schedule was cancelled.', 'أُلغيت الجدولة.'],
} as const satisfies Words
