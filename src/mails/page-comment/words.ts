import { defineWords } from '#kernel/words/words.ts'

export const pageCommentWords = defineWords('mail_page_comment', {
  mentioned_subject: ['{person} mentioned you on “{page}”', 'أشار إليك {person} في صفحة «{page}»'],
  replied_subject: ['New comment on “{page}”', 'تعليق جديد على صفحة «{page}»'],
  mentioned_text: ['{person} mentioned you in a comment.', 'أشار إليك {person} في تعليق.'],
  replied_text: ['There is news in a discussion that you take part in.', 'ورد جديد في نقاش تشارك فيه.'],
  page: ['Page', 'الصفحة'],
  path: ['Path', 'المسار'],
  quote: ['About the words', 'حول العبارة'],
  more: ['This mail shows the newest {shown} of {count} comments.', 'تعرض هذه الرسالة أحدث {shown} تعليقات من أصل {count}.'],
  open: ['Open the discussion', 'فتح النقاش'],
})
