import { consentNow, decide, forgetOptional } from '#domains/consent/index.ts'
import { BANNER_VERSION } from '#ui/page-protocol.ts'
import { sendWithoutCookies } from '#ui/sending/send-without-cookies.ts'

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

/** What was shown, by its version, and what was chosen, under an id that stands for nobody. */
function sendProof(choice: string, version: string): void {
  sendWithoutCookies(PROOFS_ADDRESS, { id: crypto.randomUUID(), version, choice })
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
