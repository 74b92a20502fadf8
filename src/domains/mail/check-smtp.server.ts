import type { WordPair } from '#kernel/words/words.ts'
import { hostOf } from '#platform/connections/ask-service.server.ts'
import type { Finding } from '#platform/connections/connection.ts'
import { finding, shownCode } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import { countProviderCall } from '#platform/http/provider-calls.ts'
import { MAIL_SERVER, type MailServer, smtpOptions, statusOf } from './smtp.server.ts'

const words = {
  ready: ['{host} takes mails from the site.', 'يقبل {host} رسائل الموقع.'],
  unencrypted: [
    '{host} does not encrypt, or its certificate is not valid. SMTP_TLS={tls} asks for it.',
    'لا يشفّر {host} الاتصال، أو أن شهادته غير صالحة، مع أن \u2066SMTP_TLS={tls}\u2069.',
  ],
  no_password: ['{host} wants a user and a password, and {name} has none.', 'يطلب {host} اسم مستخدم وكلمة مرور، ولا يوجدان في {name}.'],
  no_mail_server: ['What answers at {host} is no mail server.', 'ما يجيب عند {host} ليس خادم بريد.'],
} as const satisfies Record<string, WordPair>

/** Connects to the mail server as sending does, and ends after the sign-in. */
export async function checkSmtp(server: MailServer): Promise<readonly Finding[]> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtpOptions(server))
  try {
    await transport.verify()
    countProviderCall(MAIL_SERVER, 200)
    return [finding('good', words.ready, { host: hostOf(server.url) })]
  } catch (error) {
    countProviderCall(MAIL_SERVER, statusOf(error))
    return [findingOf(error, server)]
  } finally {
    transport.close()
  }
}

function findingOf(error: unknown, { url, tls }: MailServer): Finding {
  const host = hostOf(url)
  const { code = '', responseCode = 0, syscall } = error as { code?: string; responseCode?: number; syscall?: string }
  if (code === 'EAUTH') {
    const hasUser = new URL(url).username !== ''
    return hasUser ? finding('bad', findingWords.wrong_keys, { host, names: 'SMTP_URL' }) : finding('bad', words.no_password, { host, name: 'SMTP_URL' })
  }
  // A certificate that is not valid is an error of the socket; one of the network has a system call.
  if (code === 'ETLS' || (code === 'ESOCKET' && syscall === undefined)) return finding('bad', words.unencrypted, { host, tls })
  if (code === 'EPROTOCOL') return finding('bad', words.no_mail_server, { host })
  if (responseCode > 0) return finding('bad', findingWords.refused, { host, status: responseCode, code: shownCode(code) })
  return finding('bad', findingWords.unreachable, { host })
}
