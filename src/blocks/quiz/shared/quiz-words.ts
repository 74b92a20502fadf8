/** What every quiz says besides the texts of its fields. */
export const quizWords = {
  progress: ['Question {n} of {total}', 'السؤال {n} من {total}'],
  severalAnswers: ['You can choose more than one answer.', 'يمكن اختيار أكثر من إجابة.'],
  copyLink: ['Copy the link to this result', 'نسخ رابط النتيجة'],
  copied: ['The link is copied.', 'نُسخ الرابط.'],
  notCopied: ['Copy the address of this page to share the result.', 'انسخ عنوان هذه الصفحة لمشاركة النتيجة.'],
} as const
