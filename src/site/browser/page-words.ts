import { WORDS } from '#ui/page-protocol.ts'

/** The few words that scripts write, in the page's language: the server puts them on the body as JSON. */
export type PageWords = {
  blockFailed: string
  pageFailed: string
  network: string
  tryAgain: string
  offline: string
  online: string
  close: string
  video: string
}

export function words(): PageWords {
  return JSON.parse(document.body.getAttribute(WORDS) ?? '{}') as PageWords
}
