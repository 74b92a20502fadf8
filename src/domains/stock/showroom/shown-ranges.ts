/** Neighbouring ids of which some have a page, by number from 1, with the last change in each. */
export type ShownRange = { number: number; updatedAt: Date }

type Rows = { size: number; ids: ArrayLike<number>; updatedAt: ArrayLike<number>; isOnShow: (row: number) => boolean }

/** Which ranges of so many ids hold vehicles with a page: a sale counts as a change. */
export function shownRangesOf({ size, ids, updatedAt, isOnShow }: Rows, idsInRange: number): ShownRange[] {
  const ranges = new Map<number, { latest: number; hasPage: boolean }>()
  for (let row = 0; row < size; row += 1) {
    const number = Math.floor(((ids[row] as number) - 1) / idsInRange) + 1
    const knownRange = ranges.get(number)
    const latest = updatedAt[row] as number
    if (!knownRange) ranges.set(number, { latest, hasPage: isOnShow(row) })
    else {
      if (latest > knownRange.latest) knownRange.latest = latest
      knownRange.hasPage ||= isOnShow(row)
    }
  }
  return [...ranges]
    .flatMap(([number, { latest, hasPage }]) => (hasPage ? [{ number, updatedAt: new Date(latest) }] : []))
    .sort((one, other) => one.number - other.number)
}
