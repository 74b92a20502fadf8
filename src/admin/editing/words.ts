import type { Words } from '#kernel/words/words.ts'

export const editingWords = {
  read_only: ['You may read this record, not change it.', 'يمكنك الاطلاع على هذا السجل من دون تعديله.'],
  note: ['Note', 'ملاحظة'],
  note_add: ['Add note', 'إضافة الملاحظة'],
} as const satisfies Words
