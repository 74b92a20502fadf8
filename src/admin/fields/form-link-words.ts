import type { Words } from '#kernel/words/words.ts'

export const formLinkWords = {
  form: ['Or a form that it opens', 'أو نموذج يفتحه الرابط'],
  none: ['No form', 'لا نموذج'],
} as const satisfies Words
