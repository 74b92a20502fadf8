import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Sendable, SendError } from '#domains/deliveries/index.ts'
import { languages, storedKey, wordIn, type Words } from '#kernel/words/words.ts'
import type { Mail } from '#mails/define-mail.ts'
import type { OwnWord } from '#mails/mail-words.ts'
import { mails } from '#mails/mails.gen.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isMailAddress } from './mail-address.ts'
import { type AttachmentFinders, MailAttachment } from './mail-attachment.ts'
import { mailSiteOf, type MailSiteSettings } from './mail-site.ts'
import type { MailSettings } from './settings.ts'
import { type RenderedMail, renderMail } from './render-mail.server.tsx'

/** The payload of a delivery of the kind `mail`. */
const MailPayload = z.object({
  mail: z.string(),
  language: z.enum(languages),
  to: z.string().refine(isMailAddress),
  /** Often typed by a visitor: an invalid address is left out. */
  replyTo: z.string().transform((text) => (isMailAddress(text) ? text : '')),
  fromName: z.string().default(''),
  props: z.unknown(),
  attachments: z.array(MailAttachment).default([]),
  /** Set where staff try a mail: the texts as they are being written, by the keys of the mail. */
  test: z.object({ texts: z.record(z.string(), z.string()) }).optional(),
})

/** What begins the subject of a mail that staff try. */
const testWords = { subject: ['[Test] {subject}', '[تجربة] {subject}'] } as const satisfies Words

/** The data of the site that mails need. */
export type MailSource = {
  site: {
    get: (ctx: Ctx) => Promise<{
      settings: MailSiteSettings & { mail: MailSettings }
      ownWord: OwnWord
    }>
  }
  env: { PUBLIC_URL: string; MAIL_FROM?: string | undefined }
  attachments: AttachmentFinders
}

export type Message = Omit<RenderedMail, 'preheader'> & {
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo: string
  files: readonly MailFile[]
}
export type MailFile = { name: string; type: string; bytes: Uint8Array }

/** What a delivery says of its mail, checked once for all that sending takes. */
export type WrittenMail = { key: string; mail: Mail; props: unknown; payload: z.output<typeof MailPayload> }

/** The mail of a delivery. One that this build does not know, or that lacks what it needs, fails for good. */
export function writtenMail({ key, payload }: Sendable): WrittenMail {
  const mailPayload = MailPayload.safeParse(payload)
  const mail = mailPayload.success ? mails.get(mailPayload.data.mail)?.mail : undefined
  if (!mailPayload.success || !mail) throw new SendError(`no such mail: ${String(payload.mail)}`, { isFinal: true })
  const props = mail.props.safeParse(mailPayload.data.props)
  if (!props.success) throw new SendError(`the mail lacks ${props.error.issues.map(({ path }) => path.join('.')).join(', ')}`, { isFinal: true })
  return { key, mail, props: props.data, payload: mailPayload.data }
}

/** A mail as a message, drawn with the words and the name of the site as they are now. */
export async function messageOf(ctx: Ctx, { site, env, attachments: finders }: MailSource, { key, mail, payload }: WrittenMail): Promise<Message> {
  const { language, to, replyTo, fromName, props, attachments, test } = payload
  const { settings, ownWord } = await site.get(ctx)
  const { hostname } = new URL(env.PUBLIC_URL)
  const room = { site: mailSiteOf(settings, env.PUBLIC_URL), ownWord: test ? triedWord(mail.words.owner, test.texts) : ownWord }
  const { email } = room.site.contact
  const from = { name: fromName || room.site.name, address: env.MAIL_FROM ?? `no-reply@${hostname}` }
  // Whom a customer may answer: who wrote, else the company itself.
  const replyAddress = replyTo === '' && mail.reader === 'visitor' && !test && isMailAddress(email) ? email : replyTo
  const { preheader: _preheader, ...rendered } = renderMail(mail, { props, language, room })
  const subject = test ? wordIn(language, testWords, 'subject', { subject: rendered.subject }) : rendered.subject
  return { ...rendered, subject, messageId: messageIdOf(key, from.address), from, to, replyTo: replyAddress, files: await filesOf(finders, attachments) }
}

/** The texts that somebody is writing for a mail, as if they were stored. */
export function triedWord(owner: string, texts: Readonly<Record<string, string>>): OwnWord {
  const triedWords = new Map(Object.entries(texts).map(([key, text]) => [storedKey(owner, key), text]))
  return (_language, key) => triedWords.get(key)
}

async function filesOf(finders: AttachmentFinders, attachments: readonly MailAttachment[]): Promise<MailFile[]> {
  const files: MailFile[] = []
  for (const attachment of attachments) {
    const { name, type } = attachment
    const bytes = 'text' in attachment ? Buffer.from(attachment.text) : await finders[attachment.kind]?.(attachment.id)
    if (!bytes) throw new SendError(`the mail lacks its file ${name}`, { isFinal: true })
    files.push({ name, type, bytes })
  }
  return files
}

/** The message id: the same for every attempt, so that servers and mail programs recognise repetitions. It does not reveal the key. */
function messageIdOf(key: string, sender: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40)
  return `<${digest}@${sender.slice(sender.lastIndexOf('@') + 1)}>`
}
