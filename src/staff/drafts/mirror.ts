import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Unsaved work in the browser's storage: `content` was made from `base`, which the server has as `version`, in the tab `tab`. `page` names the document, as the store
 * has named it from its first version on: a page by its number, anything else by what it is and its number, as `form:7`.
 */
export type MirrorRecord<Content> = { page: number | string; tab: string; base: Content; version: number; content: Content; at: number }
type Key = MirrorRecord<unknown>['page']

/** The storage in which unsaved work survives a crash. Every call may fail, and documents are edited without it then. */
export type Mirror<Content> = {
  write: (record: MirrorRecord<Content>) => Promise<void>
  remove: (page: Key, tab: string) => Promise<void>
  /** Work on this document from tabs that are no longer open, oldest first. */
  orphans: (page: Key) => Promise<MirrorRecord<Content>[]>
}

interface Shape extends DBSchema {
  unsaved: { key: [Key, string]; value: MirrorRecord<unknown>; indexes: { page: Key } }
}

/** What a document is opened with: the tab's id, where its unsaved work is kept, and the work on it that no open tab holds. */
export type UnsavedWork<Content> = { tab: string; mirror: Mirror<Content>; orphans: readonly MirrorRecord<Content>[] }

/** The id of this browser tab, the same for all documents that it opens. */
const ownTab = { current: null as ReturnType<typeof openTab> | null }

/** The unsaved work on a document in this browser. */
export async function findUnsavedWork<Content>(page: Key): Promise<UnsavedWork<Content>> {
  ownTab.current ??= openTab()
  const { tab, isOpen } = await ownTab.current
  const mirror = browserMirror<Content>(isOpen)
  // Without storage nothing was kept, and there is nothing to offer.
  return { tab, mirror, orphans: await mirror.orphans(page).catch(() => []) }
}

/** The mirror in IndexedDB. `isOpen` tells whether a tab is still open. */
function browserMirror<Content>(isOpen: (tab: string) => Promise<boolean>): Mirror<Content> {
  let opening: Promise<IDBPDatabase<Shape>> | undefined
  const database = () => {
    opening ??= openDB<Shape>('maarad-editor', 1, {
      upgrade: (fresh) => fresh.createObjectStore('unsaved', { keyPath: ['page', 'tab'] }).createIndex('page', 'page'),
    })
    return opening
  }
  return {
    write: async (record) => void (await (await database()).put('unsaved', record)),
    remove: async (page, tab) => (await database()).delete('unsaved', [page, tab]),
    orphans: async (page) => {
      const records = (await (await database()).getAllFromIndex('unsaved', 'page', page)) as MirrorRecord<Content>[]
      const open = await Promise.all(records.map(({ tab }) => isOpen(tab)))
      return records.filter((_, index) => !open[index]).toSorted((one, other) => one.at - other.at)
    },
  }
}

const lockOf = (tab: string) => `maarad-editor-tab-${tab}`
const TAB_KEY = 'maarad.editor.tab'

/**
 * The id of this tab: the same after a reload, but another in a duplicated tab, which starts with a copy of the session storage. A lock
 * of that id is held until the tab is closed or crashes.
 */
async function openTab(): Promise<{ tab: string; isOpen: (tab: string) => Promise<boolean> }> {
  const isOpen = async (tab: string) => {
    if (!navigator.locks) return false
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === lockOf(tab))
  }
  const tabId = readKept()
  const tab =
    tabId && !(await isOpen(tabId)) ? tabId : Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  writeKept(tab)
  // Held for as long as the tab lives.
  void navigator.locks?.request(lockOf(tab), () => new Promise(() => undefined))
  // Work that this tab left before a reload counts as an orphan.
  return { tab, isOpen: async (other) => other !== tab && (await isOpen(other)) }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY)
  } catch {
    // Without storage a tab has a new name at each visit.
    return null
  }
}

function writeKept(tab: string): void {
  try {
    sessionStorage.setItem(TAB_KEY, tab)
  } catch {
    // Without storage a tab has a new name at each visit.
    return
  }
}
