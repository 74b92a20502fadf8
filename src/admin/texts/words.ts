import type { Words } from '#kernel/words/words.ts'

export const textsWords = {
  source: ['Edit as code', 'تحرير الشيفرة'],
} as const satisfies Words
