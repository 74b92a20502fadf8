import { atom, type ReadableAtom } from 'nanostores'

const EVERY_MS = 10_000
/** A change of the part is told at once, but not more often than this. */
const AT_MOST_EVERY_MS = 2000

/** Another tab that has the document open, of whom, and the part that is edited there, such as a block or a field: '' for none. */
export type Present = { tab: string; name: string; part: string }

export type Presence = {
  $others: ReadableAtom<readonly Present[]>
  /** Says which part is being edited here. */
  show: (part: string | null) => void
  leave: () => void
}

type PresenceOfDocument = {
  /** Tells the server which part is edited here; gives who else has the document open, and what else is to be heard, null where that was not to be had. */
  tell: (part: string) => Promise<{ others: readonly Present[]; hear: () => void } | null>
  /** Also called while the browser closes the page, so that it has to be sent all the same. */
  leave: () => void
}

/** Tells the server for as long as a document is open which part of it is edited here, and learns who else edits it. */
export function startPresence({ tell, leave }: PresenceOfDocument): Presence {
  const $others = atom<readonly Present[]>([])
  let part = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = 0
  let hasLeft = false

  async function tellNow(): Promise<void> {
    clearTimeout(timer)
    lastAt = Date.now()
    const news = await tell(part)
    if (hasLeft) return
    timer = setTimeout(() => void tellNow(), EVERY_MS)
    if (!news) return
    $others.set(news.others)
    news.hear()
  }

  // A page that the browser kept and shows again is there again.
  const comeBack = (event: PageTransitionEvent) => event.persisted && void tellNow()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  void tellNow()
  return {
    $others,
    show(next) {
      if ((next ?? '') === part) return
      part = next ?? ''
      clearTimeout(timer)
      timer = setTimeout(() => void tellNow(), Math.max(200, lastAt + AT_MOST_EVERY_MS - Date.now()))
    },
    leave() {
      hasLeft = true
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
    },
  }
}
