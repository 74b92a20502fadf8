/**
 * The item that an arrow key leads to among items in lines of any lengths: the neighbour in reading order sideways, the nearest of the next line up and
 * down. 'before' above the first line; null for other keys and past the end.
 */
export function nextInGrid(items: readonly HTMLElement[], item: HTMLElement, key: string): HTMLElement | 'before' | null {
  const index = items.indexOf(item)
  const isRightToLeft = getComputedStyle(item).direction === 'rtl'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return items[index + ((key === 'ArrowRight') === isRightToLeft ? -1 : 1)] ?? null
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const from = item.getBoundingClientRect()
  const isBeyond = ({ top }: DOMRect) => (key === 'ArrowDown' ? top >= from.bottom : top < from.top)
  const beyond = items.map((other) => ({ other, rect: other.getBoundingClientRect() })).filter(({ rect }) => isBeyond(rect))
  const distance = ({ rect }: { rect: DOMRect }) => Math.abs(rect.top - from.top) * 10 + Math.abs(rect.left - from.left)
  const [nearest] = beyond.toSorted((one, other) => distance(one) - distance(other))
  return nearest?.other ?? (key === 'ArrowUp' ? 'before' : null)
}
