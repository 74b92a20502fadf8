import type { Words } from '#kernel/words/words.ts'

/** Labels that several tables share. React-admin looks them up under `frame.`. */
export const frameWords = {
  actions: ['Actions', 'الإجراءات'],
} as const satisfies Words
