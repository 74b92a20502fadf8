import { atom, type ReadableAtom } from 'nanostores'
import { type Conflict, type Draft, draftPatch, keepMine, mergeContent, type PageContent, type Problem } from '#domains/content/index.ts'
import type { DraftApi } from './draft-api.ts'
import type { Mirror, MirrorRecord } from './mirror.ts'
import { createPageDocument, type PageDocument } from './document.ts'

/** How long after the last change, and after the last save, the next one starts. */
export const SAVE_AFTER_MS = 1500
/** Work is in the browser's own storage this long after a change. */
export const MIRROR_AFTER_MS = 300
const RETRY_MS = { first: 2000, most: 30_000 }

export type SaveState =
  | { kind: 'saved' }
  /** Changed; the save comes by itself. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Not reached; tried again by itself. */
  | { kind: 'offline' }
  | { kind: 'signed_out' }
  | { kind: 'refused'; code: string }
  /** Waits until a person has decided. */
  | { kind: 'conflict' }

/** Two people changed the same: `mine` is what stood here, made from `base`. The document holds theirs until somebody decides. */
export type OpenConflict = { conflicts: readonly Conflict[]; base: PageContent; mine: PageContent }

/** What a session began with: how much of earlier work was found in this browser and taken over. */
export type Recovered = 'nothing' | 'merged' | 'conflict'

/** Editing of one page: its content, and the quiet work of keeping it. Nothing that was typed is ever dropped. */
export type DraftSession = {
  page: number
  document: PageDocument
  $save: ReadableAtom<SaveState>
  $problems: ReadableAtom<readonly Problem[]>
  $conflict: ReadableAtom<OpenConflict | null>
  /** What is known of the page besides its content. */
  $draft: ReadableAtom<Omit<Draft, 'content' | 'problems'>>
  /** What was recovered; 'nothing' from the second time on, so that people hear of it once. */
  takeRecovered: () => Recovered
  /** Ends once all of it is stored; false when that is not possible now. */
  flush: () => Promise<boolean>
  /** Fetches what others saved, when `version` is newer than ours, and merges it in. */
  pull: (version: number) => Promise<void>
  /** Takes over a draft that the server made of its own, such as a restored version. */
  takeOver: (draft: Draft) => void
  /** Tries again at once. */
  retry: () => void
  /** `mine` names the conflicts, by their place in the list, that keep what stood here. */
  decide: (mine: ReadonlySet<number>) => void
  /** Whether leaving now would lose something. */
  isAtRisk: () => boolean
  close: () => void
}

type SessionParts = { draft: Draft; tab: string; api: DraftApi; mirror: Mirror; orphans: readonly MirrorRecord[] }

export function openDraftSession({ draft, tab, api, mirror, orphans }: SessionParts): DraftSession {
  const page = draft.page_id
  const document = createPageDocument(draft.content)
  const $save = atom<SaveState>({ kind: 'saved' })
  const $problems = atom<readonly Problem[]>(draft.problems)
  const $conflict = atom<OpenConflict | null>(null)
  const $draft = atom(withoutContent(draft))

  /** What the server has, and as which version. */
  let stored = draft.content
  let version = draft.version
  let saving: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastStart = Number.NEGATIVE_INFINITY
  let failures = 0
  let isClosed = false

  let mirrorTimer: ReturnType<typeof setTimeout> | undefined
  /** The content that the browser's storage holds; null while that is not known to be any. */
  let mirrored: PageContent | null = null

  const isClean = () => document.get() === stored || draftPatch(stored, document.get()) === null

  function schedule(after: number): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => void save(), after)
  }

  function scheduleMirror(): void {
    if (mirrorTimer !== undefined || isClosed) return
    mirrorTimer = setTimeout(() => {
      mirrorTimer = undefined
      void writeMirror()
    }, MIRROR_AFTER_MS)
  }

  async function writeMirror(): Promise<void> {
    const content = document.get()
    const open = $conflict.get()
    try {
      if (!open && content === stored) {
        await mirror.remove(page, tab)
        mirrored = null
        return
      }
      // While a person decides, what is at stake is the work that stood here.
      const work = open ? { base: open.base, content: open.mine } : { base: stored, content }
      await mirror.write({ page, tab, version, at: Date.now(), ...work })
      mirrored = content
    } catch {
      mirrored = null // A browser that keeps nothing; the guard on leaving then speaks.
    }
  }

  const stop = document.subscribe((origin) => {
    scheduleMirror()
    if (origin === 'elsewhere') return
    if ($save.get().kind !== 'saving' && !$conflict.get()) $save.set({ kind: 'unsaved' })
    failures = 0
    schedule(Math.max(SAVE_AFTER_MS, lastStart + SAVE_AFTER_MS - Date.now()))
  })

  function save(): Promise<void> {
    clearTimeout(timer)
    saving ??= saveNow().finally(() => {
      saving = null
    })
    return saving
  }

  async function saveNow(): Promise<void> {
    if ($conflict.get()) return
    const content = document.get()
    const patch = draftPatch(stored, content)
    if (!patch) {
      stored = content
      $save.set({ kind: 'saved' })
      scheduleMirror()
      return
    }
    lastStart = Date.now()
    $save.set({ kind: 'saving' })
    const answer = await api.save(version, patch)
    if (isClosed) return
    switch (answer.kind) {
      case 'saved':
        failures = 0
        stored = content
        version = answer.version
        $draft.set({ ...$draft.get(), version, is_changed: true })
        $problems.set(answer.problems)
        scheduleMirror()
        if (document.get() === content) $save.set({ kind: 'saved' })
        else {
          $save.set({ kind: 'unsaved' })
          schedule(SAVE_AFTER_MS)
        }
        return
      case 'stale':
        merge(answer.draft)
        if (!$conflict.get()) schedule(0)
        return
      case 'away':
        failures += 1
        $save.set({ kind: 'offline' })
        schedule(Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.most))
        return
      case 'signed_out':
        $save.set({ kind: 'signed_out' })
        return
      case 'refused':
        $save.set({ kind: 'refused', code: answer.code })
    }
  }

  /** Brings in what the server has now; what both changed waits for a decision, with theirs in view until then. */
  function merge(theirs: Draft): void {
    const base = stored
    const mine = document.get()
    const { merged, conflicts } = mergeContent(base, mine, theirs.content)
    stored = theirs.content
    version = theirs.version
    $draft.set(withoutContent(theirs))
    $problems.set(theirs.problems)
    if (conflicts.length > 0) {
      $conflict.set({ conflicts, base, mine })
      $save.set({ kind: 'conflict' })
    }
    document.adopt(draftPatch(theirs.content, merged) ? merged : theirs.content)
    if (conflicts.length === 0 && isClean()) $save.set({ kind: 'saved' })
  }

  function recover(): Recovered {
    let found: Recovered = 'nothing'
    for (const record of orphans) {
      if ($conflict.get()) break
      const { merged, conflicts } = mergeContent(record.base, record.content, document.get())
      if (draftPatch(document.get(), merged) || conflicts.length > 0) {
        found = conflicts.length > 0 ? 'conflict' : 'merged'
        document.change(() => merged)
        if (conflicts.length > 0) {
          $conflict.set({ conflicts, base: record.base, mine: record.content })
          $save.set({ kind: 'conflict' })
        }
      }
      // Gone only once this tab has kept it, so that a crash in between loses nothing.
      void writeMirror().then(
        () => {
          if (record.tab !== tab) return mirror.remove(page, record.tab)
          return undefined
        },
        () => undefined,
      )
    }
    return found
  }

  const retry = () => {
    failures = 0
    void save()
  }
  let recovered = recover()

  return {
    page,
    document,
    $save,
    $problems,
    $conflict,
    $draft,
    takeRecovered() {
      const found = recovered
      recovered = 'nothing'
      return found
    },
    retry,
    async flush() {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        if (saving) await saving
        if ($conflict.get()) return false
        if (isClean()) return true
        await save()
        const { kind } = $save.get()
        if (kind === 'offline' || kind === 'refused' || kind === 'signed_out') return false
      }
      return isClean()
    },
    async pull(newer) {
      if (newer <= version || saving || $conflict.get()) return
      const answer = await api.load()
      if (isClosed || saving || $conflict.get() || answer.kind !== 'loaded' || answer.draft.version <= version) return
      merge(answer.draft)
      if (!$conflict.get() && !isClean()) schedule(SAVE_AFTER_MS)
    },
    takeOver(fresh) {
      clearTimeout(timer)
      stored = fresh.content
      version = fresh.version
      $draft.set(withoutContent(fresh))
      $problems.set(fresh.problems)
      document.change(() => fresh.content)
      clearTimeout(timer)
      $save.set({ kind: 'saved' })
    },
    decide(mine) {
      const open = $conflict.get()
      if (!open) return
      $conflict.set(null)
      $save.set({ kind: 'unsaved' })
      const kept = open.conflicts.filter((_, index) => mine.has(index))
      document.change((content) => kept.reduce((result, conflict) => keepMine(result, open.mine, conflict), content))
      scheduleMirror()
      schedule(0)
    },
    isAtRisk: () => !isClean() && mirrored !== document.get(),
    close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(mirrorTimer)
      stop()
      if (!isClean() || $conflict.get()) void writeMirror()
      else mirror.remove(page, tab).catch(() => undefined)
    },
  }
}

function withoutContent({ content: _content, problems: _problems, ...rest }: Draft): Omit<Draft, 'content' | 'problems'> {
  return rest
}
