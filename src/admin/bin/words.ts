import type { Words } from '#kernel/words/words.ts'

export const binWords = {
  empty: ['The bin is empty.', 'سلة المحذوفات فارغة.'],
  kept_until: ['Kept until', 'يُستعاد حتى'],
  restore: ['Restore', 'استعادة'],
  restore_title: ['Restore {title}', 'استعادة {title}'],
  restore_text: [
    'The page comes back with its draft and its versions. Visitors do not see it before it is published.',
    'تعود الصفحة مع مسودتها وإصداراتها، ولا يراها الزوار قبل نشرها.',
  ],
  path: ['Path', 'المسار'],
  restore_form_text: [
    'The form comes back with its draft, its versions and its receivers. Visitors do not see it before it is published.',
    'يعود النموذج مع مسودته وإصداراته والأنظمة التي تستقبل طلباته، ولا يراه الزوار قبل نشره.',
  ],
  form_restored: ['The form {name} is back, hidden from visitors.', 'عاد النموذج {name}، وهو مخفي عن الزوار.'],
  restored: ['The page at /{path} is back as a draft.', 'عادت الصفحة \u2066/{path}\u2069 مسودةً.'],
} as const satisfies Words
