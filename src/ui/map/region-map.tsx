import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { mark, READY } from '../page-protocol.ts'
import type { DrawnMap, MapPoint, MapsService, MapWords } from './drawn-map.ts'
import css from './region-map.module.css'

export type RegionMapProps = {
  points: readonly MapPoint[]
  selected: string | null
  onSelect: (id: string) => void
  service: MapsService | null
  language?: 'ar' | 'en'
  /** The closest zoom at which the points are first shown. */
  nearZoom?: number
  /** Where the map starts, instead of with all points in view. */
  center?: Pick<MapPoint, 'latitude' | 'longitude'> | null
  words: MapWords & { zoomIn: string; zoomOut: string; mapFailed: string }
}

/**
 * A map of places: our own outline of the region, or Google Maps if the settings have a key. Its code loads when it first renders, so
 * render it on demand only, beside a list with the same information.
 */
export function RegionMap({ points, selected, onSelect, service, language = 'ar', nearZoom, center = null, words }: RegionMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const select = useRef(onSelect)
  select.current = onSelect
  const [map, setMap] = useState<DrawnMap>()
  const [hasFailed, setHasFailed] = useState(false)
  // The inputs of the map, which is recreated only when one of them changes.
  const making = JSON.stringify([service, language, nearZoom, center])

  // Both maps work outside React: each draws into its own element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `making` stands for what is used of the props; words come with the language
  useEffect(() => {
    const frame = place.current
    if (!frame) return
    const element = document.createElement('div')
    element.className = css.canvas ?? ''
    frame.append(element)
    let drawnMap: DrawnMap | undefined
    let isGone = false
    setHasFailed(false)
    const options = {
      words,
      language,
      markClass: css.mark ?? '',
      nameClass: css.name ?? '',
      onSelect: (id: string) => select.current(id),
      ...(nearZoom !== undefined && { nearZoom }),
      ...(center && { center }),
    }
    draw(element, service, options).then(
      (newMap) => {
        if (isGone) return newMap.remove()
        drawnMap = newMap
        setMap(newMap)
      },
      (error: unknown) => {
        console.warn(error)
        if (!isGone) setHasFailed(true)
      },
    )
    return () => {
      isGone = true
      drawnMap?.remove()
      element.remove()
      setMap(undefined)
    }
  }, [making])

  const pointsKey = JSON.stringify(points)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pointsKey` is the points by value; a list sorted anew has the same marks
  useEffect(() => {
    map?.show(points)
  }, [map, pointsKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new marks begin unchosen, so `pointsKey` counts as well
  useEffect(() => {
    map?.select(selected)
  }, [map, selected, pointsKey])

  return (
    <div className={css.map}>
      <div ref={place} dir="ltr" className={css.frame} {...mark(READY, map ? '' : undefined)} />
      {map && (
        <div className={css.controls}>
          <button type="button" className={css.control} aria-label={words.zoomIn} onClick={() => map.zoom(1)}>
            <Icon name="ui-plus" size={18} />
          </button>
          <button type="button" className={css.control} aria-label={words.zoomOut} onClick={() => map.zoom(-1)}>
            <span className={css.minus} aria-hidden="true" />
          </button>
        </div>
      )}
      {hasFailed && (
        <p className={css.failure} role="status">
          {words.mapFailed}
        </p>
      )}
    </div>
  )
}

async function draw(element: HTMLElement, service: MapsService | null, options: Parameters<typeof import('./own-map.ts').drawOwnMap>[1]): Promise<DrawnMap> {
  if (service) return (await import('./google-map.ts')).drawGoogleMap(element, service, options)
  return (await import('./own-map.ts')).drawOwnMap(element, options)
}
