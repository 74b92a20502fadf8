import type { Words } from '#kernel/words/words.ts'

export const uiWords = {
  close: ['Close', 'إغلاق'],
  cancel: ['Cancel', 'إلغاء'],
  required: ['required', 'مطلوب'],
  dismiss: ['Dismiss', 'إخفاء الرسالة'],
  day: ['Day', 'اليوم'],
  month: ['Month', 'الشهر'],
  year: ['Year', 'السنة'],
  no_such_day: ['There is no such day.', 'لا يوجد هذا اليوم في التقويم.'],
  clear_search: ['Clear the search', 'مسح البحث'],
} as const satisfies Words
