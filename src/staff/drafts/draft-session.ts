import { atom, type ReadableAtom } from 'nanostores'
import type { DraftApi, Facts, StoredDraft } from './draft-answers.ts'
import type { DraftDocument } from './draft-document.ts'
import type { UnsavedWork } from './mirror.ts'
import { createMirrorWriter } from './mirror-writer.ts'

/** A save starts this long after the last change, and at the earliest this long after the last save. */
export const SAVE_AFTER_MS = 1500
const RETRY_MS = { first: 2000, most: 30_000 }

export type SaveState =
  | { kind: 'saved' }
  /** Changed, and not saved yet. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server was not reached; the save is repeated. */
  | { kind: 'offline' }
  | { kind: 'signed_out' }
  | { kind: 'refused'; code: string }
  /** Nothing is saved until a person has decided. */
  | { kind: 'conflict' }

/** How two contents of one kind of document are compared and joined. */
export type DocumentKind<Content, Patch, Conflict> = {
  /** What a save sends; null where nothing has changed. */
  patchOf: (before: Content, after: Content) => Patch | null
  /** What two people made of `base`: what both changed differently is as in `theirs`, and a conflict. */
  merge: (base: Content, mine: Content, theirs: Content) => { merged: Content; conflicts: readonly Conflict[] }
  /** The content with my side of a conflict. `mine` is the whole that I made. */
  keepMine: (content: Content, mine: Content, conflict: Conflict) => Content
}

/** Two people changed the same. `mine` is the content made here from `base`. The document shows the other version until somebody decides. */
export type OpenConflict<Content, Conflict> = { conflicts: readonly Conflict[]; base: Content; mine: Content }

/** The result of restoring unsaved work from the browser's storage. */
export type Recovered = 'nothing' | 'merged' | 'conflict'

/** One document while it is edited: its content, saved automatically, merged with what others save, and mirrored in the browser's storage. */
export type DraftSession<Content, Conflict, F extends Facts> = {
  document: DraftDocument<Content>
  $save: ReadableAtom<SaveState>
  $conflict: ReadableAtom<OpenConflict<Content, Conflict> | null>
  /** What the server says of the draft besides its content. */
  $facts: ReadableAtom<F>
  /** The result of the recovery; 'nothing' from the second call on, so that it is reported once. */
  takeRecovered: () => Recovered
  /** Resolves when everything is saved; with false when that is not possible now. */
  flush: () => Promise<boolean>
  /** Loads what others saved and merges it, if `version`, where it is told, is newer than the one known here. */
  pull: (version?: number) => Promise<void>
  /** Takes in a draft as the server has it now, with what was changed here meanwhile. */
  takeIn: (draft: StoredDraft<Content, F>) => void
  /** Takes over a draft that the server made, such as a restored version, in the place of what is here; it can be undone. */
  takeOver: (draft: StoredDraft<Content, F>) => void
  /** Repeats the save at once. */
  retry: () => void
  /** Ends the conflict. `mine` has the indexes of those conflicts in which the value made here is kept. */
  decide: (mine: ReadonlySet<number>) => void
  /** Whether closing the tab now would lose work. */
  isAtRisk: () => boolean
  close: () => void
}

type SessionParts<Content, Patch, Conflict, F extends Facts> = UnsavedWork<Content> & {
  kind: DocumentKind<Content, Patch, Conflict>
  /** Under which its unsaved work is kept. */
  key: number | string
  document: DraftDocument<Content>
  draft: StoredDraft<Content, F>
  api: DraftApi<Content, Patch, F>
  /** What is told of a draft besides its content. */
  factsOf: (draft: StoredDraft<Content, F>) => F
}

// Long, since saving, merging, recovering and closing share the state of the server's copy and one timer.
export function openDraftSession<Content, Patch, Conflict, F extends Facts>({
  kind,
  key,
  document,
  draft,
  tab,
  api,
  factsOf,
  mirror,
  orphans,
}: SessionParts<Content, Patch, Conflict, F>): DraftSession<Content, Conflict, F> {
  const $save = atom<SaveState>({ kind: 'saved' })
  const $conflict = atom<OpenConflict<Content, Conflict> | null>(null)
  const $facts = atom<F>(factsOf(draft))

  /** The content that the server has, and its version. */
  let storedContent = draft.content
  let version = draft.version
  let saving: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastStart = Number.NEGATIVE_INFINITY
  let failures = 0
  let isClosed = false

  const isClean = () => document.get() === storedContent || kind.patchOf(storedContent, document.get()) === null

  function schedule(after: number): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => void save(), after)
  }

  const mirrorWriter = createMirrorWriter({
    mirror,
    page: key,
    tab,
    read() {
      const content = document.get()
      const open = $conflict.get()
      // During a conflict the document shows the other version; the unsaved work is the one made here.
      if (open) return { content, unsaved: { version, base: open.base, content: open.mine } }
      return { content, unsaved: content === storedContent ? null : { version, base: storedContent, content } }
    },
  })

  const stop = document.subscribe((origin) => {
    mirrorWriter.schedule()
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
    const patch = kind.patchOf(storedContent, content)
    if (!patch) {
      storedContent = content
      $save.set({ kind: 'saved' })
      mirrorWriter.schedule()
      return
    }
    lastStart = Date.now()
    $save.set({ kind: 'saving' })
    const answer = await api.save(version, patch)
    if (isClosed) return
    switch (answer.kind) {
      case 'saved':
        failures = 0
        storedContent = content
        version = answer.facts.version
        $facts.set({ ...$facts.get(), ...answer.facts })
        mirrorWriter.schedule()
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
      case 'unreachable':
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

  /** Merges a draft from the server. What both sides changed becomes a conflict, and the document shows the server's values meanwhile. */
  function merge(theirs: StoredDraft<Content, F>): void {
    const base = storedContent
    const mine = document.get()
    const { merged, conflicts } = kind.merge(base, mine, theirs.content)
    storedContent = theirs.content
    version = theirs.version
    $facts.set(factsOf(theirs))
    if (conflicts.length > 0) {
      $conflict.set({ conflicts, base, mine })
      $save.set({ kind: 'conflict' })
    }
    document.adopt(kind.patchOf(theirs.content, merged) ? merged : theirs.content)
    if (conflicts.length === 0 && isClean()) $save.set({ kind: 'saved' })
  }

  function takeIn(theirs: StoredDraft<Content, F>): void {
    merge(theirs)
    if (!$conflict.get() && !isClean()) schedule(SAVE_AFTER_MS)
  }

  function recover(): Recovered {
    let recovery: Recovered = 'nothing'
    for (const record of orphans) {
      if ($conflict.get()) break
      const { merged, conflicts } = kind.merge(record.base, record.content, document.get())
      if (kind.patchOf(document.get(), merged) || conflicts.length > 0) {
        recovery = conflicts.length > 0 ? 'conflict' : 'merged'
        document.change(() => merged)
        if (conflicts.length > 0) {
          $conflict.set({ conflicts, base: record.base, mine: record.content })
          $save.set({ kind: 'conflict' })
        }
      }
      // The old record is removed only after this tab has mirrored the work itself, so that a crash in between loses nothing.
      void mirrorWriter.write().then(
        () => (record.tab === tab ? undefined : mirror.remove(key, record.tab)),
        () => undefined,
      )
    }
    return recovery
  }

  const retry = () => {
    failures = 0
    void save()
  }
  let recovered = recover()

  return {
    document,
    $save,
    $conflict,
    $facts,
    takeRecovered() {
      const recovery = recovered
      recovered = 'nothing'
      return recovery
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
    async pull(newer = Number.POSITIVE_INFINITY) {
      if (newer <= version || saving || $conflict.get()) return
      const answer = await api.load()
      if (isClosed || saving || $conflict.get() || answer.kind !== 'loaded' || answer.draft.version <= version) return
      takeIn(answer.draft)
    },
    takeIn,
    takeOver(fresh) {
      clearTimeout(timer)
      storedContent = fresh.content
      version = fresh.version
      $facts.set(factsOf(fresh))
      document.change(() => fresh.content)
      clearTimeout(timer)
      $save.set({ kind: 'saved' })
    },
    decide(mine) {
      const open = $conflict.get()
      if (!open) return
      $conflict.set(null)
      $save.set({ kind: 'unsaved' })
      const myConflicts = open.conflicts.filter((_, index) => mine.has(index))
      document.change((content) => myConflicts.reduce((result, conflict) => kind.keepMine(result, open.mine, conflict), content))
      mirrorWriter.schedule()
      schedule(0)
    },
    isAtRisk: () => !isClean() && !mirrorWriter.holds(document.get()),
    close() {
      isClosed = true
      clearTimeout(timer)
      mirrorWriter.stop()
      stop()
      if (!isClean() || $conflict.get()) void mirrorWriter.write()
      // A copy that stays is offered at the next visit, where it can be dismissed.
      else mirror.remove(key, tab).catch(() => undefined)
    },
  }
}
