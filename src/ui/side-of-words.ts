import type { ImageView } from './picture.tsx'

/** How far from the middle a focal point has to be, as a share of the width, to push words to the other side. */
const CLEARLY = 0.05

/** On which side of a wide picture words stand: where lines begin, or at the end when what must stay in view is where they begin. */
export function sideOfWords(image: Pick<ImageView, 'focalX'> | null | undefined, dir: 'rtl' | 'ltr' = 'rtl'): 'start' | 'end' {
  const fromMiddle = (image?.focalX ?? 0.5) - 0.5
  const towardsStart = dir === 'rtl' ? fromMiddle : -fromMiddle
  return towardsStart > CLEARLY ? 'end' : 'start'
}
