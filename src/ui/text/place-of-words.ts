import type { ImageView } from '../pictures/picture.tsx'

/** How far the focal point of a wide picture must be from its middle, in hundredths of the width, to leave one side free for words. */
const CLEARLY = 10

/** Words over a picture stand at the start or the end of its lines; beside it they have a ground of their own. */
export type PlaceOfWords = 'over-start' | 'over-end' | 'beside'

type Focus = Pick<ImageView, 'focalX'> | null | undefined

/**
 * Where the words of a hero stand on wide screens: over the side that the picture's focal point leaves free, or beside a picture whose subject
 * stands in the middle. Without a picture nothing can be hidden.
 */
export function placeOfWords(image: Focus, dir: 'rtl' | 'ltr' = 'rtl'): PlaceOfWords {
  if (!image) return 'over-start'
  const fromMiddle = (image.focalX ?? 0.5) - 0.5
  // In hundredths, or 0.4 would be nearer to the middle than a tenth.
  if (Math.round(Math.abs(fromMiddle) * 100) < CLEARLY) return 'beside'
  const isAtStart = dir === 'rtl' ? fromMiddle > 0 : fromMiddle < 0
  return isAtStart ? 'over-end' : 'over-start'
}

/** The same for each slide of a hero: when one picture needs its words beside it, all slides have theirs there, so that the frame keeps its form. */
export function placesOfWords(images: readonly Focus[], dir: 'rtl' | 'ltr' = 'rtl'): PlaceOfWords[] {
  const places = images.map((image) => placeOfWords(image, dir))
  return places.includes('beside') ? places.map(() => 'beside') : places
}
