import { ERROR_REPORTS } from '#ui/page-protocol.ts'
import type { Report } from './error-reporter.ts'
import { whenIdle } from './when-idle.ts'

type Send = (report: Report) => void

const waiting: Report[] = []
let send: Send | undefined

/** Collects errors that nobody caught until the reporting service has loaded; without a key nothing is kept. */
export function reportErrors(): void {
  const key = document.body.getAttribute(ERROR_REPORTS)
  if (!key) return
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  whenIdle(() => void import('./error-reporter.ts').then(({ sendTo }) => connectReporter(sendTo(key))))
}

/** Delivers what waited, in order, and everything after it at once. */
export function connectReporter(deliver: Send): void {
  send = deliver
  for (const early of waiting.splice(0)) deliver(early)
}

/** One error to the service, now or once it is there. */
export function report(error: unknown): void {
  const entry = error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error), stack: undefined }
  if (send) send(entry)
  else waiting.push(entry)
}
