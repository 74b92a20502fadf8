import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atTheEnd } from '#tests/support/runner/at-the-end.ts'

export type Neighbour = {
  url: string
  /** What the next requests are answered with; null hangs up. */
  answer: { status: number; body: string } | null
  /** Paths and queries that were asked for. */
  requests: string[]
  /** How paths begin that are never answered; '' answers all. */
  holds: string
}

/** Somebody else's service on this machine, for the tests of one file. */
export async function aNeighbour(): Promise<Neighbour> {
  const server = createServer((request, response) => {
    neighbour.requests.push(request.url ?? '')
    const { answer } = neighbour
    if (neighbour.holds && request.url?.startsWith(neighbour.holds)) return
    if (!answer) return request.socket.destroy()
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const neighbour: Neighbour = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answer: null, requests: [], holds: '' }
  atTheEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return neighbour
}

export type BinaryNeighbour = Omit<Neighbour, 'answer' | 'holds'> & {
  answer: { status: number; body: string | Uint8Array }
  /** Answers of single paths. */
  answers: Record<string, { status: number; body: string | Uint8Array }>
  /** What the last request showed of itself. */
  authorization: string | undefined
}

/** The same with bytes, and an answer for each path that has one. */
export async function aBinaryNeighbour(): Promise<BinaryNeighbour> {
  const server = createServer(({ url = '', headers }, response) => {
    neighbour.requests.push(url)
    neighbour.authorization = headers.authorization
    const { status, body } = neighbour.answers[url] ?? neighbour.answer
    response.writeHead(status).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const neighbour: BinaryNeighbour = { url, answer: { status: 404, body: '' }, answers: {}, requests: [], authorization: undefined }
  atTheEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return neighbour
}
