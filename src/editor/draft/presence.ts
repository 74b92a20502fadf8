import { callByName } from '#staff/calls/call-by-name.ts'
import { type Presence, startPresence } from '#staff/presence/presence.ts'

type PresenceNews = {
  /** The version of the draft that the server has. */
  onVersion: (version: number) => void
  /** The mark of the page's comments, which changes with them. */
  onComments: (mark: string) => void
}

/** Tells the server which block of a page is edited here, and learns who else edits the page, which version they saved, and whether they commented. */
export function presenceOnPage(page: number, tab: string, { onVersion, onComments }: PresenceNews): Presence {
  const params = { id: page }
  const onSignedOut = () => undefined
  return startPresence({
    async tell(part) {
      const answer = await callByName('POST /api/pages/{id}/presence', { params, body: { tab, block_id: part }, onSignedOut })
      if (!answer.ok) return null
      const { draft_version: version, comments_version: comments } = answer.meta
      return {
        others: answer.data.map(({ tab: other, name, block_id: block }) => ({ tab: other, name, part: block })),
        hear() {
          onVersion(version)
          onComments(comments)
        },
      }
    },
    leave: () => void callByName('POST /api/pages/{id}/presence/leave', { params, body: { tab }, keepalive: true, onSignedOut }),
  })
}
