import type { Words } from '#kernel/words/words.ts'

/** What a document says of its saving, in editor and admin. */
export const saveWords = {
  saved: ['Saved', 'محفوظ'],
  unsaved: ['Changes not saved yet', 'تغييرات لم تُحفظ بعد'],
  saving: ['Saving…', 'جارٍ الحفظ…'],
  offline: ['Not saved – offline. Your work is kept in this browser.', 'غير محفوظ، لا اتصال. عملك محفوظ في هذا المتصفح.'],
  offline_short: ['Not saved – offline', 'غير محفوظ، لا اتصال'],
  signed_out: ['Not saved – signed out', 'غير محفوظ، انتهت الجلسة'],
  refused: ['Not saved: {code}', 'تعذّر الحفظ: {code}'],
  conflict: ['Waiting for your decision', 'بانتظار قرارك'],
  try_again: ['Try again', 'المحاولة مجددًا'],
  sign_in: ['Sign in', 'تسجيل الدخول'],
} as const satisfies Words
