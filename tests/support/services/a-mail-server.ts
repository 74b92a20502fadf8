import { once } from 'node:events'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { atTheEnd } from '#tests/support/runner/at-the-end.ts'

export type ReceivedMail = { from: string; to: string[]; raw: string; parsed: ParsedMail }

/** A mail server on this machine, which reads what it receives; `options` may have it refuse. */
export async function aMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // The sender keeps its connections open for the next mail; nobody waits for them.
    closeTimeout: 1,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          parsed: await simpleParser(raw),
        })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  atTheEnd(close)
  return { url: `smtp://127.0.0.1:${port}`, port, mails, close }
}
