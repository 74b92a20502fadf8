import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  /** The address of the other side, by way of the line. */
  url: string
  /** From now on nothing goes either way, and nobody is told: connections stay open, and new ones are taken. */
  fallSilent: () => void
  /** New connections work again; those that were silent stay so. */
  mend: () => void
  close: () => void
}

/** A line to a server that can fall silent, as when a firewall forgets a connection or a machine loses its power. */
export async function aLine(to: string): Promise<Line> {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => undefined)
    if (isSilent) return
    const far = connect(Number(target.port), target.hostname)
    sockets.add(far)
    far.on('error', () => near.destroy())
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe()
    },
    mend: () => {
      isSilent = false
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
