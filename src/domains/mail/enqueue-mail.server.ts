import type { z } from 'zod'
import type { DeliveryDraft, DeliverySubject } from '#domains/deliveries/index.ts'
import { enqueueDelivery, enqueueSettling, withdrawSettling } from '#domains/deliveries/index.server.ts'
import type { Clock } from '#kernel/clock.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Language } from '#kernel/words/words.ts'
import type { Mail } from '#mails/define-mail.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { isMailAddress } from './mail-address.ts'
import type { MailAttachment } from './mail-attachment.ts'

export const MAIL = 'mail'
/** One mail server sends all mails, so they share one target. */
const TARGET = 'mail server'

/**
 * `key` is unique for ever: one for each reader of one occasion, such as `lead:7:confirmation`. `replyTo` is who an answer goes to; one that is no
 * address is left out.
 */
export type MailDraft<Schema extends z.ZodType> = {
  key: string
  subject: DeliverySubject
  to: string
  replyTo?: string
  /** Who speaks, where it is not the site itself: a retailer. The address stays that of the site. */
  fromName?: string
  language: Language
  props: z.input<Schema>
  attachments?: readonly MailAttachment[]
  /** Set where staff try the mail: the texts as they are being written. */
  test?: { texts: Readonly<Record<string, string>> }
}

/**
 * Writes a mail to one reader in the caller's transaction; `mail` is one of `#mails`. Without a mail server it arrives in the mailbox of
 * the admin. With `settleMs` it waits for this long for a newer state, which takes its place; `key` is then the beginning of a key that states share.
 * Call `wakeDeliveries` after the commit.
 */
export async function enqueueMail<Schema extends z.ZodType>(
  tx: Queryable,
  mail: Mail<Schema>,
  { settleMs, clock, ...draft }: MailDraft<Schema> & { settleMs?: number; clock: Clock },
): Promise<Outcome<null, 'invalid_address'>> {
  const delivery = mailDelivery(mail, draft)
  if (!delivery) return refuse('invalid_address')
  if (settleMs === undefined) await enqueueDelivery(tx, delivery, clock)
  else await enqueueSettling(tx, delivery, { clock, settleMs })
  return done(null)
}

/** The delivery that sends a mail, to be written with others; null for a reader whose address is none. */
export function mailDelivery<Schema extends z.ZodType>(
  mail: Mail<Schema>,
  { key, subject, to, replyTo = '', fromName = '', language, props, attachments = [], test }: MailDraft<Schema>,
): DeliveryDraft | null {
  if (!isMailAddress(to)) return null
  const payload = { mail: mail.symbol, language, to, replyTo, fromName, props: mail.props.parse(props), attachments, ...(test ? { test } : {}) }
  return { kind: MAIL, key, target: TARGET, subject, payload }
}

/** Takes back a mail that still waits for a newer state, by the `key` and subject that it was written with; false when it was sent or never written. */
export async function withdrawMail(tx: Queryable, about: Pick<MailDraft<z.ZodType>, 'key' | 'subject'>): Promise<boolean> {
  return withdrawSettling(tx, about)
}
