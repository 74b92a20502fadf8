import type { ImageView } from './picture.tsx'

/** How far a focal point must be from the middle, as a share of the width, to move the text to the other side. */
const CLEARLY = 0.05

/** The side of a wide picture for its text: the start of lines, or the end if the focal point is at the start. */
export function sideOfWords(image: Pick<ImageView, 'focalX'> | null | undefined, dir: 'rtl' | 'ltr' = 'rtl'): 'start' | 'end' {
  const fromMiddle = (image?.focalX ?? 0.5) - 0.5
  const towardsStart = dir === 'rtl' ? fromMiddle : -fromMiddle
  return towardsStart > CLEARLY ? 'end' : 'start'
}
