import type { PageContent } from '#domains/content/index.ts'
import type { Mirror, MirrorRecord } from './mirror.ts'

/** The delay between a change and its write to the browser's storage. */
export const MIRROR_AFTER_MS = 300

type MirrorWriterParts = {
  mirror: Mirror
  page: number
  tab: string
  /** The shown content, and the unsaved work; null when everything is saved. */
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
      mirrored = null // The browser cannot store it, so it will prompt before the tab is closed.
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
