import type { Words } from '#kernel/words/words.ts'

/** What each key does. */
export const keyWords = {
  help: ['Show these keys', 'عرض هذه المفاتيح'],
  next: ['Next record', 'السجل التالي'],
  previous: ['Previous record', 'السجل السابق'],
  open: ['Open the record', 'فتح السجل'],
  select: ['Select the record', 'تحديد السجل'],
  search: ['Search in the list', 'البحث في القائمة'],
  actions: ['Go to what can be done with the order', 'الانتقال إلى إجراءات الطلب'],
  note: ['Write a note', 'كتابة ملاحظة'],
  answer: ['Answer the lead', 'الرد على طلب العميل'],
  next_lead: ['Next lead', 'الطلب التالي'],
  previous_lead: ['Previous lead', 'الطلب السابق'],
} as const satisfies Words

export const keyHelpWords = {
  title: ['Keys on this screen', 'مفاتيح هذه الشاشة'],
  palette: ['Find or do', 'بحث وتنفيذ'],
  leave: ['Leave the field', 'الخروج من الحقل'],
  on: ['Single keys work', 'تفعيل المفاتيح المفردة'],
  on_more: [
    'Off, letters do nothing outside of fields: for whoever dictates, or works with a screen reader that uses them.',
    'عند إيقافها لا أثر للأحرف خارج الحقول، لمن يملي بصوته أو يستخدم قارئ شاشة يعتمد عليها.',
  ],
  not_kept: ['The choice could not be kept.', 'تعذّر حفظ الاختيار.'],
  close: ['Close', 'إغلاق'],
  everywhere: ['Everywhere', 'في كل مكان'],
  list: ['In a list', 'في القائمة'],
  order: ['On an order', 'في الطلب'],
  answer: ['Answering', 'الرد'],
  lead: ['On a lead', 'في طلب العميل'],
} as const satisfies Words

/** What the palette does by itself. */
export const adminActionWords = {
  find: ['Find or do (Ctrl+K)', 'بحث وتنفيذ (\u2066Ctrl+K\u2069)'],
  keys: ['Show the keys of this screen', 'عرض مفاتيح هذه الشاشة'],
  keys_off: ['Switch single keys off', 'إيقاف المفاتيح المفردة'],
  keys_on: ['Switch single keys on', 'تفعيل المفاتيح المفردة'],
  language: ['Show the admin in Arabic', 'عرض الإدارة بالإنجليزية'],
} as const satisfies Words
