import { defineWidget } from '../define-widget.ts'

/** Never hydrates: popovers do all of it, and its scripts what they cannot. */
export const header = defineWidget({ symbol: 'header', place: 'header', island: 'never' })
