import type { Words } from '#kernel/words/words.ts'

export const metaheadWords = {
  every_page: ['Every page', 'جميع الصفحات'],
  page_help: ['Empty applies to every page.', 'يُترك فارغًا ليشمل جميع الصفحات.'],
  source_help: ['The address of a script, beginning with https://', 'عنوان ملف نصي برمجي يبدأ بـ \u2066https://\u2069'],
  warning: ['This runs for every visitor. Check it before you save.', 'تعمل هذه الشيفرة لدى كل زائر. يُرجى التحقق منها قبل الحفظ.'],
} as const satisfies Words
