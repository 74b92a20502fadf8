import type { Words } from '#kernel/words/words.ts'

export const translationWords = {
  missing: ['No Arabic text yet', 'لا يوجد نص عربي'],
  changed: ['Changed', 'معدّل'],
  all: ['All', 'الكل'],
  missing_only: ['Missing only', 'الناقصة فقط'],
  built_in: ['Built-in text', 'النص الأصلي'],
  none: ['none', 'لا يوجد'],
  empty_help: ['Empty uses the built-in text.', 'يُستخدم النص الأصلي عند ترك الحقل فارغًا.'],
  placeholder_flaws: ['Missing or unknown placeholders: {names}', 'رموز ناقصة أو غير معروفة: {names}'],
  placeholders: ['Placeholders, kept as they are: {names}', 'رموز تبقى كما هي: {names}'],
  saved: ['Saved', 'حُفظ'],
} as const satisfies Words
