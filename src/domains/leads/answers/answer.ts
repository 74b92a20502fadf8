import { z } from 'zod'

/** What became of a call. Only a person who was reached has an answer. */
export const callResults = ['reached', 'no_answer', 'wrong_number'] as const
export type CallResult = (typeof callResults)[number]

const key = z.uuid()
const words = z.string().trim().min(1).max(5000)

/** An answer as staff give it. `key` is new for each: sent again it does nothing more. */
export const LeadAnswer = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('mail'), key, subject: z.string().trim().min(1).max(200), text: words }),
  z.object({ channel: z.literal('whatsapp'), key, text: words }),
  z.object({ channel: z.literal('call'), key, result: z.enum(callResults), text: z.string().trim().max(5000).default('') }),
])
export type LeadAnswer = z.output<typeof LeadAnswer>
export type AnswerChannel = LeadAnswer['channel']

/** Whether it stops the response clock: whoever reached nobody has not answered yet (decision 0219). */
export function isAnswered(answer: LeadAnswer): boolean {
  return answer.channel !== 'call' || answer.result === 'reached'
}
