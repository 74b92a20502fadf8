import type { Words } from '#kernel/words/words.ts'

/** What a side says where it has no text of its own. */
export const sideWords = {
  empty: ['Empty', 'فارغ'],
  removed: ['Deleted', 'محذوف'],
  yes: ['Yes', 'نعم'],
  no: ['No', 'لا'],
} as const satisfies Words

/** What a list of changes says. */
export const changeWords = {
  same: ['There is no difference.', 'لا يوجد اختلاف.'],
  added: ['Added', 'أُضيف'],
  removed: ['Removed', 'أُزيل'],
  moved: ['Moved from place {from} to {to}', 'نُقل من الموضع {from} إلى {to}'],
  empty: ['empty', 'فارغ'],
  formatting: ['Only the formatting differs.', 'الاختلاف في التنسيق فقط.'],
} as const satisfies Words
