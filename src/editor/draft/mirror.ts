import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PageContent } from '#domains/content/index.ts'

/**
 * Unsaved work as this browser keeps it: `content` was made from `base`, which the server stored as `version`. `tab` is whose it is.
 */
export type MirrorRecord = { page: number; tab: string; base: PageContent; version: number; content: PageContent; at: number }

/** Where unsaved work survives a crash. Reading and writing may fail; the editor then works on without it. */
export type Mirror = {
  write: (record: MirrorRecord) => Promise<void>
  remove: (page: number, tab: string) => Promise<void>
  /** What tabs that are no longer open left of this page, oldest first. */
  orphans: (page: number) => Promise<MirrorRecord[]>
}

interface Shape extends DBSchema {
  unsaved: { key: [number, string]; value: MirrorRecord; indexes: { page: number } }
}

/** The mirror in IndexedDB. `isOpen` says whether a tab still holds its work itself. */
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
 * The id of this tab: the same after a reload, another in a duplicated tab, which copies what the first had kept. The lock that goes
 * with it falls when the tab is gone, however it went.
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
  // What this very tab left behind before it was loaded anew is nobody else's.
  return { tab, isOpen: async (other) => other !== tab && (await isOpen(other)) }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function writeKept(tab: string): void {
  try {
    sessionStorage.setItem(KEPT, tab)
  } catch {
    return
  }
}
