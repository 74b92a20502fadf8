import type { Words } from '#kernel/words/words.ts'

export const loadWords = {
  again: ['Try again', 'إعادة المحاولة'],
} as const satisfies Words
