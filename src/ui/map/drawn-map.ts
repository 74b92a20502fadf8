/** A place to mark; degrees, WGS 84. `label` is the accessible name of its mark. */
export type MapPoint = { id: string; label: string; latitude: number; longitude: number }

/** The maps service from the settings; without one, the map is our own drawing. */
export type MapsService = { key: string; region: string; language: string }

export type MapWords = {
  map: string
  useKeysToZoom: string
  useTwoFingers: string
  /** The name of a mark that several places share, with their number as `{n}`; a map of one place needs none. */
  together?: string
}

export type MapOptions = {
  words: MapWords
  language: 'ar' | 'en'
  /** The class of a mark: a button whose `aria-pressed` tells whether it is selected. */
  markClass: string
  /** The class of names on the map; `data-kind` has their kind. */
  nameClass: string
  onSelect: (id: string) => void
  /** The closest zoom at which the places are first shown; {@link NEAR_ZOOM} unless another is asked for. */
  nearZoom?: number
  /** Where the map starts, at {@link MapOptions.nearZoom}, instead of with all places in view. */
  center?: Pick<MapPoint, 'latitude' | 'longitude'>
}

/** A map mounted in its element. */
export type DrawnMap = {
  /** Replaces the marks and fits all of them into view. */
  show: (points: readonly MapPoint[]) => void
  /** Selects one place and moves to it; null selects none. */
  select: (id: string | null) => void
  zoom: (step: 1 | -1) => void
  remove: () => void
}

/** The zoom for one place: close, with a coast or the next town still in view. */
export const NEAR_ZOOM = 6.5

/** Creates the mark of a place: a button, so that it takes focus and keys. */
export function markOf(point: Pick<MapPoint, 'id' | 'label'>, { markClass, onSelect }: Pick<MapOptions, 'markClass' | 'onSelect'>): HTMLButtonElement {
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
