import type { Scope } from '#platform/bus/announce.server.ts'

/** What is announced after a page was written: the page alone, those that show it where it is a shared section, or the site. */
export function changeOf(before: Written, after: Written): Scope {
  if (movesLinks(before, after)) return 'site'
  return after.type === 'section' ? `section:${after.id}` : `page:${after.path}`
}

/** Whether pages that link to this one by id must be drawn again. */
function movesLinks(before: Linked, after: Linked): boolean {
  return before.path !== after.path || before.status !== after.status
}

type Linked = { path: string; status: string }
type Written = Linked & { id: number; type: string }
