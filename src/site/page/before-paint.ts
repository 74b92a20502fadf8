import { waitingOrderExpression } from '#domains/orders/index.ts'
import { KEPT_RETAILER_KEY, RETAILER_PARAMETER } from '#domains/retailers/index.ts'
import { NAMES_RETAILER, ORDER_WAITS } from '#ui/page-protocol.ts'

const namesRetailer = `/[?&]${RETAILER_PARAMETER}=./.test(location.search)||localStorage.getItem('${KEPT_RETAILER_KEY}')`

/**
 * The one script inside every page. It runs before the first paint and reserves the room of what only the browser knows, so that nothing moves
 * when it comes: the bar of the visitor's retailer (C-021), and that of an unfinished order. Without storage there is nothing to show.
 */
export const beforePaint = `try{let e=document.documentElement;(${namesRetailer})&&e.setAttribute('${NAMES_RETAILER}','');${waitingOrderExpression}&&e.setAttribute('${ORDER_WAITS}','')}catch{}`
