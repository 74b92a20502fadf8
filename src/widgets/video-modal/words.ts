import { defineWords } from '#kernel/words/words.ts'

/** What the dialog for videos says. */
export const videoModalWords = defineWords('video_modal', {
  title: ['Video', 'فيديو'],
  close: ['Close', 'إغلاق'],
  captions: ['Arabic', 'العربية'],
  asks: ['This content comes from {host}, which may then store data in your browser.', 'يُعرض هذا المحتوى من {host}، وقد يحفظ بيانات في متصفحك عند تشغيله.'],
  play: ['Show the content', 'عرض المحتوى'],
})
