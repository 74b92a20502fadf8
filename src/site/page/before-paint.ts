import { KEPT_RETAILER_KEY, RETAILER_PARAMETER } from '#domains/retailers/index.ts'
import { NAMES_RETAILER } from '#ui/page-protocol.ts'

/**
 * The one script inside every page. It runs before the first paint and reserves the room of what only the browser knows, so that nothing moves
 * when it comes: the bar of the visitor's retailer (C-021). Without storage there is nothing to show.
 */
export const beforePaint = `try{(/[?&]${RETAILER_PARAMETER}=./.test(location.search)||localStorage.getItem('${KEPT_RETAILER_KEY}'))&&document.documentElement.setAttribute('${NAMES_RETAILER}','')}catch{}`
