import { createHash } from 'node:crypto'
import { SendError } from '#domains/deliveries/index.ts'
import { type BudgetShare, returnBudget, takeBudget, takeBudgets, untilNextDayMs } from '#domains/limits/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { MailSource, WrittenMail } from './message.server.ts'

/**
 * Sends a mail if its recipient's budget of today allows, which all kinds of mail share. What is too much for an address that visitors typed fails for good,
 * where staff see it and may send it later; what is too much for staff and retailers waits for tomorrow, so that none of it is lost.
 */
export async function withinBudget(ctx: Ctx, site: MailSource['site'], mail: WrittenMail, send: () => Promise<string>): Promise<string> {
  const budget = await budgetOf(ctx, site, mail)
  if (!budget) return send()
  if ((await takeBudget(ctx, budget)) === null) {
    if (readerOf(mail) === 'visitor') throw new SendError('its recipient has had enough mails today', { isFinal: true })
    throw new SendError('its recipient has had enough mails today: it is sent tomorrow', { retryAfterMs: untilNextDayMs(ctx.clock.now()) })
  }
  try {
    return await send()
  } catch (error) {
    await returnBudget(ctx, budget)
    throw error
  }
}

/**
 * Sends those of several mails for whose recipients the budgets of today allow all of them, as {@link withinBudget}, with one question to the database. `send` gives
 * the mails that it sent; the budget of all others is given back, and they are there for {@link withinBudget}.
 */
export async function togetherWithinBudget<Mail extends WrittenMail>(
  ctx: Ctx,
  site: MailSource['site'],
  { mails, send }: { mails: readonly Mail[]; send: (allowed: readonly Mail[]) => Promise<readonly Mail[]> },
): Promise<void> {
  const free: Mail[] = []
  const sharesByName = new Map<string, BudgetShare & { mails: Mail[] }>()
  for (const mail of mails) {
    const budget = await budgetOf(ctx, site, mail)
    if (!budget) free.push(mail)
    else {
      const name = `${budget.kind} ${budget.key}`
      const share = sharesByName.get(name) ?? { ...budget, times: 0, mails: [] }
      sharesByName.set(name, { ...share, times: share.times + 1, mails: [...share.mails, mail] })
    }
  }
  const shares = [...sharesByName.values()]
  const takenShares = await takeBudgets(
    ctx,
    shares.map(({ mails: _, ...share }) => share),
  )
  const allowedShares = shares.filter(({ kind, key }) => takenShares.some((share) => share.kind === kind && share.key === key))
  const sentMails = new Set<Mail>()
  try {
    for (const mail of await send([...free, ...allowedShares.flatMap((share) => share.mails)])) sentMails.add(mail)
  } finally {
    for (const { mails: allowed, ...budget } of allowedShares) {
      const times = allowed.filter((mail) => !sentMails.has(mail)).length
      if (times > 0) await returnBudget(ctx, { ...budget, times })
    }
  }
}

/** Which budget a mail takes one of; null for one that is always sent. */
async function budgetOf(ctx: Ctx, site: MailSource['site'], writtenMail: WrittenMail) {
  const { mail, props, payload } = writtenMail
  if (!payload.test && mail.isOwed?.(props)) return null
  const { perDay } = (await site.get(ctx)).settings.mail
  const reader = readerOf(writtenMail)
  return { kind: `mail_${reader}`, key: digestOf(payload.to), most: perDay[reader] }
}

function readerOf({ mail, payload }: WrittenMail) {
  return payload.test ? 'staff' : mail.reader
}

/** An address as budgets keep it. */
export function digestOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('base64url')
}
