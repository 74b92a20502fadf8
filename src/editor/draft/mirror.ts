import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PageContent } from '#domains/content/index.ts'

/**
 * Unsaved work in the browser's storage: `content` was made from `base`, which the server has as `version`, in the tab `tab`.
 */
export type MirrorRecord = { page: number; tab: string; base: PageContent; version: number; content: PageContent; at: number }

/** The storage in which unsaved work survives a crash. Every call may fail, and the editor works without it then. */
export type Mirror = {
  write: (record: MirrorRecord) => Promise<void>
  remove: (page: number, tab: string) => Promise<void>
  /** Work on this page from tabs that are no longer open, oldest first. */
  orphans: (page: number) => Promise<MirrorRecord[]>
}

interface Shape extends DBSchema {
  unsaved: { key: [number, string]; value: MirrorRecord; indexes: { page: number } }
}

/** The mirror in IndexedDB. `isOpen` tells whether a tab is still open. */
export function browserMirror(isOpen: (tab: string) => Promise<boolean>): Mirror {
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
      const records = await (await database()).getAllFromIndex('unsaved', 'page', page)
      const open = await Promise.all(records.map(({ tab }) => isOpen(tab)))
      return records.filter((_, index) => !open[index]).toSorted((one, other) => one.at - other.at)
    },
  }
}

const lockOf = (tab: string) => `maarad-editor-tab-${tab}`
const KEPT = 'maarad.editor.tab'

/**
 * The id of this tab: the same after a reload, but another in a duplicated tab, which starts with a copy of the session storage. A lock
 * of that id is held until the tab is closed or crashes.
 */
export async function openTab(): Promise<{ tab: string; isOpen: (tab: string) => Promise<boolean> }> {
  const isOpen = async (tab: string) => {
    if (!navigator.locks) return false
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === lockOf(tab))
  }
  const kept = readKept()
  const tab =
    kept && !(await isOpen(kept)) ? kept : Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  writeKept(tab)
  // Held for as long as the tab lives.
  void navigator.locks?.request(lockOf(tab), () => new Promise(() => undefined))
  // Work that this tab left before a reload counts as an orphan.
  return { tab, isOpen: async (other) => other !== tab && (await isOpen(other)) }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEPT)
  } catch {
    // Without storage a tab has a new name at each visit.
    return null
  }
}

function writeKept(tab: string): void {
  try {
    sessionStorage.setItem(KEPT, tab)
  } catch {
    // Without storage a tab has a new name at each visit.
    return
  }
}
