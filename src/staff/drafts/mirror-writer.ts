import type { Mirror, MirrorRecord } from './mirror.ts'

/** The delay between a change and its write to the browser's storage. */
export const MIRROR_AFTER_MS = 300

type MirrorWriterParts<Content> = Pick<MirrorRecord<Content>, 'page' | 'tab'> & {
  mirror: Mirror<Content>
  /** The shown content, and the unsaved work; null when everything is saved. */
  read: () => { content: Content; unsaved: Pick<MirrorRecord<Content>, 'base' | 'version' | 'content'> | null }
}

/** Writes the unsaved work of one tab to the mirror, some time after each change. */
export function createMirrorWriter<Content>({ mirror, page, tab, read }: MirrorWriterParts<Content>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  /** The content that was shown when the mirror was last written; null while the mirror may hold nothing. */
  let mirrored: Content | null = null

  async function write(): Promise<void> {
    const { content, unsaved } = read()
    try {
      if (unsaved) {
        await mirror.write({ page, tab, at: Date.now(), ...unsaved })
        mirrored = content
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
    holds: (content: Content) => mirrored === content,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
