import { whenAllowed } from '#domains/consent/index.ts'
import { loadModule } from '#ui/load-module.ts'
import { ERROR_REPORTS, ERRORS_NEED_NO_CONSENT } from '#ui/page-protocol.ts'
import type { Report } from './error-reporter.ts'
import { whenIdle } from '../islands/when-idle.ts'

type Send = (report: Report) => void

/** An error that repeats itself for ever fills no memory. */
const MOST_WAITING = 20

const waiting: Report[] = []
let send: Send | undefined

/** Collects uncaught errors until the visitor allows their reporting and the service has loaded; does nothing without a key. */
export function reportErrors(): void {
  const { body } = document
  const key = body.getAttribute(ERROR_REPORTS)
  if (!key) return
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  const connect = () => whenIdle(() => void loadModule(() => import('./error-reporter.ts')).then(({ sendTo }) => connectReporter(sendTo(key)), console.warn))
  if (body.hasAttribute(ERRORS_NEED_NO_CONSENT)) connect()
  else whenAllowed('optional', connect)
}

/** Delivers the queued reports in order, and later ones at once. */
export function connectReporter(deliver: Send): void {
  send = deliver
  for (const early of waiting.splice(0)) deliver(early)
}

/** Reports one error, now or once the service has loaded. */
export function report(error: unknown): void {
  const entry =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { name: '', message: String(error), stack: undefined }
  if (send) send(entry)
  else if (waiting.length < MOST_WAITING) waiting.push(entry)
}
