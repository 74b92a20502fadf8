import type { Language } from '#kernel/words/words.ts'

export type Direction = 'rtl' | 'ltr'

/** In which direction a text is read. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')
