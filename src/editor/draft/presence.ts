import { callByName } from '#staff/calls/call-by-name.ts'
import { type Presence, startPresence } from '#staff/presence/presence.ts'

type Heard = {
  /** The version of the draft that the server has. */
  onVersion: (version: number) => void
  /** The mark of the page's comments, which changes with them. */
  onComments: (mark: string) => void
}

/** Tells the server which block of a page is edited here, and learns who else edits the page, which version they saved, and whether they commented. */
export function presenceOnPage(page: number, tab: string, { onVersion, onComments }: Heard): Presence {
  const params = { id: page }
  const onSignedOut = () => undefined
  let hasLeft = false
  return startPresence({
    async tell(part) {
      const answer = await callByName('POST /api/pages/{id}/presence', { params, body: { tab, block_id: part }, onSignedOut })
      if (!answer.ok || hasLeft) return null
      onVersion(answer.meta.draft_version)
      onComments(answer.meta.comments_version)
      return answer.data.map((other) => ({ tab: other.tab, name: other.name, part: other.block_id }))
    },
    leave() {
      hasLeft = true
      void callByName('POST /api/pages/{id}/presence/leave', { params, body: { tab }, onSignedOut })
    },
  })
}
