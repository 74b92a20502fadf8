import type { Words } from '#kernel/words/words.ts'

export const jobWords = {
  created: ['Waiting', 'قيد الانتظار'],
  retry: ['Waits for another attempt', 'بانتظار إعادة المحاولة'],
  active: ['Running', 'قيد التنفيذ'],
  completed: ['Done', 'مكتملة'],
  cancelled: ['Cancelled', 'ملغاة'],
  failed: ['Failed', 'فشلت'],
  again: ['Run again', 'إعادة التشغيل'],
  again_done: ['The job will run again.', 'ستُعاد المهمة.'],
  show_error: ['Show the error', 'عرض الخطأ'],
} as const satisfies Words
