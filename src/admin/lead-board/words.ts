import type { Words } from '#kernel/words/words.ts'

export const boardWords = {
  title: ['Leads by stage', 'مراحل طلبات العملاء'],
  open: ['Stages', 'المراحل'],
  list: ['List', 'القائمة'],
  none: ['None', 'لا يوجد'],
  move: ['Move', 'نقل'],
  move_of: ['Move: {name}', 'نقل: {name}'],
  failed: ['The leads could not be read.', 'تعذّر تحميل طلبات العملاء.'],
} as const satisfies Words
