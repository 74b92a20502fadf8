import type { Words } from '#kernel/words/words.ts'

export const consentScreenWords = {
  title: ['Answers to the cookie banner', 'إجابات الزوار عن شريط ملفات تعريف الارتباط'],
  about: [
    'Each answer is kept with the text that was shown, the choice and the time, and with nothing of the visitor.',
    'تُحفظ كل إجابة مع النص المعروض والاختيار والوقت، دون أي بيانات تدل على الزائر.',
  ],
  edit: ['Edit the text of the banner', 'تعديل نص الشريط'],
  answers: ['Answers', 'الإجابات'],
  accepted: ['Accepted', 'قبول'],
  rejected: ['Rejected', 'رفض'],
  share: ['{share}% accepted', '\u2066{share}%\u2069 قبلوا'],
  by_day: ['By day', 'حسب اليوم'],
  day: ['Day', 'اليوم'],
  latest: ['Latest proofs', 'أحدث الإثباتات'],
  time: ['Time', 'الوقت'],
  choice: ['Choice', 'الاختيار'],
  text: ['Text', 'النص'],
  proof: ['Proof', 'الإثبات'],
  texts: ['Texts that were shown', 'النصوص المعروضة'],
  shown_since: ['Answers: {count}; the first one:', 'الإجابات: {count}، وأولها:'],
  preview: ['The banner as visitors see it', 'الشريط كما يراه الزوار'],
  none: ['Nobody answered in this period.', 'لا إجابات في هذه الفترة.'],
  failed: ['The answers could not be loaded.', 'تعذّر تحميل الإجابات.'],
} as const satisfies Words
