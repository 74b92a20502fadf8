import type { Words } from '#kernel/words/words.ts'

export const formVersionWords = {
  versions: ['Versions', 'الإصدارات'],
  about: [
    'What visitors have seen of this form. Leads keep the version that they were sent with.',
    'الصور التي ظهر بها النموذج للزوار. يبقى كل طلب على الإصدار الذي أُرسل به.',
  ],
  none: ['No versions yet', 'لا توجد إصدارات بعد'],
  none_hint: ['Every publication is kept here and can be brought back.', 'يُحفظ هنا كل نشر ويمكن استعادته.'],
  now: ['Visitors get this one', 'الظاهر للزوار'],
  restore_text: [
    'The draft takes the texts and fields of this version; mails and connections stay as they are. Visitors see nothing of it until it is published, and “Undo” takes it back.',
    'تأخذ المسودة نصوص هذا الإصدار وحقوله، وتبقى الرسائل والربط كما هي. لا يظهر شيء للزوار قبل النشر، ويمكن التراجع عن الاستعادة.',
  ],
  restored: ['Version {number} is here again. Visitors get it once it is published.', 'استُعيد الإصدار {number}. يظهر للزوار عند نشره.'],
  close: ['Close', 'إغلاق'],
} as const satisfies Words
