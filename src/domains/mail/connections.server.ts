import { type Connection, connectionSetup, neededVariables } from '#platform/connections/connection.ts'
import { checkSmtp } from './check-smtp.server.ts'

type Needs = { env: { SMTP_URL?: string | undefined; SMTP_TLS: 'required' | 'optional' } }

export function mailConnections({ env: { SMTP_URL, SMTP_TLS: tls } }: Needs): readonly Connection[] {
  return [
    {
      symbol: 'smtp',
      name: ['Mail server (SMTP)', 'خادم البريد (\u2066SMTP\u2069)'],
      about: ['Connects, encrypts and signs in. No mail is sent.', 'يتصل بالخادم ويشفّر الاتصال ويسجل الدخول، ولا تُرسل أي رسالة.'],
      setup: async () => connectionSetup(neededVariables({ SMTP_URL }), async () => (SMTP_URL === undefined ? [] : checkSmtp({ url: SMTP_URL, tls }))),
    },
  ]
}
