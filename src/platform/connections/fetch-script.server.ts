import type { Network } from '../http/network.ts'
import { askService, hostOf, notTheirs } from './ask-service.server.ts'
import type { Finding } from './connection.ts'

const MOST_BYTES = 5_000_000
const TYPE = /\b(java|ecma)script\b/

/** Fetches a script that pages load from others. `missing` is what a 404 of it says. Gives its text, or what is wrong. */
export async function fetchScript(
  address: string,
  { network, missing }: { network: Network; missing: Finding },
): Promise<{ text: string; finding: null } | { text: null; finding: Finding }> {
  const reply = await askService(address, { network, mostBytes: MOST_BYTES })
  if (!reply.answer) return { text: null, finding: reply.finding }
  const { status, headers, text } = reply.answer
  if (status === 404) return { text: null, finding: missing }
  if (status !== 200 || !TYPE.test(headers['content-type'] ?? '')) return { text: null, finding: notTheirs(hostOf(address), status) }
  return { text, finding: null }
}
