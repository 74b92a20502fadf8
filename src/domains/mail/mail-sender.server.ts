import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Scopes, Sendable, Sender, Together } from '#domains/deliveries/index.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { MAIL } from './enqueue-mail.server.ts'
import { type MailSource, type Message, messageOf, type WrittenMail, writtenMail } from './message.server.ts'
import { mailboxFile } from './schema.server.ts'
import type { SendBySmtp } from './smtp.server.ts'
import { togetherWithinBudget, withinBudget } from './within-budget.server.ts'

/** Mails that are put into the mailbox in one go. */
const MOST_TOGETHER = 32
const RECEIPT = 'kept in the mailbox'

/** Sends mails by the mail server; without one, stores them in the mailbox, several at a time. */
export function mailSender(ctx: Ctx, source: MailSource, smtp: SendBySmtp | null): Sender {
  return {
    kind: MAIL,
    label: ['Mail', 'رسالة بريد'],
    send: async (delivery) => {
      const mail = writtenMail(delivery)
      return withinBudget(ctx, source.site, mail, async () => {
        const message = await messageOf(ctx, source, mail)
        if (smtp) return smtp(message)
        await keepInMailbox(ctx, [{ delivery, message }])
        return RECEIPT
      })
    },
    ...(smtp ? {} : { together: intoMailbox(ctx, source) }),
  }
}

type GroupMail = WrittenMail & { delivery: Sendable }
type KeptMessage = { delivery: Sendable; message: Message }

/** Mails with files are left out, since their files may take long to make, and those that cannot be drawn, for the reason that sending them alone gives. */
function intoMailbox(ctx: Ctx, source: MailSource): Together {
  return {
    most: MOST_TOGETHER,
    isLast: true,
    send: async (deliveries, scopes) => {
      const receipts = new Map<number, string>()
      const mails = deliveries.flatMap((delivery) => readable(delivery)).filter(({ payload }) => payload.attachments.length === 0)
      const send = async (allowed: readonly GroupMail[]) => {
        const messages = await drawnMails(ctx, source, { mails: allowed, scopes })
        await keepInMailbox(ctx, messages)
        for (const { delivery } of messages) receipts.set(delivery.id, RECEIPT)
        return allowed.filter(({ delivery }) => receipts.has(delivery.id))
      }
      await togetherWithinBudget(ctx, source.site, { mails, send })
      return receipts
    },
  }
}

function readable(delivery: Sendable): GroupMail[] {
  try {
    return [{ ...writtenMail(delivery), delivery }]
  } catch {
    // Sent alone it fails with what it lacks.
    return []
  }
}

async function drawnMails(ctx: Ctx, source: MailSource, { mails, scopes }: { mails: readonly GroupMail[]; scopes: Scopes }): Promise<KeptMessage[]> {
  const messages: KeptMessage[] = []
  for (const mail of mails) {
    try {
      messages.push({ delivery: mail.delivery, message: await scopes(mail.delivery, () => messageOf(ctx, source, mail)) })
    } catch (error) {
      ctx.log.warn('a mail of a group could not be drawn', { delivery: mail.delivery.id, reason: reasonOf(error) })
    }
    // Visitors are answered between two mails.
    await nextTurn()
  }
  return messages
}

/** Puts messages into the mailbox, unless it has those of their deliveries, in one statement, or two where one has files. */
async function keepInMailbox({ db, clock }: Ctx, messages: readonly KeptMessage[]): Promise<void> {
  if (messages.length === 0) return
  const mails = messages.map(({ delivery: { id, subject }, message: { messageId, from, to, replyTo, subject: title, html, text } }) => ({
    ...{ delivery_id: id, subject_type: subject.type, subject_id: subject.id, message_id: messageId, sender: `${from.name} <${from.address}>` },
    ...{ recipient: to, reply_to: replyTo, title, html, text },
  }))
  // One text however many there are, which the database prepares once.
  const insert = sql`
    insert into mailbox_mail (delivery_id, subject_type, subject_id, message_id, sender, recipient, reply_to, title, html, text, created_at)
    select delivery_id, subject_type, subject_id, message_id, sender, recipient, reply_to, title, html, text, ${clock.now()}::timestamptz
    from json_to_recordset(${JSON.stringify(mails)}::json) as kept (
      delivery_id int, subject_type text, subject_id text, message_id text, sender text, recipient text, reply_to text, title text, html text, text text
    )
    on conflict (delivery_id) do nothing returning id, delivery_id`
  if (messages.every(({ message }) => message.files.length === 0)) {
    await db.execute(insert)
    return
  }
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; delivery_id: number }>(insert)
    const files = rows.flatMap(({ id: mailId, delivery_id }) =>
      (messages.find(({ delivery }) => delivery.id === delivery_id)?.message.files ?? []).map(({ name, type, bytes }) => ({
        ...{ mailId, name, type, size: bytes.length, bytes: Buffer.from(bytes) },
      })),
    )
    if (files.length > 0) await tx.insert(mailboxFile).values(files)
  })
}
