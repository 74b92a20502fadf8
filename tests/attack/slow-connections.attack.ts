import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { startSite } from '#tests/support/site/site-process.ts'

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 2000)

delete process.env.DATABASE_URL

test(`${CONNECTIONS} connections that send half a request and no more hold up nobody`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maarad-slow-'))
  const site = await startSite({ DATA_DIR: folder })
  const sockets: Socket[] = []
  try {
    const { hostname, port } = new URL(site.url)
    for (let index = 0; index < CONNECTIONS; index += 1) {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      sockets.push(socket)
      await once(socket, 'connect')
      // Of every two one never ends its headers, and one its body.
      const start = index % 2 === 0 ? 'GET /ar/ HTTP/1.1\r\nhost: x\r\nx-a: ' : 'POST /api/settings HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{'
      socket.write(start)
    }
    const answers = await Promise.all(
      ['/ar/', '/ar/about', '/health/ready'].map((path) => fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(20_000) })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  } finally {
    for (const socket of sockets) socket.destroy()
    await site.stop()
    await (await startEmbedded(folder)).stop()
    await rm(folder, { recursive: true, force: true })
  }
})
