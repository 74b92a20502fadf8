import { defineWords } from '#kernel/words/words.ts'

/** What the error screen says besides the sentence of its status. */
export const errorScreenWords = defineWords('error', {
  heading: ['Something went wrong', 'حدث خلل ما'],
  status: ['Error {status}', 'الخطأ {status}'],
})

/** Its sentence for 404. */
export const errorNotFoundWords = defineWords('not_found', {
  message: ['This page could not be found', 'تعذّر العثور على هذه الصفحة'],
})
