import { defineWords } from '#kernel/words/words.ts'

/** The form for people who wait for a car that somebody else is ordering. */
export const watchWords = defineWords('order_watch', {
  email: ['E-mail', 'البريد الإلكتروني'],
  not_an_email: ['Please enter a valid e-mail address.', 'يُرجى إدخال بريد إلكتروني صحيح'],
  notify: ['Tell me when it is free again', 'أخبروني إذا أصبحت متاحة'],
  sending: ['Sending …', 'جارٍ الإرسال…'],
  done: ['We write to you as soon as the car is free.', 'سنكتب إليك فور أن تصبح السيارة متاحة.'],
  failed: ['That did not work. Please try again.', 'تعذّر الإرسال. يُرجى المحاولة مرة أخرى.'],
  too_many: ['Too many attempts. Please wait a moment and try again.', 'محاولات كثيرة متتالية. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.'],
})
