import type { Texts } from '#kernel/words/words.ts'
import type { vehicleMapWords } from '../../../words.ts'
import type { MapPoint, MapsService } from '#ui/map/drawn-map.ts'

export type VehicleMapProps = {
  /** The island's id on the page. */
  id: string
  /** Where the retailer is. */
  point: MapPoint
  /** Null draws our own map. */
  service: MapsService | null
  words: Texts<typeof vehicleMapWords.words>
}
