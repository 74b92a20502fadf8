import { defineWords } from '#kernel/words/words.ts'

/** What is said when a form that waited has been sent. */
export const unsentLeadsWords = defineWords('unsent_leads', { sent: ['Your request has been sent.', 'أُرسل طلبك.'] })
