import type { Words } from '#kernel/words/words.ts'

export const paletteWords = {
  title: ['Find or do', 'بحث وتنفيذ'],
  label: ['Search for pages, cars, orders, people and settings', 'ابحث عن صفحة أو سيارة أو طلب أو شخص أو إعداد'],
  results: ['Results', 'النتائج'],
  count: ['Results: {n}', 'النتائج: {n}'],
  none: ['Nothing was found.', 'لا نتائج.'],
  searching: ['Searching', 'جارٍ البحث'],
  failed: ['The search did not work. Type on to try again.', 'تعذّر البحث. تابع الكتابة للمحاولة من جديد.'],
  close: ['Close', 'إغلاق'],
  keys: ['↑ ↓ to choose, Enter to open, Esc to close', '\u2066↑ ↓\u2069 للاختيار، و\u2066Enter\u2069 للفتح، و\u2066Esc\u2069 للإغلاق'],
  action: ['Actions', 'إجراءات'],
  screen: ['Screens', 'شاشات'],
  page: ['Pages', 'صفحات'],
  vehicle: ['Cars', 'سيارات'],
  customer: ['Customers', 'عملاء'],
  order: ['Orders', 'طلبات عبر الإنترنت'],
  lead: ['Leads', 'طلبات عملاء'],
  user: ['Users', 'مستخدمون'],
  setting: ['Settings', 'إعدادات'],
  create: ['New: {one}', 'جديد: {one}'],
  overview: ['Overview', 'لوحة المتابعة'],
} as const satisfies Words
