export type Direction = 'rtl' | 'ltr'

/** In which direction a text of this language is read: of those that the site knows, only Arabic runs from right to left (C-096). */
export const directionOf = (language: string): Direction => (language === 'ar' ? 'rtl' : 'ltr')
