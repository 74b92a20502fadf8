import type { Words } from '#kernel/words/words.ts'

export const textsWords = {
  source: ['Edit as code', 'تحرير الشيفرة'],
  only_source: ['This text is made of code that has no buttons here, so it is shown as code.', 'هذا النص شيفرة لا أزرار لها هنا، لذا يُعرض كما كُتب.'],
  skipped_level: ['Heading {level} comes after heading {before}: a level is skipped.', 'العنوان {level} بعد العنوان {before}: جرى تخطي مستوى.'],
  no_target: ['A link leads nowhere: {text}', 'رابط بلا وجهة: {text}'],
  will_be_removed: ['Taken out when it is saved: {parts}', 'يُحذف عند الحفظ: {parts}'],
  link_title: ['Link target', 'وجهة الرابط'],
  target: ['Page or address', 'صفحة أو عنوان ويب'],
  target_wrong: ['Not an address: choose a page, or write one that begins with https.', 'ليس عنوانًا: اختر صفحة أو اكتب عنوانًا يبدأ بـ\u2066https\u2069.'],
  new_tab: ['Opens in a new tab', 'يُفتح في علامة تبويب جديدة'],
  use: ['Use target', 'اعتماد الوجهة'],
  cancel: ['Cancel', 'إلغاء'],
} as const satisfies Words
