import type { Words } from '#kernel/words/words.ts'

export const redirectWords = {
  permanent: ['Permanent (301)', 'دائم (301)'],
  temporary: ['Temporary (302)', 'مؤقت (302)'],
  published: ['Active', 'مفعّل'],
  draft: ['Draft', 'مسودة'],
  disabled: ['Off', 'معطّل'],
  path_help: ['Without language: offers/summer', 'من دون اللغة، مثل: offers/summer'],
  to_help: ['A path of the site, or an address beginning with https://', 'مسار في الموقع، أو عنوان يبدأ بـ \u2066https://\u2069'],
} as const satisfies Words
