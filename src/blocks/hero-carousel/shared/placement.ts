import { byName } from '#kernel/by-name.ts'
const fits = ['cover', 'contain', 'fill', 'none', 'scale-down'] as const
const sides: Record<string, ['x' | 'y', number]> = byName({ left: ['x', 0], right: ['x', 100], top: ['y', 0], bottom: ['y', 100] })

/** How a picture or film fills its frame; x and y in percent from the left and the top edge, in quarters. */
export type Placement = { fit?: (typeof fits)[number]; x?: number; y?: number }

/**
 * Reads what an editor wrote: the declarations object-fit and object-position, or their values alone. Everything else
 * is passed over, since a page allows no style attribute and an editor no foreign style. [B-216]
 */
export function readPlacement(text: string): Placement {
  const placement: Placement = {}
  for (const declaration of text.toLowerCase().split(';')) {
    const [value = '', property] = declaration.split(':').reverse()
    const name = property?.trim()
    if (name && name !== 'object-fit' && name !== 'object-position') continue
    for (const word of value.trim().split(/\s+/)) readWord(word, name, placement)
  }
  return placement
}

function readWord(word: string, property: string | undefined, placement: Placement): void {
  const fit = fits.find((match) => match === word)
  if (fit) {
    if (property !== 'object-position') placement.fit = fit
    return
  }
  if (property === 'object-fit') return
  const side = sides[word]
  if (side) {
    placement[side[0]] = side[1]
    return
  }
  const percent = word === 'center' ? 50 : /^-?\d{1,3}(\.\d+)?%$/.test(word) ? Number.parseFloat(word) : undefined
  if (percent === undefined) return
  const axis = placement.x === undefined ? 'x' : 'y'
  placement[axis] = Math.min(100, Math.max(0, Math.round(percent / 25) * 25))
}
