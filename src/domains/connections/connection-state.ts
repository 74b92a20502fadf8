import type { ConnectionNeed, Finding } from '#platform/connections/connection.ts'
import type { WordPair } from '#kernel/words/words.ts'

/** Where a connection stands: something of it is missing, nobody has checked it, or what its last check found. */
export const connectionStates = ['not_set_up', 'unchecked', 'works', 'fails'] as const
export type ConnectionState = (typeof connectionStates)[number]

export type ConnectionRecord = {
  symbol: string
  name: WordPair
  about: WordPair
  state: ConnectionState
  needs: readonly ConnectionNeed[]
  /** The last check; null where there was none. */
  last: { findings: readonly Finding[]; at: Date; by: string } | null
}

/** A connection works unless one finding is bad. */
export function stateOf(findings: readonly Finding[]): 'works' | 'fails' {
  return findings.some(({ tone }) => tone === 'bad') ? 'fails' : 'works'
}
