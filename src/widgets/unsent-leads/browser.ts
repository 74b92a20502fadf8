import { UNSENT_KEY, UNSENT_NOTICE, type UnsentNotice } from '#domains/forms/index.ts'
import type { WidgetScript } from '../define-widget.ts'

const SHOWN_MS = 8000

/** Tries when a page opens, when the network is back, and when a form begins to wait. */
export const start: WidgetScript = () => {
  const send = () => {
    if (hasUnsent() && navigator.onLine) void import('./send-waiting.ts').then(({ sendUnsent }) => sendUnsent())
  }
  addEventListener('online', send)
  addEventListener(UNSENT_NOTICE, (event) => show((event as CustomEvent<UnsentNotice>).detail))
  send()
}

/** A sent form is announced for a while, a refused one until the visitor opens it. */
function show(unsent: UnsentNotice): void {
  const notice = document.getElementById(`unsent-${unsent.kind}`)
  if (!notice) return
  notice.hidden = false
  if (unsent.kind === 'refused') notice.querySelector('a')?.setAttribute('href', unsent.href)
  else
    setTimeout(() => {
      notice.hidden = true
    }, SHOWN_MS)
}

function hasUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT_KEY) !== null
  } catch {
    // Without storage nothing waits to be sent.
    return false
  }
}
