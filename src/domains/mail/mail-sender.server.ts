import type { Sendable, Sender } from '#domains/deliveries/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { MAIL } from './enqueue-mail.server.ts'
import { type Message, type MailSource, messageOf } from './message.server.ts'
import { mailboxFile, mailboxMail } from './schema.server.ts'
import type { SendBySmtp } from './smtp.server.ts'
import { withinBudget } from './within-budget.server.ts'

/** Sends mails by the mail server; without one, stores them in the mailbox. */
export function mailSender(ctx: Ctx, source: MailSource, smtp: SendBySmtp | null): Sender {
  return {
    kind: MAIL,
    label: ['Mail', 'رسالة بريد'],
    send: (delivery) =>
      withinBudget(ctx, source.site, delivery, async () => {
        const message = await messageOf(ctx, source, delivery)
        return smtp ? smtp(message) : keepInMailbox(ctx, delivery, message)
      }),
  }
}

async function keepInMailbox(
  { db, clock }: Ctx,
  { id, subject }: Sendable,
  { messageId, from, to, replyTo, subject: title, html, text, files }: Message,
): Promise<string> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .insert(mailboxMail)
      .values({
        deliveryId: id,
        subjectType: subject.type,
        subjectId: subject.id,
        messageId,
        sender: `${from.name} <${from.address}>`,
        recipient: to,
        replyTo,
        title,
        html,
        text,
        createdAt: clock.now(),
      })
      .onConflictDoNothing({ target: mailboxMail.deliveryId })
      .returning({ id: mailboxMail.id })
    if (!mail || files.length === 0) return
    await tx.insert(mailboxFile).values(files.map(({ name, type, bytes }) => ({ mailId: mail.id, name, type, size: bytes.length, bytes: Buffer.from(bytes) })))
  })
  return 'kept in the mailbox'
}
