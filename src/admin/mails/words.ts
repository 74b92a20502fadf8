import type { Words } from '#kernel/words/words.ts'

export const mailWords = {
  ar: ['Arabic', 'العربية'],
  en: ['English', 'الإنجليزية'],
  fits: ['Fits all', 'متوافقة معها جميعًا'],
  flawed: ['Limits it breaks: {count}', 'قيود تخالفها: {count}'],
} as const satisfies Words
