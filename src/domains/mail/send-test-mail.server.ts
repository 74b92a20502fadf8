import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { may } from '#domains/accounts/index.ts'
import { findOwnEmail } from '#domains/accounts/index.server.ts'
import { takeBudget, untilNextDayMs } from '#domains/limits/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Language } from '#kernel/words/words.ts'
import type { Mail } from '#mails/define-mail.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { enqueueMail } from './enqueue-mail.server.ts'
import { isMailAddress } from './mail-address.ts'
import { digestOf } from './within-budget.server.ts'

/** Tests that one person sends in a day (UTC). */
const MOST_A_DAY = 40

type Test = { props: z.input<z.ZodType>; language: Language; texts: Readonly<Record<string, string>> }

/**
 * Sends a mail with the texts as they are being written to whoever asks, and to nobody else. It is about no lead and no order, so no clock of theirs hears of
 * it. Call `wakeDeliveries` afterwards.
 */
export async function sendTestMail(
  ctx: Ctx,
  mail: Mail,
  { props, language, texts }: Test,
): Promise<Outcome<{ to: string }, 'forbidden' | 'no_own_address' | { code: 'too_many'; retryAfterSeconds: number }>> {
  if (!may(ctx.staff, 'mails.write')) return refuse('forbidden')
  const to = await findOwnEmail(ctx)
  if (!isMailAddress(to)) return refuse('no_own_address')
  if ((await takeBudget(ctx, { kind: 'mail_test', key: digestOf(to), most: MOST_A_DAY })) === null) {
    return refuse({ code: 'too_many', retryAfterSeconds: Math.ceil(untilNextDayMs(ctx.clock.now()) / 1000) })
  }
  const about = { key: `mail_test:${randomUUID()}`, subject: { type: 'mail_test' as const, id: mail.symbol } }
  const outcome = await ctx.db.transaction((tx) => enqueueMail(tx, mail, { ...about, to, language, props, test: { texts }, clock: ctx.clock }))
  return outcome.ok ? done({ to }) : refuse('no_own_address')
}
