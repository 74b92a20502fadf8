import type { Metahead } from '#domains/content/index.ts'
import type { Words } from '#kernel/words/words.ts'

/** What the values of a metahead are called where one is written. */
export const metaheadWords = {
  lang_javascript: ['JavaScript', 'JavaScript'],
  'lang_js-src': ['Address of a script', 'عنوان نص برمجي'],
  lang_css: ['CSS', 'CSS'],
  lang_sass: ['Sass (indented)', 'Sass (بالمسافات)'],
  lang_scss: ['SCSS', 'SCSS'],
  lang_html: ['HTML', 'HTML'],
  source_help: ['The address of a script, beginning with https://', 'عنوان ملف نصي برمجي يبدأ بـ \u2066https://\u2069'],
  consent_by_kind: ['By its kind', 'بحسب نوعها'],
  consent_optional: ['Waits for consent', 'تنتظر موافقة الزائر'],
  consent_obligatory: ['Needs no consent', 'لا تحتاج إلى موافقة'],
  consent_help: [
    'By its kind: scripts, pictures and frames wait for the visitor’s consent; styles and meta tags do not.',
    'بحسب نوعها: تنتظر النصوص البرمجية والصور والإطارات موافقة الزائر، ولا تنتظرها الأنماط ووسوم الوصف.',
  ],
  warning: ['This runs for every visitor. Check it before you save.', 'تعمل هذه الشيفرة لدى كل زائر. يُرجى التحقق منها قبل الحفظ.'],
} as const satisfies Words & Record<`lang_${Metahead['language']}` | `consent_${NonNullable<Metahead['consent_scope']>}`, readonly [string, string]>
