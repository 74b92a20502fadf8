import { defineWidget } from '../define-widget.ts'

/** Only the retailer finder needs the script; its distance is the specification's. */
export const footer = defineWidget({ symbol: 'footer', place: 'footer', island: 'visible', nearPx: 100 })
