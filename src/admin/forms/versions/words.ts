import type { Words } from '#kernel/words/words.ts'

export const versionWords = {
  versions: ['Versions', 'الإصدارات'],
  versions_help: [
    'What visitors have seen of this form. Leads keep the version that they were sent with.',
    'الصور التي ظهر بها النموذج للزوار. يبقى كل طلب على الإصدار الذي أُرسل به.',
  ],
  version: ['Version {number}', 'الإصدار {number}'],
  now: ['Visitors get this one', 'الظاهر للزوار'],
  by: ['by {name}', 'نشره {name}'],
  by_program: ['by a program', 'نشره برنامج'],
  here: ['As it is here', 'كما هو هنا'],
  there: ['In version {number}', 'في الإصدار {number}'],
  same: ['Nothing differs from what is here.', 'لا يختلف عمّا هو هنا.'],
  restore: ['Go back to this version', 'استعادة هذا الإصدار'],
  restored: ['Version {number} is here again. Visitors get it once it is published.', 'استُعيد الإصدار {number}. يظهر للزوار عند نشره.'],
  failed: ['The versions could not be loaded.', 'تعذّر تحميل الإصدارات.'],
  close: ['Close', 'إغلاق'],
} as const satisfies Words
