import { defineWidget } from '../define-widget.ts'

/** Asks for consent where our own strategy does. It stands before the page's content, so that a keyboard reaches it early; its script shows it. */
export const cookieBanner = defineWidget({ symbol: 'cookie_banner', place: 'before', order: -1, island: 'never' })
