import { seconds } from '#kernel/durations.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { leaveBody, requestAddress } from '../http/guarded-request.server.ts'
import type { Network } from '../http/network.ts'
import { countedFetch } from '../http/provider-calls.ts'
import { findingOf, hostOf } from './ask-service.server.ts'
import type { Finding } from './connection.ts'
import { finding } from './finding.ts'
import { findingWords } from './finding-words.ts'

/** An address under the name that it is set by. `isWhole` says that the site asks for exactly this address; otherwise it adds a path, a question or a key, and a refusal is no fault. */
export type AskedAddress = { name: string; address: string; isWhole: boolean }

const words = {
  answers: ['{host} answers.', 'يستجيب {host}.'],
  answers_part: ['{host} answers, to a question without details by HTTP {status}.', 'يستجيب {host}، ويجيب عن سؤال بلا تفاصيل برمز HTTP \u2066{status}\u2069.'],
  fails: ['{host} answers HTTP {status} where the site needs data.', 'يجيب {host} برمز HTTP \u2066{status}\u2069، والموقع ينتظر منه بيانات.'],
} as const satisfies Record<string, WordPair>

const TIMEOUT_MS = seconds(10)

/** Asks an address of the settings whether it answers, by the guarded client. Its body is not read: nothing is proved of what is in it. */
export async function askAddress(request: AskedAddress, network: Network): Promise<Finding> {
  const { name, address } = request
  try {
    const answer = await requestAddress(address, { network, idleMs: TIMEOUT_MS, signal: AbortSignal.timeout(TIMEOUT_MS) })
    leaveBody(answer)
    return answeredBy(request, answer.status)
  } catch (cause) {
    return withName(name, findingOf(cause, hostOf(address)))
  }
}

/** Asks an address of the environment, which only the operator sets: it may be in the own network, without encryption. */
export async function askOwnAddress(address: AskedAddress): Promise<Finding> {
  try {
    const answer = await countedFetch(address.address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    return answeredBy(address, answer.status)
  } catch {
    // The finding says it.
    return answeredBy(address, null)
  }
}

/** What the status of an answer says of an address; null where none came. */
export function answeredBy({ name, address, isWhole }: AskedAddress, status: number | null): Finding {
  const host = hostOf(address)
  if (status === null) return withName(name, finding('bad', findingWords.unreachable, { host }))
  if (status >= 200 && status < 300) return withName(name, finding('good', words.answers, { host }))
  if (isWhole || status >= 500) return withName(name, finding('bad', words.fails, { host, status }))
  return withName(name, finding('info', words.answers_part, { host, status }))
}

/** Of several addresses each sentence says which it is about. */
function withName(name: string, { text: [english, arabic], ...rest }: Finding): Finding {
  return { ...rest, text: [`${name}: ${english}`, `\u2068${name}\u2069: ${arabic}`] }
}
