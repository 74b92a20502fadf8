/** Whether pages that link to this one by id must be drawn again. */
export function movesLinks(before: Linked, after: Linked): boolean {
  return before.path !== after.path || before.status !== after.status
}

type Linked = { path: string; status: string }
