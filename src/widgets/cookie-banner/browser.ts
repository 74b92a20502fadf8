import { consentNow, openPlatform, reloadPlatformBanner, startGoogleConsent } from '#domains/consent/index.ts'
import { OPENS_CONSENT } from '#ui/page-protocol.ts'
import type { WidgetScript } from '../define-widget.ts'

const banner = () => document.getElementById('cookie-banner')

/** Shows the banner while the visitor has not chosen (A-226, C-130), and takes the answer. It never takes the focus by itself. */
export const start: WidgetScript = (onPage) => {
  startGoogleConsent()
  // The page keeps as much room as the banner takes, which depends on the screen and on the text.
  const room = new ResizeObserver(([entry]) => {
    document.documentElement.style.setProperty('--notice-space', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
  })
  const show = () => {
    const element = banner()
    if (!element) return
    element.hidden = consentNow().status !== 'pending'
    room.observe(element)
  }
  onPage(() => {
    show()
    reloadPlatformBanner()
  })
  addEventListener('storage', show)
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest<HTMLButtonElement>('#cookie-banner button')
    if (button) void import('./answer.ts').then(({ answer }) => answer(button.value === 'accepted' ? 'accepted' : 'rejected'))
    if (target?.closest(`[${OPENS_CONSENT}]`) && askAgain()) event.preventDefault()
  })
  show()
}

/** Lets a visitor think again, by the link in the footer; false where only the policy can be shown. */
function askAgain(): boolean {
  const element = banner()
  if (!element) return openPlatform()
  element.hidden = false
  element.focus()
  return true
}
