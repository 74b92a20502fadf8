import { defineWidget } from '../define-widget.ts'

/** Asks before a link to certain other sites is followed. The dialog is the browser's own; `after-interaction.ts` opens it. */
export const exitPopup = defineWidget({ symbol: 'exit_popup', place: 'actions', order: 1, island: 'never' })
