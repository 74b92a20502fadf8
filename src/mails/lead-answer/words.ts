import { defineWords } from '#kernel/words/words.ts'

export const leadAnswerMailWords = defineWords('mail_lead_answer', {
  number: ['Your request: {number}', 'طلبكم رقم {number}'],
})
