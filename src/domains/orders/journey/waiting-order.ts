import { browserStorage } from '#kernel/browser-storage.ts'
import { ORDER_DATA_KEY, WAITING_ORDER_HIDDEN_KEY } from './order-data.ts'

/**
 * Whether the browser keeps an unfinished order, as an expression that runs before a page is painted: the step of the car has named a retailer, and the
 * visitor has not put the offer away.
 */
export const waitingOrderExpression = `!localStorage.getItem('${WAITING_ORDER_HIDDEN_KEY}')&&/"paymentRecipient":"[^"]/.test(localStorage.getItem('${ORDER_DATA_KEY}'))`

/** The same once a page is there. */
export function hasWaitingOrder(): boolean {
  try {
    const storage = browserStorage()
    return storage.getItem(WAITING_ORDER_HIDDEN_KEY) === null && /"paymentRecipient":"[^"]/.test(storage.getItem(ORDER_DATA_KEY) ?? '')
  } catch {
    return false // nothing is kept
  }
}

/** Offers the unfinished order on no page, until something is chosen for an order again. */
export function hideWaitingOrder(): void {
  try {
    browserStorage().setItem(WAITING_ORDER_HIDDEN_KEY, '1')
  } catch {
    // without storage there is no order to offer
  }
}
