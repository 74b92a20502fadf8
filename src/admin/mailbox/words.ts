import type { Words } from '#kernel/words/words.ts'

export const mailboxWords = {
  about: [
    'No mails. Where the site has no mail server, its mails are kept here instead of being sent.',
    'لا توجد رسائل. إذا لم يكن للموقع خادم بريد فستُحفظ رسائله هنا بدلًا من إرسالها.',
  ],
  test: ['Test', 'تجربة'],
  open: ['Read', 'قراءة'],
  from: ['From', 'من'],
  to: ['To', 'إلى'],
  reply_to: ['Replies to', 'الرد إلى'],
  files: ['Attachments', 'المرفقات'],
  as_mail: ['As a mail', 'كما تظهر في البريد'],
  as_text: ['As text', 'نص عادي'],
  failed: ['The mail could not be loaded.', 'تعذّر تحميل الرسالة.'],
} as const satisfies Words
