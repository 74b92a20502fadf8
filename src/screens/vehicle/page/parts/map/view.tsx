import { useId, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { RegionMap } from '#ui/map/region-map.tsx'
import type { VehicleMapProps } from './props.ts'
import css from './view.module.css'

/** Where the vehicle's retailer is, on a map that comes on demand. */
export function VehicleMap({ point, service, words }: VehicleMapProps) {
  const [isOpen, setIsOpen] = useState(false)
  const mapId = useId()
  return (
    <div className={css.place}>
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={isOpen ? mapId : undefined} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? words.hide_map : words.show_map}
      </Button>
      {isOpen && (
        <div id={mapId} className={css.map}>
          <RegionMap
            points={[point]}
            selected={point.id}
            // There is one mark, and it is chosen.
            onSelect={() => undefined}
            service={service}
            words={{
              map: words.map,
              zoomIn: words.map_zoom_in,
              zoomOut: words.map_zoom_out,
              mapFailed: words.map_failed,
              useKeysToZoom: words.map_keys,
              useTwoFingers: words.map_fingers,
            }}
          />
        </div>
      )}
    </div>
  )
}
