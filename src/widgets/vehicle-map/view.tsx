import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
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
        {words[isOpen ? 'showroom.hide_map' : 'showroom.show_map']}
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
              map: words['showroom.map'],
              zoomIn: words['showroom.map_zoom_in'],
              zoomOut: words['showroom.map_zoom_out'],
              mapFailed: words['showroom.map_failed'],
              useKeysToZoom: words['showroom.map_keys'],
              useTwoFingers: words['showroom.map_fingers'],
            }}
          />
        </div>
      )}
    </div>
  )
}
