import { PLACE } from '#ui/page-protocol.ts'
import type { MeasuredPage } from './measured-page.ts'
import { track } from './track.ts'

const LONGEST = 100
const ORDER = '/ar/showroom-order-online/vehicle/'

/** Tracks clicks in the header and the footer, and on the order button of a vehicle's page (C-023, A-329, A-339, A-340). */
export function trackClicks(pageNow: () => MeasuredPage): void {
  addEventListener('click', (event) => trackClick(event, pageNow()), { capture: true })
}

function trackClick({ target, defaultPrevented }: MouseEvent, { sale }: MeasuredPage): void {
  // A press that waits for its island comes again.
  if (defaultPrevented || !(target instanceof Element)) return
  const pressed = target.closest<HTMLElement>('a[href], button')
  const place = pressed?.closest(`[${PLACE}]`)?.getAttribute(PLACE)
  if (!pressed) return
  const isLink = pressed instanceof HTMLAnchorElement
  const link = {
    link_text: (pressed.textContent?.trim() || pressed.ariaLabel || '').replace(/\s+/g, ' ').slice(0, LONGEST),
    link_url: isLink ? withoutQuery(pressed) : '',
    link_type: isLink ? ('link' as const) : ('button' as const),
  }
  if (place === 'header') track({ event: 'header_navigation_click', ...link })
  if (place === 'footer') track({ event: 'footer_click', ...link })
  if (isLink && sale && pressed.pathname.startsWith(ORDER)) track({ event: 'add_to_cart', ecommerce: sale })
}

/** `tel:` and `mailto:` links may identify a person, so only their scheme is tracked. */
function withoutQuery({ protocol, origin, pathname }: HTMLAnchorElement): string {
  return protocol.startsWith('http') ? origin + pathname : protocol
}
