import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Received = { path: string; method: string; headers: IncomingMessage['headers']; body: string }
export type Answering = (received: Received, response: ServerResponse) => void

/** A service of somebody else on this machine, which keeps what it receives, until it is closed; `answer` may be replaced at any time. */
export async function startReceiver(answer: Answering = (_, response) => void response.writeHead(200).end()) {
  const received: Received[] = []
  const receiver = { url: '', received, answer, close: () => Promise.resolve() }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const message = { path: request.url ?? '', method: request.method ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(message)
      receiver.answer(message, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  receiver.close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return receiver
}

/** Such a service for the tests of a file, which ends with them. */
export async function aReceiver(answer?: Answering) {
  const receiver = await startReceiver(answer)
  // Browser tests start one without vitest, and close it themselves.
  const { atTheEnd } = await import('#tests/support/runner/at-the-end.ts')
  atTheEnd(receiver.close)
  return receiver
}
