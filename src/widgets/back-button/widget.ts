import { defineWidget } from '../define-widget.ts'

/** A link back to the page before, on pages that the settings name; the script of all such links makes it go back. */
export const backButton = defineWidget({ symbol: 'back_button', place: 'before', island: 'never' })
