import type { Words } from '#kernel/words/words.ts'

export const keyboardWords = {
  title: ['Keyboard shortcuts', 'اختصارات لوحة المفاتيح'],
  undo: ['Undo', 'تراجع'],
  redo: ['Redo', 'إعادة'],
  save: ['Save now', 'حفظ الآن'],
  copy: ['Copy the block', 'نسخ المكوّن'],
  cut: ['Cut the block', 'قص المكوّن'],
  paste: ['Paste after the selected block', 'لصق بعد المكوّن المحدد'],
  duplicate: ['Duplicate the block', 'تكرار المكوّن'],
  remove: ['Delete the block', 'حذف المكوّن'],
  up: ['Move the block up', 'نقل المكوّن إلى أعلى'],
  down: ['Move the block down', 'نقل المكوّن إلى أسفل'],
  next: ['Select the next or previous block', 'تحديد المكوّن التالي أو السابق'],
  extend: ['Choose several blocks', 'تحديد عدة مكوّنات'],
  all: ['Choose all blocks', 'تحديد كل المكوّنات'],
  edit: ['Edit the text of the block in place', 'تحرير نص المكوّن في موضعه'],
  fields: ['Go to the fields of the block', 'الانتقال إلى حقول المكوّن'],
  add: ['Add a block here', 'إضافة مكوّن هنا'],
  comment: ['Comment on the block, or on the selected words', 'التعليق على المكوّن أو على العبارة المحددة'],
  palette: ['Find or do', 'بحث وتنفيذ'],
  wide: ['Give the page the whole window', 'عرض الصفحة بعرض النافذة'],
  leave: ['Drop the selection', 'إلغاء التحديد'],
  help: ['Show these shortcuts', 'عرض هذه الاختصارات'],
} as const satisfies Words

/** What the palette of the editor does beside its shortcuts. */
export const pageActionWords = {
  other_language: ['Show the editor in Arabic', 'عرض المحرر بالإنجليزية'],
} as const satisfies Words
