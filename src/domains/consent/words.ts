import { defineWords } from '#kernel/words/words.ts'

/** Default texts about consent, which editors can override. */
export const consentWords = defineWords('consent', {
  accept: ['Accept', 'قبول'],
  reject: ['Reject', 'رفض'],
  more: ['Cookie policy', 'سياسة ملفات تعريف الارتباط'],
  change: ['Cookie settings', 'إعدادات ملفات تعريف الارتباط'],
})
