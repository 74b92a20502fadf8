import type { Words } from '#kernel/words/words.ts'

export const changeWords = {
  field: ['Field', 'الحقل'],
  before: ['Before', 'قبل'],
  after: ['After', 'بعد'],
  empty: ['empty', 'فارغ'],
  yes: ['Yes', 'نعم'],
  no: ['No', 'لا'],
} as const satisfies Words
