import { LngLatBounds, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl/dist/maplibre-gl-csp.js'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url'
import { type DrawnMap, type MapOptions, NEAR_ZOOM } from './drawn-map.ts'
import { bordersOfRegion, islandsOfRegion, placeNames, waters } from './gulf-outline.ts'
import { OwnMapMarks } from './own-map-marks.ts'

// The worker is a file of this site, so that the policy need not allow blob addresses.
setWorkerUrl(workerUrl)

const TOWNS_FROM_ZOOM = 5
const VIEW: [number, number, number, number] = [29, 8, 66, 41]
const HOME: [number, number, number, number] = [43, 19.5, 59.5, 30.5]

/** Draws our own outline of the region, without requests to other servers. Throws if the browser cannot draw it. */
export async function drawOwnMap(element: HTMLElement, options: MapOptions): Promise<DrawnMap> {
  const { words, language, nameClass } = options
  const map = new MapLibre({
    container: element,
    style: styleOf(getComputedStyle(element)),
    bounds: HOME,
    maxBounds: VIEW,
    minZoom: 3,
    maxZoom: 10,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    locale: {
      'Map.Title': words.map,
      'CooperativeGesturesHandler.WindowsHelpText': words.useKeysToZoom,
      'CooperativeGesturesHandler.MacHelpText': words.useKeysToZoom,
      'CooperativeGesturesHandler.MobileHelpText': words.useTwoFingers,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // A town's name starts at its dot.
  const townAnchor = language === 'ar' ? 'right' : 'left'
  for (const { kind, at, name } of placeNames) {
    const label = document.createElement('span')
    label.className = nameClass
    label.dataset.kind = kind
    // The library positions elements from the left; only the text inside has a direction.
    const text = document.createElement('bdi')
    text.dir = language === 'ar' ? 'rtl' : 'ltr'
    text.textContent = name[language]
    label.append(text)
    const marker = new Marker({ element: label, anchor: kind === 'town' ? townAnchor : 'center' }).setLngLat([at[0], at[1]]).addTo(map)
    // Names are hidden from screen readers: the list beside the map has the same information.
    for (const attribute of ['role', 'aria-label', 'tabindex']) marker.getElement().removeAttribute(attribute)
    label.setAttribute('aria-hidden', 'true')
  }
  const showTowns = () => element.toggleAttribute('data-has-towns', map.getZoom() >= TOWNS_FROM_ZOOM)
  map.on('zoom', showTowns)
  showTowns()

  const marks = new OwnMapMarks(map, options)
  return {
    show: (points) => {
      marks.show(points)
      const bounds = new LngLatBounds()
      for (const { longitude, latitude } of points) bounds.extend([longitude, latitude])
      const zoom = options.nearZoom ?? NEAR_ZOOM
      if (options.center) map.jumpTo({ center: [options.center.longitude, options.center.latitude], zoom })
      else if (points.length > 0) map.fitBounds(bounds, { padding: 64, maxZoom: zoom })
      else map.fitBounds(HOME)
    },
    select: (id) => marks.select(id),
    zoom: (step) => {
      map.zoomTo(map.getZoom() + step)
    },
    remove: () => map.remove(),
  }
}

/** The library's type knows no read-only coordinates; it does not change them. */
const dataOf = (collection: object) => collection as GeoJSONSourceSpecification['data']

/** The map in the colours of the section it stands in. */
function styleOf(computed: CSSStyleDeclaration) {
  const colour = (name: string) => computed.getPropertyValue(name).trim()
  const land = colour('--colour-placeholder')
  const water = colour('--colour-ground')
  const line = colour('--colour-field-line')
  return {
    version: 8 as const,
    sources: {
      waters: { type: 'geojson' as const, data: dataOf(waters) },
      islands: { type: 'geojson' as const, data: dataOf(islandsOfRegion) },
      borders: { type: 'geojson' as const, data: dataOf(bordersOfRegion) },
    },
    layers: [
      { id: 'land', type: 'background' as const, paint: { 'background-color': land } },
      { id: 'waters', type: 'fill' as const, source: 'waters', paint: { 'fill-color': water } },
      { id: 'islands', type: 'fill' as const, source: 'islands', paint: { 'fill-color': land } },
      { id: 'coast', type: 'line' as const, source: 'waters', paint: { 'line-color': line, 'line-width': 1 } },
      { id: 'island-coast', type: 'line' as const, source: 'islands', paint: { 'line-color': line, 'line-width': 1 } },
      {
        id: 'borders',
        type: 'line' as const,
        source: 'borders',
        paint: { 'line-color': line, 'line-width': 0.75, 'line-dasharray': [3, 3], 'line-opacity': 0.7 },
      },
    ],
  }
}
