/** What a server keeps of a document: its content, and facts about it. `version` is what the next save names. */
export type Facts = { version: number }
export type StoredDraft<Content, F extends Facts> = F & { content: Content }

/** `unreachable`: a retry may help; `refused`: a retry does not help until something changes. */
type Failure = { kind: 'unreachable' } | { kind: 'signed_out' } | { kind: 'refused'; code: string; fields: Readonly<Record<string, readonly string[]>> }

/** `facts` are those that the save changed. */
export type SaveAnswer<Content, F extends Facts> =
  | { kind: 'saved'; facts: Partial<F> & Facts }
  /** Somebody else saved in between. */
  | { kind: 'stale'; draft: StoredDraft<Content, F> }
  | Failure

export type LoadAnswer<Content, F extends Facts> = { kind: 'loaded'; draft: StoredDraft<Content, F> } | Failure

/** The API of one draft, as its session uses it. */
export type DraftApi<Content, Patch, F extends Facts> = {
  load: () => Promise<LoadAnswer<Content, F>>
  save: (version: number, patch: Patch) => Promise<SaveAnswer<Content, F>>
}

/** What a refused call means to whoever edits. */
export function failureOf({ status, code, fields }: Omit<Extract<Failure, { kind: 'refused' }>, 'kind'> & { status: number }): Failure {
  // No answer, or the server is overloaded or restarting.
  if (status === 0 || status === 429 || status >= 500) return { kind: 'unreachable' }
  return status === 401 ? { kind: 'signed_out' } : { kind: 'refused', code, fields }
}
