import type { Words } from '#kernel/words/words.ts'

export const changeWords = {
  field: ['Field', 'الحقل'],
  before: ['Before', 'قبل'],
  after: ['After', 'بعد'],
  empty: ['empty', 'فارغ'],
} as const satisfies Words
