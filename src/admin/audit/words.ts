import type { PageType } from '#domains/content/index.ts'
import type { WordPair, Words } from '#kernel/words/words.ts'

export const auditWords = {
  export: ['Export all as CSV', 'تصدير الكل بصيغة CSV'],
  show: ['Fields: {count}', 'عدد الحقول: {count}'],
} as const satisfies Words

export const changeWords = {
  field: ['Field', 'الحقل'],
  before: ['Before', 'قبل'],
  after: ['After', 'بعد'],
  empty: ['empty', 'فارغ'],
  yes: ['Yes', 'نعم'],
  no: ['No', 'لا'],
} as const satisfies Words

export const auditSubjectWords = {
  orders: ['Orders', 'الطلبات'],
  demo: ['Demo cars', 'السيارات التجريبية'],
  images: ['Several pictures', 'عدة صور'],
  section: ['Shared section “{name}”', 'القسم المشترك «{name}»'],
  image: ['Picture {id}', 'الصورة {id}'],
  file: ['File {id}', 'الملف {id}'],
  payment: ['Payment {id}', 'الدفعة {id}'],
  delivery: ['Delivery {id}', 'عملية الإرسال {id}'],
} as const satisfies Words

/** What pages are, by the codes that the log stores. */
export const auditPageTypeWords = {
  page: ['Page', 'صفحة'],
  folder: ['Folder', 'مجلد'],
  url_redirection: ['Redirection', 'تحويل'],
  section: ['Shared section', 'قسم مشترك'],
} as const satisfies Record<PageType, WordPair>
