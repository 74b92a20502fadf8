import type { Words } from '#kernel/words/words.ts'

export const sessionWords = {
  current: ['This browser', 'هذا المتصفح'],
  unknown: ['Unknown', 'غير معروف'],
  end: ['End session', 'إنهاء الجلسة'],
  end_title: ['End the session of “{name}”?', 'إنهاء جلسة «{name}»؟'],
  end_text: ['Whoever uses this browser has to sign in again.', 'سيلزم تسجيل الدخول من جديد في هذا المتصفح.'],
  ended: ['The session is ended.', 'أُنهيت الجلسة.'],
} as const satisfies Words
