import type { Words } from '#block-engine/define-block.ts'

export const marketWords = {
  market: ['Market', 'السوق'],
  language: ['Language', 'اللغة'],
  city: ['City', 'المدينة'],
} as const satisfies Words
