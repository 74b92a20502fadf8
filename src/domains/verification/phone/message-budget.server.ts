import { randomUUID } from 'node:crypto'
import { listAdminEmails } from '#domains/accounts/index.server.ts'
import { dayOf, takeBudget } from '#domains/limits/index.server.ts'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { spendSolution } from '#domains/spam/index.server.ts'
import { budgetAlarm } from '#mails/budget-alarm/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import { phoneDigest } from './phone-limits.server.ts'
import type { MessageRules } from '../settings.ts'

/** The part of a country's budget after which admins are told. */
const ALARM_PART = 0.8
/** Codes a day for one network whose visitors prove nothing. */
const UNPROVED_OF_SENDER = 5

export type Message = { number: string; country: string; address: string; solution: string; secretKey: string; rules: MessageRules }

/** Takes what a message costs: a proof or one of the few without, and one of the budgets of today of its number and its country. Null when it may not be sent. */
export async function takeMessage(ctx: Ctx, { number, country, address, solution, secretKey, rules }: Message): Promise<'taken' | null> {
  const isProved = await spendSolution(ctx, { secretKey, solution, use: `sms ${randomUUID()}` })
  if (!isProved) {
    const ofSender = await takeBudget(ctx, { kind: 'sms_unproved_sender', key: address, most: UNPROVED_OF_SENDER })
    if (ofSender === null || (await takeBudget(ctx, { kind: 'sms_unproved', key: '', most: rules.withoutProof })) === null) return null
  }
  // Whoever pays for proofs has no more of them sent to somebody than this.
  if ((await takeBudget(ctx, { kind: 'sms_number', key: phoneDigest(secretKey, number), most: rules.perNumber })) === null) return null
  const usedMessages = await takeBudget(ctx, { kind: 'sms', key: country, most: rules.perCountry })
  if (usedMessages === null) return null
  // Counted up one by one, so exactly one message of a day finds it so.
  if (usedMessages === Math.max(1, Math.ceil(rules.perCountry * ALARM_PART))) await tellAdmins(ctx, { country, usedMessages, most: rules.perCountry })
  return 'taken'
}

async function tellAdmins(ctx: Ctx, { country, usedMessages, most }: { country: string; usedMessages: number; most: number }): Promise<void> {
  const day = dayOf(ctx.clock.now())
  ctx.log.warn('most of the messages of a country are used for today', { country, used: usedMessages, most })
  for (const to of await listAdminEmails(ctx.db)) {
    await enqueueMail(ctx.db, budgetAlarm, {
      key: `alarm:sms:${country}:${day}:${to}`,
      subject: { type: 'alarm', id: `sms ${country} ${day}` },
      to,
      language: 'ar',
      clock: ctx.clock,
      props: { country, used: String(usedMessages), most: String(most) },
    })
  }
}
