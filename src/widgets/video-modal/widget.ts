import { defineWidget } from '../define-widget.ts'

/** The dialog in which videos and embedded pages open over the page. Its code comes with the first press. */
export const videoModal = defineWidget({ symbol: 'video_modal', place: 'actions', order: 2, island: 'never' })
