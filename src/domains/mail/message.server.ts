import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Sendable, SendError } from '#domains/deliveries/index.ts'
import type { Language, OwnedWords, Texts, Words } from '#kernel/words/words.ts'
import { languages } from '#kernel/words/words.ts'
import { mails } from '#mails/mails.gen.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isMailAddress } from './mail-address.ts'
import { type AttachmentFinders, MailAttachment } from './mail-attachment.ts'
import { mailSiteOf, type MailSiteSettings } from './mail-site.ts'
import type { MailSettings } from './settings.ts'
import { type RenderedMail, renderMail } from './render-mail.server.tsx'

/** The payload of a delivery of the kind `mail`. */
export const MailPayload = z.object({
  mail: z.string(),
  language: z.enum(languages),
  to: z.string().refine(isMailAddress),
  /** Often typed by a visitor: an invalid address is left out. */
  replyTo: z.string().transform((text) => (isMailAddress(text) ? text : '')),
  fromName: z.string().default(''),
  props: z.unknown(),
  attachments: z.array(MailAttachment).default([]),
})

/** The data of the site that mails need. */
export type MailSource = {
  site: {
    get: (ctx: Ctx) => Promise<{
      settings: MailSiteSettings & { mail: MailSettings }
      wordsOf: <Dictionary extends Words>(owned: OwnedWords<Dictionary>) => Texts<Dictionary>
    }>
  }
  env: { PUBLIC_URL: string; MAIL_FROM?: string | undefined }
  attachments: AttachmentFinders
}

export type Message = RenderedMail & { messageId: string; from: { name: string; address: string }; to: string; replyTo: string; files: readonly MailFile[] }
export type MailFile = { name: string; type: string; bytes: Uint8Array }

/** The message of a delivery, drawn with the words and the name of the site as they are now. A mail that cannot be drawn fails for good. */
export async function messageOf(ctx: Ctx, { site, env, attachments: finders }: MailSource, { key, payload }: Sendable): Promise<Message> {
  const parsed = MailPayload.safeParse(payload)
  const mail = parsed.success ? mails.get(parsed.data.mail)?.mail : undefined
  if (!parsed.success || !mail) throw new SendError(`no such mail: ${String(payload.mail)}`, { isFinal: true })
  const { language, to, replyTo, fromName, props, attachments } = parsed.data
  const checked = mail.props.safeParse(props)
  if (!checked.success) throw new SendError(`the mail lacks ${checked.error.issues.map(({ path }) => path.join('.')).join(', ')}`, { isFinal: true })
  const { settings, wordsOf } = await site.get(ctx)
  const { hostname } = new URL(env.PUBLIC_URL)
  const room = { site: mailSiteOf(settings, env.PUBLIC_URL), wordsOf }
  const { email } = room.site.contact
  const from = { name: fromName || room.site.name, address: env.MAIL_FROM ?? `no-reply@${hostname}` }
  // Whom a customer may answer: who wrote, else the company itself.
  const answered = replyTo === '' && mail.reader === 'visitor' && isMailAddress(email) ? email : replyTo
  const drawn = renderMail(mail, { props, language: language as Language, room })
  return { ...drawn, messageId: messageIdOf(key, from.address), from, to, replyTo: answered, files: await filesOf(finders, attachments) }
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
