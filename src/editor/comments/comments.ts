import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { AnswerOfOne } from '#staff/calls/call-types.ts'
import type { CommentPlace, CommentThread } from '#domains/content/index.ts'

/** What somebody writes. `key` is made once for each comment, so that one sent again is stored once. */
export type CommentText = { key: string; text: string; mentions: readonly number[] }

/** The discussions of the page that is open. What a call answers is the code of its refusal, or null. */
export type Comments = {
  /** Oldest first, resolved ones with them. */
  $threads: ReadableAtom<readonly CommentThread[]>
  /** Why they could not be loaded; null when they were, or when the page has none. */
  $failure: ReadableAtom<string | null>
  /** Where a new discussion is being written. */
  $place: WritableAtom<CommentPlace | null>
  /** The discussion that is to be shown: its panel opens and it gets the focus. */
  $shown: WritableAtom<number | null>
  /** Loads them if this mark, which the server gives with who is here, differs from the last. */
  hear: (mark: string) => void
  load: () => Promise<void>
  begin: (place: CommentPlace, comment: CommentText) => Promise<string | null>
  reply: (threadId: number, comment: CommentText) => Promise<string | null>
  resolve: (threadId: number, isResolved: boolean) => Promise<string | null>
  edit: (threadId: number, commentId: number, comment: Omit<CommentText, 'key'>) => Promise<string | null>
  remove: (threadId: number, commentId: number) => Promise<string | null>
}

type ChangeName =
  | 'POST /api/pages/{id}/comments'
  | 'POST /api/comment_threads/{id}/comments'
  | 'PATCH /api/comment_threads/{id}'
  | 'PATCH /api/page_comments/{id}'
  | 'DELETE /api/page_comments/{id}'

/** Nothing is asked for until the server says that there is something. */
export function createComments(page: number): Comments {
  const $threads = atom<readonly CommentThread[]>([])
  const $failure = atom<string | null>(null)
  let lastVersion = ''
  let changes = 0

  async function load(): Promise<void> {
    const before = changes
    const answer = await callByName('GET /api/pages/{id}/comments', { params: { id: page }, onSignedOut: () => undefined })
    $failure.set(answer.ok ? null : answer.code)
    // What was changed here meanwhile is newer than the answer.
    if (answer.ok && before === changes) $threads.set(answer.data)
    if (!answer.ok || before !== changes) lastVersion = ''
  }

  /** Puts what a call answered in the place of the discussion; null takes it away. */
  function adopt(id: number, thread: CommentThread | null): void {
    changes += 1
    const others = $threads.get().filter((one) => one.id !== id)
    $threads.set(thread ? [...others, thread].toSorted((one, other) => one.id - other.id) : others)
  }

  async function change(id: number | null, request: Promise<AnswerOfOne<ChangeName>>): Promise<string | null> {
    const answer = await request
    if (answer.ok) adopt(answer.data?.id ?? id ?? 0, answer.data)
    else if (answer.status === 404 && id !== null) void load()
    return answer.ok ? null : answer.code
  }

  return {
    $threads,
    $failure,
    $place: atom<CommentPlace | null>(null),
    $shown: atom<number | null>(null),
    hear(mark) {
      if (mark === lastVersion) return
      lastVersion = mark
      if (mark !== '') void load()
      else $threads.set([])
    },
    load,
    begin: ({ block, group, field, quote }, comment) => {
      const body = { ...comment, block_id: block, group_id: group, field, quote }
      return change(null, callByName('POST /api/pages/{id}/comments', { params: { id: page }, body }))
    },
    reply: (id, comment) => change(id, callByName('POST /api/comment_threads/{id}/comments', { params: { id }, body: comment })),
    resolve: (id, isResolved) => change(id, callByName('PATCH /api/comment_threads/{id}', { params: { id }, body: { is_resolved: isResolved } })),
    edit: (id, commentId, comment) => change(id, callByName('PATCH /api/page_comments/{id}', { params: { id: commentId }, body: comment })),
    remove: (id, commentId) => change(id, callByName('DELETE /api/page_comments/{id}', { params: { id: commentId } })),
  }
}
