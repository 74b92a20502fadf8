import { defineWidget } from '../define-widget.ts'

/** The floating button or the quick links of all pages; a block of a page takes its place there. It never hydrates. */
export const floatingAction = defineWidget({ symbol: 'floating_action', place: 'actions', island: 'never', needsNavigation: true })
