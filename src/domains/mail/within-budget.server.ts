import { createHash } from 'node:crypto'
import { type Sendable, SendError } from '#domains/deliveries/index.ts'
import { returnBudget, takeBudget, untilNextDayMs } from '#domains/limits/index.server.ts'
import { mails } from '#mails/mails.gen.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { MailPayload, type MailSource } from './message.server.ts'

/**
 * Sends a mail if its recipient's budget of today allows, which all kinds of mail share. What is too much for an address that visitors typed fails for good,
 * where staff see it and may send it later; what is too much for staff and retailers waits for tomorrow, so that none of it is lost.
 */
export async function withinBudget(ctx: Ctx, site: MailSource['site'], { payload }: Sendable, send: () => Promise<string>): Promise<string> {
  const mailPayload = MailPayload.safeParse(payload)
  const mail = mailPayload.success ? mails.get(mailPayload.data.mail)?.mail : undefined
  const props = mailPayload.success && mail ? mail.props.safeParse(mailPayload.data.props) : undefined
  // A mail that cannot be drawn fails where it is drawn.
  if (!mailPayload.success || !mail || !props?.success || (!mailPayload.data.test && mail.isOwed?.(props.data))) return send()
  const { perDay } = (await site.get(ctx)).settings.mail
  const reader = mailPayload.data.test ? 'staff' : mail.reader
  const budget = { kind: `mail_${reader}`, key: digestOf(mailPayload.data.to) }
  if ((await takeBudget(ctx, { ...budget, most: perDay[reader] })) === null) {
    if (reader === 'visitor') throw new SendError('its recipient has had enough mails today', { isFinal: true })
    throw new SendError('its recipient has had enough mails today: it is sent tomorrow', { retryAfterMs: untilNextDayMs(ctx.clock.now()) })
  }
  try {
    return await send()
  } catch (error) {
    await returnBudget(ctx, budget)
    throw error
  }
}

/** An address as budgets keep it. */
export function digestOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('base64url')
}
