import type { Form } from '#domains/forms/index.ts'
import { draftOf, type FormDraft, isSame, newDraft } from './form-draft.ts'
import { changed, type History, historyOf, redone, undone } from './history.ts'
import type { KeptDraft } from './kept-draft.ts'
import { type Merge, mergeDrafts, settled, type Side } from './merge-drafts.ts'

export type SaveAnswer = { kind: 'saved'; form: Form } | { kind: 'stale'; form: Form } | { kind: 'failed'; error: unknown }

export type SessionState = {
  history: History<FormDraft>
  /** What the server has, as far as this screen knows, and its revision; 0 before the first save. */
  base: FormDraft
  revision: number
  /** The version that visitors see; 0 before the first save. */
  version: number
  isSaving: boolean
  /** A save that somebody else was faster than, as long as there is something to decide. */
  conflict: (Merge & { form: Form }) | null
  /** When the unsaved work was made that is back after a reload. */
  restoredAt: number | null
  /** False when the browser keeps no unsaved work. */
  isKept: boolean
}

type SessionParts = {
  /** Null for a form that is not stored yet; `name` is what it is called at first. */
  form: Form | null
  name: string
  send: (draft: FormDraft, revision: number) => Promise<SaveAnswer>
  kept: { read: () => KeptDraft | null; keep: (kept: KeptDraft) => boolean; forget: () => void }
  now?: () => number
}

export type FormSession = ReturnType<typeof createFormSession>

/**
 * The form that is being drawn, outside of React: history, unsaved work in the browser, and saving. A save that comes too late is joined with
 * what is stored, and asks only where two people changed one part. Long, since history, saving and joining are one state.
 */
export function createFormSession({ form, name, send, kept, now = Date.now }: SessionParts) {
  let state = opened()
  const listeners = new Set<() => void>()

  function opened(): SessionState {
    const base = form ? draftOf(form) : newDraft(name)
    const plain = {
      history: historyOf(base),
      base,
      revision: form?.revision ?? 0,
      version: form?.version ?? 0,
      isSaving: false,
      conflict: null,
      restoredAt: null,
      isKept: true,
    }
    const found = kept.read()
    if (!found || isSame(found.draft, base)) return plain
    const back = { ...plain, restoredAt: found.at }
    if (found.revision === plain.revision) return { ...back, history: historyOf(found.draft) }
    const merge = mergeDrafts(found.base, found.draft, base)
    // What has to be decided is asked when it is saved.
    if (merge.conflicts.length > 0) return { ...back, history: historyOf(found.draft), base: found.base, revision: found.revision }
    return { ...back, history: historyOf(merge.merged) }
  }

  function set(changes: Partial<SessionState>): void {
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
  }

  function setHistory(history: History<FormDraft>): void {
    if (history === state.history) return
    const { base, revision } = state
    set({ history, isKept: keep({ revision, base, draft: history.content, at: now() }) })
  }

  /** Unsaved work goes into the browser; false when it takes none. */
  function keep(work: KeptDraft): boolean {
    if (!isSame(work.draft, work.base)) return kept.keep(work)
    kept.forget()
    return true
  }

  /** Takes over what the server has, with what was changed here meanwhile. */
  function adopt(stored: Form, content: FormDraft): void {
    const base = draftOf(stored)
    const { revision, version } = stored
    const isKept = keep({ revision, base, draft: content, at: now() })
    const history = { ...state.history, content: isSame(content, base) ? base : content }
    set({ base, revision, version, history, isKept, conflict: null, restoredAt: null })
  }

  async function save(): Promise<SaveAnswer> {
    const sent = state.history.content
    set({ isSaving: true })
    const answer = await send(sent, state.revision)
    set({ isSaving: false })
    if (answer.kind === 'saved') {
      adopt(answer.form, mergeDrafts(sent, state.history.content, draftOf(answer.form)).merged)
      return answer
    }
    if (answer.kind === 'failed') return answer
    const merge = mergeDrafts(state.base, state.history.content, draftOf(answer.form))
    if (merge.conflicts.length > 0) {
      set({ conflict: { ...merge, form: answer.form } })
      return answer
    }
    adopt(answer.form, merge.merged)
    return save()
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isDirty: () => !isSame(state.history.content, state.base),
    change(apply: (draft: FormDraft) => FormDraft, step?: string) {
      setHistory(changed(state.history, apply(state.history.content), { name: step, at: now() }))
    },
    undo: () => setHistory(undone(state.history)),
    redo: () => setHistory(redone(state.history)),
    save,
    /** Saves with each part as it was decided. */
    async settle(choices: Readonly<Record<string, Side>>): Promise<SaveAnswer | null> {
      const { conflict } = state
      if (!conflict) return null
      adopt(conflict.form, settled(conflict, choices, draftOf(conflict.form)))
      return save()
    },
    postpone: () => set({ conflict: null }),
    /** Back to what is stored. */
    discard() {
      kept.forget()
      set({ history: changed(state.history, state.base, { at: now() }), restoredAt: null })
    },
    dismissRestored: () => set({ restoredAt: null }),
  }
}
