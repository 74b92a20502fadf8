import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type Neighbour = {
  url: string
  /** What the next requests are answered with; null hangs up. */
  answer: { status: number; body: string } | null
  /** Paths and queries that were asked for. */
  asked: string[]
}

/** Somebody else's service on this machine, for the tests of one file. */
export async function aNeighbour(): Promise<Neighbour> {
  const server = createServer((request, response) => {
    neighbour.asked.push(request.url ?? '')
    const { answer } = neighbour
    if (!answer) return request.socket.destroy()
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const neighbour: Neighbour = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answer: null, asked: [] }
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return neighbour
}
