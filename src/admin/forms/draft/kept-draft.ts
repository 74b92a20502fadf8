import type { FormDraft } from './form-draft.ts'

/** Unsaved work on a form: the draft, and the base content and revision that it was made from. */
export type KeptDraft = { revision: number; base: FormDraft; draft: FormDraft; at: number }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (form: number | 'new') => `maarad.admin.form.${form}`

/** The unsaved work on a form in this browser. */
export function readKept(form: number | 'new', store: Store = localStorage): KeptDraft | null {
  try {
    const kept = JSON.parse(store.getItem(keyOf(form)) ?? 'null') as KeptDraft | null
    return kept && typeof kept.revision === 'number' && Array.isArray(kept.draft?.fields) && Array.isArray(kept.base?.fields) ? kept : null
  } catch {
    // What was kept cannot be read, so there is nothing to go on with.
    return null
  }
}

/** False when the browser cannot store it; leaving the screen then asks first. */
export function keepDraft(form: number | 'new', kept: KeptDraft, store: Store = localStorage): boolean {
  try {
    store.setItem(keyOf(form), JSON.stringify(kept))
    return true
  } catch {
    // The caller says that the browser keeps nothing.
    return false
  }
}

export function forgetDraft(form: number | 'new', store: Store = localStorage): void {
  try {
    store.removeItem(keyOf(form))
  } catch {
    // Nothing was stored.
  }
}
