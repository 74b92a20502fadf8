import type { Words } from '#kernel/words/words.ts'

export const dashboardWords = {
  title: ['Overview', 'لوحة المتابعة'],
  awaiting: ['Waiting to be published', 'في انتظار النشر'],
  awaiting_none: ['Every page is published as it is.', 'جميع الصفحات منشورة بآخر تعديلاتها.'],
  scheduled: ['Scheduled', 'مجدولة'],
  scheduled_none: ['Nothing is scheduled.', 'لا توجد صفحات مجدولة.'],
  recent: ['Recent changes', 'آخر التعديلات'],
  recent_none: ['No changes yet.', 'لا توجد تعديلات حتى الآن.'],
  failed: ['Failed jobs', 'المهام الفاشلة'],
  failed_none: ['All jobs are well.', 'جميع المهام سليمة.'],
  failed_some: ['Jobs that failed: {count}', 'عدد المهام الفاشلة: {count}'],
  show_jobs: ['Show them', 'عرض المهام'],
  show_log: ['Show the log', 'عرض السجل'],
  show_pages: ['All pages', 'جميع الصفحات'],
  publish: ['Publish', 'نشر'],
  unpublish: ['Take off the site', 'إلغاء النشر'],
  home: ['Home page', 'الصفحة الرئيسية'],
  welcome: ['Welcome, {name}', 'مرحبًا، {name}'],
  failed_to_load: ['The overview could not be read.', 'تعذّرت قراءة لوحة المتابعة.'],
} as const satisfies Words
