/**
 * The order of ids after two people changed it: theirs, with what I added, moved and removed worked in. Where both moved the same
 * one it stays where they put it. `remainingIds` are the ids that exist afterwards.
 */
export function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[], remainingIds: ReadonlySet<string>): string[] {
  const movedByThem = movedIds(base, theirs)
  const movedByMe = movedIds(base, mine)
  const isMine = (id: string) => !theirs.includes(id) || (movedByMe.has(id) && !movedByThem.has(id))
  const order = theirs.filter((id) => remainingIds.has(id) && !(mine.includes(id) && isMine(id)))
  for (const [index, id] of mine.entries()) {
    if (!remainingIds.has(id) || order.includes(id)) continue
    const before = mine.slice(0, index).findLast((other) => order.includes(other))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/** The fewest ids whose moves explain the new order: all outside the longest run that kept its order. */
function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, index) => [id, index]))
  const stayed = after.flatMap((id) => {
    const place = places.get(id)
    return place === undefined ? [] : [{ id, place }]
  })
  const runs: { id: string; place: number; length: number; previous: number }[] = []
  for (const [index, { id, place }] of stayed.entries()) {
    let [length, previous] = [1, -1]
    for (let other = 0; other < index; other += 1) {
      const run = runs[other]
      if (run && run.place < place && run.length >= length) [length, previous] = [run.length + 1, other]
    }
    runs.push({ id, place, length, previous })
  }
  const idsThatMoved = new Set(stayed.map(({ id }) => id))
  let last = runs.reduce((best, run, index) => (run.length > (runs[best]?.length ?? 0) ? index : best), 0)
  for (let run = runs[last]; run; run = runs[last]) {
    idsThatMoved.delete(run.id)
    last = run.previous
  }
  return idsThatMoved
}
