import type { Sender } from '#domains/deliveries/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { mailSender } from './mail-sender.server.ts'
import type { AttachmentFinders } from './mail-attachment.ts'
import type { MailSource } from './message.server.ts'
import { smtpSender } from './smtp.server.ts'

type Needs = {
  ctx: Ctx
  attachments: AttachmentFinders
  site: MailSource['site']
  env: MailSource['env'] & { SMTP_URL?: string | undefined; SMTP_TLS: 'required' | 'optional' }
}

export function mailSenders({ ctx, site, env, attachments }: Needs): readonly Sender[] {
  return [mailSender(ctx, { site, env, attachments }, env.SMTP_URL === undefined ? null : smtpSender({ url: env.SMTP_URL, tls: env.SMTP_TLS }))]
}
