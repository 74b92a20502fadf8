import type { Words } from '#kernel/words/words.ts'

export const previewWords = {
  title: ['Preview', 'معاينة النموذج'],
  width: ['Width', 'العرض'],
  phone: ['Phone', 'هاتف'],
  desktop: ['Desktop', 'حاسوب'],
  test: [
    'What you send here is a test: it is checked and stored like a request of a visitor, but it is told to you alone, counts nowhere and is gone after a day.',
    'ما ترسله هنا تجربة: يُفحص ويُحفظ كما يُحفظ طلب الزائر، لكنه لا يصل إلى غيرك ولا يدخل في الأعداد، ويُحذف بعد يوم.',
  ],
  publish_first: [
    'Publish the form to send a test. Until then you can fill it in and see its rules.',
    'انشر النموذج لإرسال تجربة. ويمكنك الآن تعبئته والاطلاع على قواعده.',
  ],
  publish_live: ['Visitors see it then.', 'ويراه الزوار بعد نشره.'],
  publish: ['Publish the form', 'نشر النموذج'],
  sent: ['The test has arrived.', 'وصلت التجربة.'],
  sent_lead: ['See test {id}', 'عرض التجربة {id}'],
  sent_mail: ['Its mails go to', 'تُرسل رسائلها إلى'],
  sent_no_mail: ['Nobody with an address has signed in, so no mails were written.', 'لا عنوان بريد لحسابك، لذلك لم تُكتب رسائل.'],
  open_page: ['Open its page', 'فتح صفحة النموذج'],
  close: ['Close', 'إغلاق'],
} as const satisfies Words
