import { pino } from 'pino'
import type { Logger } from '#kernel/log.ts'

export type ProcessLog = Logger & { child: (bindings: Record<string, unknown>) => ProcessLog }

const secrets = ['authorization', 'cookie', 'token', 'password']

/** The process's log: one JSON line an event, secrets cut out. Never pass whole requests or environments to it. */
export function createLog(level: string): ProcessLog {
  return wrap(pino({ level, base: undefined, redact: secrets.flatMap((name) => [name, `*.${name}`]) }))
}

function wrap(inner: ReturnType<typeof pino>): ProcessLog {
  return {
    error: (message, details) => inner.error(details ?? {}, message),
    warn: (message, details) => inner.warn(details ?? {}, message),
    info: (message, details) => inner.info(details ?? {}, message),
    child: (bindings) => wrap(inner.child(bindings)),
  }
}
