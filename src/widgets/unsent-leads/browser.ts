import { type UnsentAnswer, UNSENT_ANSWERED, UNSENT_KEY } from '#domains/forms/index.ts'
import type { WidgetScript } from '../define-widget.ts'

const SHOWN_MS = 8000

/** Tries when a page opens, when the network is back, and when a form begins to wait. */
export const start: WidgetScript = () => {
  const send = () => {
    if (hasUnsent() && navigator.onLine) void import('./send-waiting.ts').then(({ sendUnsent }) => sendUnsent())
  }
  addEventListener('online', send)
  addEventListener(UNSENT_ANSWERED, (event) => {
    if ((event as CustomEvent<UnsentAnswer>).detail.outcome.kind === 'sent') show()
  })
  send()
}

function show(): void {
  const notice = document.getElementById('unsent-leads')
  if (!notice) return
  notice.hidden = false
  setTimeout(() => {
    notice.hidden = true
  }, SHOWN_MS)
}

function hasUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT_KEY) !== null
  } catch {
    return false
  }
}
