import type { Words } from '#kernel/words/words.ts'

export const textsWords = {
  source: ['Edit as code', 'تحرير الشيفرة'],
  link_title: ['Link target', 'وجهة الرابط'],
  target: ['Page or address', 'صفحة أو عنوان ويب'],
  target_wrong: ['Not an address: choose a page, or write one that begins with https.', 'ليس عنوانًا: اختر صفحة أو اكتب عنوانًا يبدأ بـ\u2066https\u2069.'],
  new_tab: ['Opens in a new tab', 'يُفتح في علامة تبويب جديدة'],
  use: ['Use target', 'اعتماد الوجهة'],
  cancel: ['Cancel', 'إلغاء'],
} as const satisfies Words
