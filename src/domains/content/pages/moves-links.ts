/** Whether pages that link to this one by its id have to be drawn anew as well. */
export function movesLinks(before: Linked, after: Linked): boolean {
  return before.path !== after.path || before.status !== after.status
}

type Linked = { path: string; status: string }
