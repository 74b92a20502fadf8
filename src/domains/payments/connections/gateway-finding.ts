import { finding, shownCode } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import type { Finding } from '#platform/connections/connection.ts'
import { GatewayRefusal, GatewayUnreachable } from '../gateway.ts'

const BUSY = 429
const UNAUTHORISED = new Set([401, 403])

/** What a failed call of a gateway says about its connection. `names` are the variables to look at where the keys are wrong. */
export function gatewayFinding(error: unknown, { host, names }: { host: string; names: string }): Finding {
  if (error instanceof GatewayRefusal) return finding('bad', findingWords.refused, { host, status: 400, code: shownCode(error.code) })
  if (!(error instanceof GatewayUnreachable)) throw error
  const { status } = error
  if (status === null) return finding('bad', findingWords.unreachable, { host })
  if (UNAUTHORISED.has(status)) return finding('bad', findingWords.wrong_keys, { host, names })
  return status === BUSY ? finding('bad', findingWords.busy, { host }) : finding('bad', findingWords.not_theirs, { host, status })
}
