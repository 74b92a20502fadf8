import type { Words } from '#kernel/words/words.ts'

export const chartWords = {
  title: ['Charts of leads', 'مخططات طلبات العملاء'],
  by_day: ['Leads by day', 'الطلبات حسب اليوم'],
  by_form: ['Leads by form', 'الطلبات حسب النموذج'],
  by_retailer: ['Leads by retailer', 'الطلبات حسب المعرض'],
  by_source: ['Leads by source', 'الطلبات حسب المصدر'],
  no_retailer: ['No retailer', 'دون معرض'],
  gone_form: ['Deleted forms', 'نماذج محذوفة'],
  gone_retailer: ['Retailers no longer listed', 'معارض لم تعد في القائمة'],
  no_source: ['No campaign', 'دون حملة'],
  leads: ['Leads', 'الطلبات'],
  total: ['Leads in this period: {count}', 'عدد الطلبات في هذه الفترة: {count}'],
  in_time: ['Answered in time: {done} of {due}', 'تم الرد في الوقت المحدد على {done} من {due}'],
  summary: ['{title}. Most: {name}, {count}.', '{title}. الأعلى: {name}، {count}.'],
  day: ['Day', 'اليوم'],
  name: ['Name', 'الاسم'],
  none: ['No leads in this period.', 'لا توجد طلبات في هذه الفترة.'],
  failed: ['The counts could not be loaded.', 'تعذّر تحميل الأعداد.'],
} as const satisfies Words
