import type { Words } from '#kernel/words/words.ts'

export const auditWords = {
  export: ['Export all as CSV', 'تصدير الكل بصيغة CSV'],
  show: ['Fields: {count}', 'عدد الحقول: {count}'],
  system: ['The system', 'النظام'],
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
