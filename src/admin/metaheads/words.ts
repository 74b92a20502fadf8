import type { Words } from '#kernel/words/words.ts'

export const metaheadWords = {
  consent_by_kind: ['By its kind', 'بحسب نوعها'],
  consent_waits: ['Waits for consent', 'تنتظر موافقة الزائر'],
  consent_runs: ['Needs no consent', 'لا تحتاج إلى موافقة'],
  consent_help: [
    'By its kind: scripts, pictures and frames wait for the visitor’s consent; styles and meta tags do not.',
    'بحسب نوعها: تنتظر النصوص البرمجية والصور والإطارات موافقة الزائر، ولا تنتظرها الأنماط ووسوم الوصف.',
  ],
  every_page: ['Every page', 'جميع الصفحات'],
  page_help: ['Empty applies to every page.', 'يُترك فارغًا ليشمل جميع الصفحات.'],
  source_help: ['The address of a script, beginning with https://', 'عنوان ملف نصي برمجي يبدأ بـ \u2066https://\u2069'],
  warning: ['This runs for every visitor. Check it before you save.', 'تعمل هذه الشيفرة لدى كل زائر. يُرجى التحقق منها قبل الحفظ.'],
} as const satisfies Words
