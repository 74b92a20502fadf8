import { atom, type ReadableAtom } from 'nanostores'
import { staffFetch } from '#domains/accounts/index.ts'

const EVERY_MS = 10_000
/** A change of the selected block is sent at once, but not more often than this. */
const AT_MOST_EVERY_MS = 2000

/** Somebody else who has the page open, and the block that they edit. */
export type Present = {
  tab: string
  name: string
  staff_id: string
  /** '' while no block is selected. */
  block_id: string
  seen_at: string
}

export type Presence = {
  $others: ReadableAtom<readonly Present[]>
  /** Says which block is being edited here. */
  show: (block: string | null) => void
  leave: () => void
}

type Heard = {
  /** The version of the draft that the server has. */
  onVersion: (version: number) => void
  /** The mark of the page's comments, which changes with them. */
  onComments: (mark: string) => void
}

/** Tells the server which block is edited here, and learns who else edits the page, which version they saved, and whether they commented. */
export function startPresence(page: number, tab: string, { onVersion, onComments }: Heard): Presence {
  const $others = atom<readonly Present[]>([])
  let block = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = 0
  let hasLeft = false

  async function tell(): Promise<void> {
    clearTimeout(timer)
    lastAt = Date.now()
    const answer = await staffFetch<Present[]>(`/api/pages/${page}/presence`, { method: 'POST', body: { tab, block_id: block }, onSignedOut: () => undefined })
    if (hasLeft) return
    timer = setTimeout(() => void tell(), EVERY_MS)
    if (!answer.ok) return
    $others.set(answer.data.filter((other) => other.tab !== tab))
    const { draft_version: version, comments_version: mark } = (answer.meta ?? {}) as { draft_version?: unknown; comments_version?: unknown }
    if (typeof version === 'number') onVersion(version)
    if (typeof mark === 'string') onComments(mark)
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
      void staffFetch(`/api/pages/${page}/presence/leave`, { method: 'POST', body: { tab }, onSignedOut: () => undefined })
    },
  }
}
