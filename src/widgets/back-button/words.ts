import { defineWords } from '#kernel/words/words.ts'

export const backButtonWords = defineWords('back_button', { back: ['Back', 'رجوع'] })
