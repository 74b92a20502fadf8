import { WORDS } from '#ui/page-protocol.ts'

/** Texts for scripts in the page's language, which the server writes on the body as JSON. */
export type PageWords = {
  blockFailed: string
  pageFailed: string
  network: string
  tryAgain: string
  offline: string
  online: string
  close: string
}

export function words(): PageWords {
  return JSON.parse(document.body.getAttribute(WORDS) ?? '{}') as PageWords
}
