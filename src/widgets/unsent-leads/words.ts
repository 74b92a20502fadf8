import { defineWords } from '#kernel/words/words.ts'

/** What is said when a form that waited has been answered. */
export const unsentLeadsWords = defineWords('unsent_leads', {
  sent: ['Your request has been sent.', 'أُرسل طلبك.'],
  refused: ['Your request could not be sent as it is.', 'تعذّر إرسال طلبك بصيغته الحالية.'],
  review: ['Check it and send it again', 'راجعه وأعد إرساله'],
})
