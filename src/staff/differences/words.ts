import type { Words } from '#kernel/words/words.ts'

/** What a side says where it has no text of its own. */
export const sideWords = {
  empty: ['Empty', 'فارغ'],
  removed: ['Deleted', 'محذوف'],
  yes: ['Yes', 'نعم'],
  no: ['No', 'لا'],
} as const satisfies Words
