import { atom, type ReadableAtom } from 'nanostores'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { DataOf } from '#staff/calls/call-types.ts'

const EVERY_MS = 10_000
/** A change of the selected block is sent at once, but not more often than this. */
const AT_MOST_EVERY_MS = 2000

/** Somebody else who has the page open, and the block that they edit: '' while none is selected. */
export type Present = DataOf<'POST /api/pages/{id}/presence'>[number]

export type Presence = {
  $others: ReadableAtom<readonly Present[]>
  /** Says which block is being edited here. */
  show: (block: string | null) => void
  leave: () => void
}

type PresenceNews = {
  /** The version of the draft that the server has. */
  onVersion: (version: number) => void
  /** The mark of the page's comments, which changes with them. */
  onComments: (mark: string) => void
}

/** Tells the server which block is edited here, and learns who else edits the page, which version they saved, and whether they commented. */
export function startPresence(page: number, tab: string, { onVersion, onComments }: PresenceNews): Presence {
  const $others = atom<readonly Present[]>([])
  const params = { id: page }
  let block = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = 0
  let hasLeft = false

  async function tell(): Promise<void> {
    clearTimeout(timer)
    lastAt = Date.now()
    const answer = await callByName('POST /api/pages/{id}/presence', { params, body: { tab, block_id: block }, onSignedOut: () => undefined })
    if (hasLeft) return
    timer = setTimeout(() => void tell(), EVERY_MS)
    if (!answer.ok) return
    $others.set(answer.data.filter((other) => other.tab !== tab))
    onVersion(answer.meta.draft_version)
    onComments(answer.meta.comments_version)
  }

  void tell()
  return {
    $others,
    show(next) {
      if ((next ?? '') === block) return
      block = next ?? ''
      clearTimeout(timer)
      timer = setTimeout(() => void tell(), Math.max(200, lastAt + AT_MOST_EVERY_MS - Date.now()))
    },
    leave() {
      hasLeft = true
      clearTimeout(timer)
      void callByName('POST /api/pages/{id}/presence/leave', { params, body: { tab }, onSignedOut: () => undefined })
    },
  }
}
