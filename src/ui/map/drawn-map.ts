/** A place to mark; degrees, WGS 84. `label` is what its mark is called. */
export type MapPoint = { id: string; label: string; latitude: number; longitude: number }

/** The maps service of the settings; without one the map is our own drawing. */
export type MapsService = { key: string; region: string; language: string }

export type MapWords = { map: string; useKeysToZoom: string; useTwoFingers: string }

export type MapOptions = {
  words: MapWords
  language: 'ar' | 'en'
  /** The class of a mark, a button that says by `aria-pressed` whether it is chosen. */
  markClass: string
  /** The class of names on the map, which say their kind in `data-kind`. */
  nameClass: string
  onSelect: (id: string) => void
}

/** A map that stands in its element. */
export type DrawnMap = {
  /** Marks these places instead of those before and brings all of them into view. */
  show: (points: readonly MapPoint[]) => void
  /** Marks one place as chosen and goes to it; null for none. */
  select: (id: string | null) => void
  zoom: (step: 1 | -1) => void
  remove: () => void
}

/** Near, and yet with a coast or the next town in view. */
export const NEAR_ZOOM = 6.5

/** The mark of a place: a real button, so that it has focus and keys. */
export function markOf(point: MapPoint, { markClass, onSelect }: Pick<MapOptions, 'markClass' | 'onSelect'>): HTMLButtonElement {
  const mark = document.createElement('button')
  mark.type = 'button'
  mark.className = markClass
  mark.setAttribute('aria-label', point.label)
  mark.setAttribute('aria-pressed', 'false')
  mark.title = point.label
  mark.addEventListener('click', (event) => {
    event.stopPropagation()
    onSelect(point.id)
  })
  return mark
}
