import { hasWaitingOrder, hideWaitingOrder } from '#domains/orders/index.ts'
import { HIDES_ORDER, ORDER_WAITS } from '#ui/page-protocol.ts'
import type { WidgetScript } from '../define-widget.ts'

/** Follows what the browser keeps: with each page, and with a page that comes back. A press puts the offer away. */
export const start: WidgetScript = (onPage) => {
  const show = () => document.documentElement.toggleAttribute(ORDER_WAITS, hasWaitingOrder())
  onPage(show)
  addEventListener('pageshow', show)
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.(`[${HIDES_ORDER}]`)) return
    hideWaitingOrder()
    show()
  })
}
