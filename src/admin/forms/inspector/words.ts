import type { Words } from '#kernel/words/words.ts'

export const inspectorWords = {
  field: ['Properties of the field', 'خصائص الحقل'],
  up: ['Move up', 'نقل إلى أعلى'],
  down: ['Move down', 'نقل إلى أسفل'],
  copy: ['Duplicate', 'تكرار'],
  remove: ['Remove', 'حذف'],
  edited_by: ['{name} is editing this field now.', 'هذا الحقل قيد التحرير الآن: {name}.'],
} as const satisfies Words
