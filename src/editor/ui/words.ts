import type { Words } from '#kernel/words/words.ts'

export const uiWords = {
  close: ['Close', 'إغلاق'],
  cancel: ['Cancel', 'إلغاء'],
  required: ['required', 'مطلوب'],
  dismiss: ['Dismiss', 'إخفاء الرسالة'],
  clear_search: ['Clear the search', 'مسح البحث'],
} as const satisfies Words
