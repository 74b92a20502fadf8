import type { Words } from '#kernel/words/words.ts'

export const inspectorWords = {
  field: ['Properties of the field', 'خصائص الحقل'],
  up: ['Move up', 'نقل إلى أعلى'],
  down: ['Move down', 'نقل إلى أسفل'],
  copy: ['Duplicate', 'تكرار'],
  remove: ['Remove', 'حذف'],
} as const satisfies Words
