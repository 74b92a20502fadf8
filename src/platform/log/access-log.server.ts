import { pino } from 'pino'
import type { CacheState } from './request-scope.server.ts'

/** A request and how it was answered. `ms` is the time until the last byte was handed over, `bytes` all that went over the connection, with headers. */
export type Access = {
  requestId: string
  method: string
  path: string
  kind: string
  status: number
  ms: number
  bytes: number
  cache: CacheState
  /** The visitor went before the answer was complete. */
  isCut?: true
}

/** Writes one JSON line for each request, whatever the level of the log: switching it on is asking for it. Lines that are alike are all written. */
export function createAccessLog(): (access: Access) => void {
  const lines = pino({ level: 'info', base: undefined })
  return (access) => lines.info(access, 'request')
}
