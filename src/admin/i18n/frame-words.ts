import type { Words } from '#kernel/words/words.ts'

/** Labels that tables of several subjects share; read by the frame under `frame.`. */
export const frameWords = {
  actions: ['Actions', 'الإجراءات'],
} as const satisfies Words
