import type { Form, PlannedForm } from '#domains/forms/index.ts'
import { draftOf, editedOf, type FormDraft, isSame, newDraft } from './form-draft.ts'
import { changed, type History, historyOf, redone, undone } from './history.ts'
import type { KeptDraft } from './kept-draft.ts'
import { type Merge, mergeDrafts, settled, type Side } from './merge-drafts.ts'

/** Whether visitors get what is saved, or it is kept for later. */
export type SaveKind = 'publish' | 'draft'
export type SaveAnswer = { kind: 'saved'; form: Form } | { kind: 'stale'; form: Form } | { kind: 'failed'; error: unknown }

export type SessionState = {
  history: History<FormDraft>
  /** The last known content of the server, its draft where there is one, and its revision; 0 before the first save. */
  base: FormDraft
  revision: number
  /** What visitors get, and its version; null and 0 before the first save. */
  published: FormDraft | null
  version: number
  /** When a draft is published by itself; null when nothing is planned. */
  planned: PlannedForm | null
  isSaving: boolean
  /** The conflict of a save with somebody else's save, until it is resolved. */
  conflict: (Merge & { form: Form; kind: SaveKind }) | null
  /** The time of the unsaved work that was restored after a reload. */
  restoredAt: number | null
  /** False when the browser cannot store unsaved work. */
  isKept: boolean
}

type SessionParts = {
  /** Null for a new form; `name` is its initial name. */
  form: Form | null
  name: string
  send: (draft: FormDraft, revision: number, kind: SaveKind) => Promise<SaveAnswer>
  /** Throws the draft of the server away. */
  discard: () => Promise<SaveAnswer>
  /** Plans when visitors get the draft of the server, if it is still at `revision`, or takes that back. */
  plan: (runAt: string, revision: number) => Promise<SaveAnswer>
  cancelPlan: () => Promise<SaveAnswer>
  kept: { read: () => KeptDraft | null; keep: (kept: KeptDraft) => boolean; forget: () => void }
  now?: () => number
}

export type FormSession = ReturnType<typeof createFormSession>

/**
 * The form that is being edited, outside React: history, unsaved work in the browser, and saving. A save that is based on an old revision is merged with the
 * stored form; only parts that both changed are conflicts. Long, since history, saving and merging share one state.
 */
export function createFormSession({ form, name, send, discard, plan, cancelPlan, kept, now = Date.now }: SessionParts) {
  let state = opened()
  const listeners = new Set<() => void>()

  function opened(): SessionState {
    const base = form ? editedOf(form) : newDraft(name)
    const plain = {
      history: historyOf(base),
      base,
      revision: form?.revision ?? 0,
      published: form && draftOf(form),
      version: form?.version ?? 0,
      planned: form?.planned ?? null,
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
    // Conflicts are resolved at the next save.
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

  /** Stores unsaved work in the browser; false when that fails. */
  function keep(work: KeptDraft): boolean {
    if (!isSame(work.draft, work.base)) return kept.keep(work)
    kept.forget()
    return true
  }

  /** Takes over the server's content and reapplies the changes made here meanwhile. */
  function adopt(stored: Form, content: FormDraft): void {
    const base = editedOf(stored)
    const { revision, version, planned } = stored
    const isKept = keep({ revision, base, draft: content, at: now() })
    const history = { ...state.history, content: isSame(content, base) ? base : content }
    set({ base, revision, published: draftOf(stored), version, planned, history, isKept, conflict: null, restoredAt: null })
  }

  async function save(kind: SaveKind): Promise<SaveAnswer> {
    const sent = state.history.content
    set({ isSaving: true })
    const answer = await send(sent, state.revision, kind)
    set({ isSaving: false })
    if (answer.kind === 'saved') {
      adopt(answer.form, mergeDrafts(sent, state.history.content, editedOf(answer.form)).merged)
      return answer
    }
    if (answer.kind === 'failed') return answer
    const merge = mergeDrafts(state.base, state.history.content, editedOf(answer.form))
    if (merge.conflicts.length > 0) {
      set({ conflict: { ...merge, form: answer.form, kind } })
      return answer
    }
    adopt(answer.form, merge.merged)
    return save(kind)
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
    /** Saves with the decided side of each conflict. */
    async settle(choices: Readonly<Record<string, Side>>): Promise<SaveAnswer | null> {
      const { conflict } = state
      if (!conflict) return null
      adopt(conflict.form, settled(conflict, choices, editedOf(conflict.form)))
      return save(conflict.kind)
    },
    postpone: () => set({ conflict: null }),
    /** Discards unsaved work. */
    discard() {
      kept.forget()
      set({ history: changed(state.history, state.base, { at: now() }), restoredAt: null })
    },
    /** Returns to what visitors get, also on the server; it can be undone as any other change. */
    async discardDraft(): Promise<SaveAnswer> {
      set({ isSaving: true })
      const answer = await discard()
      set({ isSaving: false })
      if (answer.kind !== 'saved') return answer
      const published = draftOf(answer.form)
      kept.forget()
      set({ history: changed(state.history, published, { at: now() }) })
      adopt(answer.form, published)
      return answer
    },
    /** Plans when visitors get what is here now, which is kept as a draft first. After `stale`, what others changed is here too, and may be looked at. */
    async plan(runAt: string): Promise<SaveAnswer> {
      if (!isSame(state.history.content, state.base)) {
        const saved = await save('draft')
        if (saved.kind !== 'saved') return saved
      }
      set({ isSaving: true })
      const answer = await plan(runAt, state.revision)
      set({ isSaving: false })
      if (answer.kind === 'saved') adopt(answer.form, mergeDrafts(state.base, state.history.content, editedOf(answer.form)).merged)
      if (answer.kind === 'stale') {
        const merge = mergeDrafts(state.base, state.history.content, editedOf(answer.form))
        if (merge.conflicts.length > 0) set({ conflict: { ...merge, form: answer.form, kind: 'draft' } })
        else adopt(answer.form, merge.merged)
      }
      return answer
    },
    async cancelPlan(): Promise<SaveAnswer> {
      set({ isSaving: true })
      const answer = await cancelPlan()
      set({ isSaving: false })
      if (answer.kind === 'saved') set({ planned: answer.form.planned })
      return answer
    },
    dismissRestored: () => set({ restoredAt: null }),
  }
}
