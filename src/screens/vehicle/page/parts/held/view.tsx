import { WatchVehicle } from '#domains/orders/ui/index.ts'
import type { VehicleHeldProps } from './props.ts'
import css from './view.module.css'

/** The note that the vehicle is held or reserved, and a form to be notified when it is free. While it is neither, the page does not show it. */
export function VehicleHeld({ vehicleId, isReserved, words }: VehicleHeldProps) {
  return (
    <div id="vehicle-held" className={css.held}>
      <p className={css.heading}>{isReserved ? words.reserved : words.held}</p>
      <p>{isReserved ? words.reserved_text : words.held_text}</p>
      <details>
        <summary>{words.watch.notify}</summary>
        <WatchVehicle vehicleId={vehicleId} words={words.watch} />
      </details>
    </div>
  )
}
