import type { Words } from '#kernel/words/words.ts'

export const marketWords = {
  market: ['Market', 'السوق'],
  language: ['Language', 'اللغة'],
  city: ['City', 'المدينة'],
} as const satisfies Words
