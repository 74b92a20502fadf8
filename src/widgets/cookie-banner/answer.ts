import { consentNow, decide, forgetOptional } from '#domains/consent/index.ts'
import { BANNER_VERSION } from '#ui/page-protocol.ts'

/** Where proofs of answers are kept. */
const PROOFS_ADDRESS = '/api/consent_proofs'

/** Keeps an answer to the banner and its proof. Who takes a consent back gets a page without what it had brought. */
export function answer(choice: 'accepted' | 'rejected'): void {
  const banner = document.getElementById('cookie-banner')
  const hadAccepted = consentNow().status === 'accepted'
  if (choice === 'accepted') banner?.dispatchEvent(new CustomEvent('accept-all', { bubbles: true }))
  decide(choice)
  sendProof(choice, banner?.getAttribute(BANNER_VERSION) ?? '')
  if (banner) hide(banner)
  if (hadAccepted && choice === 'rejected') {
    forgetOptional()
    location.reload()
  }
}

/** What was shown, by its version, and what was chosen, under an id that stands for nobody: without cookies, which would name whoever is signed in. */
function sendProof(choice: string, version: string): void {
  const proof = { id: crypto.randomUUID(), version, choice }
  const body = new Blob([JSON.stringify(proof)], { type: 'application/json' })
  if (!('keepalive' in Request.prototype)) return void navigator.sendBeacon(PROOFS_ADDRESS, body)
  // Nobody could do anything about a proof that did not arrive.
  fetch(PROOFS_ADDRESS, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
}

/** The focus goes on in the page, not back to its beginning. */
function hide(banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement)
  banner.hidden = true
  if (!hadFocus) return
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
