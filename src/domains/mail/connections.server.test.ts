import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aMailServer } from '#tests/support/services/a-mail-server.ts'
import { mailConnections } from './connections.server.ts'

const check = (SMTP_URL: string | undefined) => checkLines(mailConnections({ env: { SMTP_URL, SMTP_TLS: 'required' } }), 'smtp', {} as Ctx) // it reads nothing of it
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A server that greets like this and closes. */
async function greeting(text: string): Promise<number> {
  const server = createServer((socket) => void socket.end(text))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as { port: number }).port
}

test('a mail server that lets the site in works, and no mail is sent', async () => {
  const open = await aMailServer()
  expect(await check(open.url)).toEqual([`good: 127.0.0.1:${open.port} takes mails from the site.`])
  expect(open.mails).toEqual([])
  const withUser = await aMailServer({
    onAuth: ({ username, password }, _, answer) => void answer(username === 'u' && password === 'p' ? null : new Error('no'), { user: 'u' }),
  })
  expect((await check(`smtp://u:p@127.0.0.1:${withUser.port}`))[0]).toMatch(/^good/)
  const wrong = await check(`smtp://u:secret-word@127.0.0.1:${withUser.port}`)
  expect(wrong[0]).toMatch(/^bad: .* does not take the keys\. Check SMTP_URL\.$/)
  expect(wrong.join()).not.toContain('secret-word')
})

test('a host that is away, one that speaks no SMTP, a certificate that is not valid, and no server at all are told', async () => {
  const gone = await aMailServer()
  await gone.close()
  expect((await check(gone.url))[0]).toMatch(/^bad: .* could not be reached/)
  expect((await check(`smtp://127.0.0.1:${await greeting('HTTP/1.1 200 OK\r\n\r\n<html></html>\r\n')}`))[0]).toMatch(
    /^bad: What answers at .* is no mail server/,
  )
  const secure = await aMailServer({ secure: true, disabledCommands: [] })
  expect((await check(`smtps://127.0.0.1:${secure.port}`))[0]).toMatch(/^bad: .* does not encrypt, or its certificate is not valid/)
  expect(await check(undefined)).toEqual(['missing: SMTP_URL'])
})
