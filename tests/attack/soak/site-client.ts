import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type SiteRequest = { method?: string; path: string; body?: unknown; bytes?: Uint8Array; headers?: Record<string, string>; from?: string }
/** Status 0: the connection was cut before an answer came, and nothing was promised. */
// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the soak is about.
export type Answer = { status: number; text: string; json: any; cookie: string }

const agents = new Map<string, Agent>()

/** Sends one request from an address of this machine (`from`), since limits count by it. Never throws. */
export async function ask(site: string, { method = 'GET', path, body, bytes, headers = {}, from = '127.0.0.1' }: SiteRequest): Promise<Answer> {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 2 })
  agents.set(from, agent)
  const content = bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)))
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  try {
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const clientRequest = request(`${site}${path}`, { method, headers: { ...type, ...headers }, agent, localAddress: from, timeout: 30_000 }, resolve)
      clientRequest.once('error', reject).once('timeout', () => clientRequest.destroy(new Error('no answer for 30 s')))
      clientRequest.end(content)
    })
    const answerText = await text(response)
    const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    return { status: response.statusCode ?? 0, text: answerText, json: answerText.startsWith('{') ? JSON.parse(answerText) : null, cookie }
  } catch {
    return { status: 0, text: '', json: null, cookie: '' }
  }
}
