import { pino } from 'pino'
import type { Logger } from '#kernel/log.ts'
import { cutAddressPasswords } from '#platform/http/address-password.ts'
import { createRepeatLimit, loggable } from './log-line.ts'
import { currentRequest } from './request-scope.server.ts'

export type ProcessLog = Logger & { child: (bindings: Record<string, unknown>) => ProcessLog }

const secrets = ['authorization', 'cookie', 'token', 'password']
/** The whole line is searched, so that no message, depth or binding is forgotten. */
const hooks = { streamWrite: cutAddressPasswords }
/** Each line of a request, and of what it leads to, has its id. */
const mixin = () => {
  const request = currentRequest()
  return request ? { requestId: request.id } : {}
}

/** The process's log: one JSON line per event, without secrets and query values, repeated lines counted. Never pass whole requests or environments to it. */
export function createLog(level: string): ProcessLog {
  return wrap(pino({ level, base: undefined, redact: secrets.flatMap((name) => [name, `*.${name}`]), hooks, mixin }), createRepeatLimit())
}

function wrap(inner: ReturnType<typeof pino>, countRepeat: ReturnType<typeof createRepeatLimit>): ProcessLog {
  const write = (level: 'error' | 'warn' | 'info') => (message: string, details?: Record<string, unknown>) => {
    const line = loggable(details ?? {})
    const leftOut = countRepeat(`${level} ${message} ${String(line.reason ?? '')}`, Date.now())
    if (leftOut !== null) inner[level](leftOut > 0 ? { ...line, leftOut } : line, message)
  }
  return { error: write('error'), warn: write('warn'), info: write('info'), child: (bindings) => wrap(inner.child(bindings), countRepeat) }
}

/** A line about the end of the process itself, which no level leaves out. */
export function logFatal(message: string, details: Record<string, unknown>): void {
  pino({ level: 'fatal', base: undefined, redact: secrets, hooks, mixin }).fatal(loggable(details), message)
}
