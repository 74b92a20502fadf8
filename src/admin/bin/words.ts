import type { Words } from '#kernel/words/words.ts'

export const binWords = {
  restore: ['Restore', 'استعادة'],
  restore_title: ['Restore {title}', 'استعادة {title}'],
  restore_text: [
    'The page comes back with its draft and its versions. Visitors do not see it before it is published.',
    'تعود الصفحة مع مسودتها وإصداراتها، ولا يراها الزوار قبل نشرها.',
  ],
  path: ['Path', 'المسار'],
  restored: ['The page at /{path} is back as a draft.', 'عادت الصفحة \u2066/{path}\u2069 مسودةً.'],
} as const satisfies Words
