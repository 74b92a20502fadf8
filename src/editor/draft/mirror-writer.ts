import type { PageContent } from '#domains/content/index.ts'
import type { Mirror, MirrorRecord } from './mirror.ts'

/** Unsaved work is in the browser's storage this long after a change. */
export const MIRROR_AFTER_MS = 300

type MirrorWriterParts = {
  mirror: Mirror
  page: number
  tab: string
  /** The content that is shown, and the work that must not be lost; null when the server has all of it. */
  read: () => { shown: PageContent; unsaved: Pick<MirrorRecord, 'base' | 'version' | 'content'> | null }
}

/** Writes the unsaved work of one tab to the mirror, some time after each change. */
export function createMirrorWriter({ mirror, page, tab, read }: MirrorWriterParts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  /** The content that was shown when the mirror was last written; null while the mirror may hold nothing. */
  let mirrored: PageContent | null = null

  async function write(): Promise<void> {
    const { shown, unsaved } = read()
    try {
      if (unsaved) {
        await mirror.write({ page, tab, at: Date.now(), ...unsaved })
        mirrored = shown
      } else {
        await mirror.remove(page, tab)
        mirrored = null
      }
    } catch {
      mirrored = null // The browser stores nothing. Then it asks before the tab is closed.
    }
  }

  return {
    write,
    schedule(): void {
      if (timer !== undefined || isStopped) return
      timer = setTimeout(() => {
        timer = undefined
        void write()
      }, MIRROR_AFTER_MS)
    },
    holds: (content: PageContent) => mirrored === content,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
