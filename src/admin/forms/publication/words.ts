import type { Words } from '#kernel/words/words.ts'

export const publicationWords = {
  publish_title: ['Publish the form', 'نشر النموذج'],
  at_once: ['Visitors get the form as it is here at once.', 'سيظهر النموذج للزوار بصورته الحالية فورًا.'],
  while_inactive: ['The form is not shown to visitors, also once it is published.', 'النموذج غير متاح للزوار، ولن يظهر لهم بعد نشره.'],
  ends_plan: ['This takes the place of the publication on {moment}.', 'يُلغي النشر الآن الموعد المحدد: {moment}.'],
  discard_draft: ['Back to what visitors get', 'العودة إلى المنشور'],
  discarded: ['The form is again what visitors get.', 'عاد النموذج إلى صورته المنشورة.'],
  plan: ['Publish later', 'جدولة النشر'],
  title: ['When is the form published?', 'موعد نشر النموذج'],
  help: [
    'Visitors get the form as it is now. What is changed afterwards stays a draft.',
    'يُنشر النموذج في موعده بصورته الحالية، وتبقى التغييرات اللاحقة مسودة.',
  ],
  will: ['Will be published', 'سيُنشر'],
  done: ['The form is published on {moment}.', 'سيُنشر النموذج في {moment}.'],
  notice: ['Visitors get the form as it was when this was scheduled, on {moment}.', 'موعد نشر النموذج: {moment}، بصورته عند تحديد الموعد.'],
  failed: [
    'The form could not be published on {moment}. Check its fields, then publish it or schedule it again.',
    'تعذّر نشر النموذج في موعده {moment}. راجع حقوله، ثم انشره أو حدد موعدًا آخر.',
  ],
  call_off: ['Cancel the schedule', 'إلغاء الجدولة'],
} as const satisfies Words
