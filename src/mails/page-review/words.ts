import { defineWords } from '#kernel/words/words.ts'

export const pageReviewWords = defineWords('mail_page_review', {
  asked_publish_subject: ['Please review “{page}”', 'صفحة «{page}» بانتظار مراجعتك'],
  asked_unpublish_subject: ['“{page}” is to be taken off the site', 'طلب إلغاء نشر صفحة «{page}»'],
  approved_publish_subject: ['“{page}” is approved', 'تمت الموافقة على صفحة «{page}»'],
  approved_unpublish_subject: ['“{page}” may be taken off the site', 'تمت الموافقة على إلغاء نشر صفحة «{page}»'],
  sent_back_publish_subject: ['“{page}” needs another change', 'صفحة «{page}» تحتاج إلى تعديل'],
  sent_back_unpublish_subject: ['“{page}” stays on the site for now', 'لم يُوافَق على إلغاء نشر صفحة «{page}»'],
  asked_by: ['{person} asks for your approval.', 'يطلب {person} موافقتك.'],
  approved_by: ['{person} approved it. It can go ahead as it is.', 'وافق {person} على المحتوى كما هو، ويمكنك المتابعة.'],
  sent_back_by: ['{person} sent it back with a note.', 'أعاد {person} الطلب إليك مع ملاحظة.'],
  page: ['Page', 'الصفحة'],
  path: ['Path', 'المسار'],
  note: ['Note', 'الملاحظة'],
  asked_open: ['Review the page', 'مراجعة الصفحة'],
  approved_open: ['Open the page', 'فتح الصفحة'],
  sent_back_open: ['Open the page', 'فتح الصفحة'],
})
