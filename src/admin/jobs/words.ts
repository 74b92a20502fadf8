import type { Words } from '#kernel/words/words.ts'

/** What the data of a job names, by key. */
export const aboutWords = {
  schedule_id: ['Schedule {id}', 'الموعد {id}'],
  run_id: ['Run {id}', 'التشغيل {id}'],
  feed_id: ['Feed {id}', 'المصدر {id}'],
  image_id: ['Picture {id}', 'الصورة {id}'],
} as const satisfies Words

export const jobWords = {
  created: ['Waiting', 'في الانتظار'],
  retry: ['Waits for another attempt', 'في انتظار إعادة المحاولة'],
  active: ['Running', 'قيد التنفيذ'],
  completed: ['Done', 'مكتملة'],
  cancelled: ['Cancelled', 'ملغاة'],
  failed: ['Failed', 'فشلت'],
  again: ['Run again', 'إعادة التشغيل'],
  again_done: ['The job will run again.', 'ستُعاد المهمة.'],
  'run-page-schedule': ['Publish or unpublish at its time', 'تنفيذ موعد نشر'],
  'sweep-page-schedules': ['Look for pages that are due', 'مراجعة مواعيد النشر'],
  'run-feed': ['Read a feed', 'قراءة مصدر بيانات'],
  'fetch-feed-images': ['Fetch pictures of a feed', 'جلب صور مصدر بيانات'],
  'sweep-feeds': ['Look for feeds that are due', 'مراجعة مواعيد مصادر البيانات'],
  ...aboutWords,
  show_error: ['Show the error', 'عرض الخطأ'],
} as const satisfies Words
