import { type DrawnMap, type MapOptions, type MapPoint, type MapsService, NEAR_ZOOM } from './drawn-map.ts'

type LatLng = { lat: number; lng: number }
type GoogleMap = {
  fitBounds: (bounds: GoogleBounds, padding?: number) => void
  panTo: (place: LatLng) => void
  getZoom: () => number | undefined
  setZoom: (zoom: number) => void
}
type GoogleBounds = { extend: (place: LatLng) => void }
type GoogleMarker = {
  addListener: (event: 'click', listener: () => void) => void
  setMap: (map: null) => void
  setOpacity: (opacity: number) => void
  setZIndex: (index: number) => void
}
/** The part of the Google Maps API that we use. */
type GoogleMaps = {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap
  Marker: new (options: Record<string, unknown>) => GoogleMarker
  LatLngBounds: new () => GoogleBounds
}

const READY = 'googleMapsReady'
const STREET_ZOOM = 13
const HOME = { lat: 24.6, lng: 51.3 }
let loading: Promise<GoogleMaps> | undefined

/** Draws with Google Maps. Rejects when its script fails to load. */
export async function drawGoogleMap(element: HTMLElement, service: MapsService, { words, onSelect, nearZoom, center }: MapOptions): Promise<DrawnMap> {
  const maps = await loadMaps(service)
  const map = new maps.Map(element, {
    center: HOME,
    zoom: 5,
    gestureHandling: 'cooperative',
    disableDefaultUI: true,
    keyboardShortcuts: true,
  })
  element.setAttribute('role', 'region')
  element.setAttribute('aria-label', words.map)
  let marks: { point: MapPoint; mark: GoogleMarker }[] = []
  return {
    show: (points) => {
      for (const { mark } of marks) mark.setMap(null)
      marks = points.map((point) => {
        // An unoptimised marker has its own element, which takes focus and keys.
        const mark = new maps.Marker({ map, position: placeOf(point), title: point.label, optimized: false })
        mark.addListener('click', () => onSelect(point.id))
        return { point, mark }
      })
      if (center) {
        map.panTo(placeOf(center))
        map.setZoom(nearZoom ?? NEAR_ZOOM)
        return
      }
      if (points.length === 0) return
      const bounds = new maps.LatLngBounds()
      for (const point of points) bounds.extend(placeOf(point))
      map.fitBounds(bounds, 64)
      if (nearZoom !== undefined) map.setZoom(nearZoom)
    },
    select: (id) => {
      for (const { point, mark } of marks) {
        const isChosen = point.id === id
        mark.setOpacity(id === null || isChosen ? 1 : 0.6)
        mark.setZIndex(isChosen ? 1 : 0)
        if (!isChosen) continue
        map.panTo(placeOf(point))
        map.setZoom(Math.max(map.getZoom() ?? 0, STREET_ZOOM))
      }
    },
    zoom: (step) => map.setZoom((map.getZoom() ?? NEAR_ZOOM) + step),
    remove: () => element.replaceChildren(),
  }
}

const placeOf = ({ latitude, longitude }: Pick<MapPoint, 'latitude' | 'longitude'>): LatLng => ({ lat: latitude, lng: longitude })

/** Loads the service's script once per document; after a failure, the next map tries again (C-322). */
function loadMaps({ key, region, language }: MapsService): Promise<GoogleMaps> {
  loading ??= new Promise<GoogleMaps>((resolve, reject) => {
    const page = window as unknown as { google?: { maps: GoogleMaps } } & Record<string, unknown>
    const script = document.createElement('script')
    const query = new URLSearchParams({ key, loading: 'async', callback: READY, ...(language && { language }), ...(region && { region }) })
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`
    script.async = true
    const fail = (reason: string) => {
      loading = undefined
      script.remove()
      reject(new Error(reason))
    }
    page[READY] = () => (page.google ? resolve(page.google.maps) : fail('the maps service came without maps'))
    script.addEventListener('error', () => fail('the maps service did not load'))
    document.head.append(script)
  })
  return loading
}
