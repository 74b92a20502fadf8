import type { SiteWords } from '#domains/content/index.ts'
import type { MapPoint, MapsService } from '#ui/map/drawn-map.ts'

export type MapWordKey = `showroom.${'show_map' | 'hide_map' | 'map' | 'map_zoom_in' | 'map_zoom_out' | 'map_keys' | 'map_fingers' | 'map_failed'}`

export type VehicleMapProps = {
  /** The island's id on the page. */
  id: string
  /** Where the retailer is. */
  point: MapPoint
  /** Null draws our own map. */
  service: MapsService | null
  words: Pick<SiteWords, MapWordKey>
}
