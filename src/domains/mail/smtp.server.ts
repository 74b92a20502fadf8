import type { Transporter } from 'nodemailer'
import { SendError } from '#domains/deliveries/index.ts'
import { seconds } from '#kernel/durations.ts'
import { countProviderCall } from '#platform/http/provider-calls.ts'
import { requestIdHeader } from '#platform/log/request-scope.server.ts'
import { isLoopbackHost } from '#kernel/loopback.ts'
import type { Message } from './message.server.ts'

/** As many as the outbox sends to one target at a time. */
const CONNECTIONS = 6
const CONNECT_MS = seconds(10)
const SILENCE_MS = seconds(20)
/** What the figures of calls name it: its host says nothing more, and stands in the configuration. */
export const MAIL_SERVER = 'mail server'

/** Sends a message and gives the server's answer. */
export type SendBySmtp = (message: Message) => Promise<string>

/** A mail server: its address, and whether it has to encrypt. */
export type MailServer = { url: string; tls: 'required' | 'optional' }

/** Connections to a mail server, opened with the first message and kept for the next. */
export function smtpSender(server: MailServer): SendBySmtp {
  let transport: Promise<Transporter> | undefined
  return async (message) => {
    transport ??= openTransport(server)
    try {
      const { messageId, from, to, replyTo, subject, html, text, files } = message
      const answer = await (await transport).sendMail({
        messageId,
        from,
        // As an object, so that nothing in an address is read as a list or a name.
        to: { name: '', address: to },
        ...(replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: Buffer.from(bytes) })),
        headers: { 'Auto-Submitted': 'auto-generated', ...requestIdHeader() },
      })
      countProviderCall(MAIL_SERVER, 200)
      return String(answer.response ?? '')
    } catch (cause) {
      countProviderCall(MAIL_SERVER, statusOf(cause))
      throw sendErrorOf(cause)
    }
  }
}

/** How every connection to the mail server is made. Without `requireTLS` somebody between could strip STARTTLS and read mails and password. */
export function smtpOptions({ url, tls }: MailServer) {
  return {
    url,
    requireTLS: tls === 'required' && !isLoopbackHost(new URL(url).hostname),
    tls: { rejectUnauthorized: true },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

async function openTransport(server: MailServer): Promise<Transporter> {
  // Imported on first use: a site without a mail server never needs it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    ...smtpOptions(server),
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
  })
}

/** A refusal of a message or its recipient with 5xx is final; a refused password or an unreachable server is not. */
function sendErrorOf(cause: unknown): SendError {
  const { code, responseCode, message } = cause as { code?: string; responseCode?: number; message?: string }
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
  return new SendError(message ?? String(cause), { isFinal, cause })
}

/** The code of its answer, of which 4xx asks for another try and 5xx refuses for good: the other way round than HTTP. Null without an answer. */
export function statusOf(cause: unknown): number | null {
  const code = (cause as { responseCode?: number }).responseCode ?? 0
  if (code < 400) return null
  return code < 500 ? 503 : 422
}
