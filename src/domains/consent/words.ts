import { defineWords } from '#kernel/words/words.ts'

/** What the site says about consent where editors do not say it themselves. */
export const consentWords = defineWords('consent', {
  accept: ['Accept', 'قبول'],
  reject: ['Reject', 'رفض'],
  more: ['Cookie policy', 'سياسة ملفات الارتباط'],
  change: ['Cookie settings', 'إعدادات ملفات الارتباط'],
})
