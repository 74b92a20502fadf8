import { WatchVehicle } from '#domains/orders/ui/index.ts'
import type { VehicleHeldProps } from './props.ts'
import css from './view.module.css'

/** The note that the vehicle is held, and a form to be notified when it is free. The page's script shows it only then. */
export function VehicleHeld({ vehicleId, words }: VehicleHeldProps) {
  return (
    <div id="vehicle-held" className={css.held}>
      <p className={css.heading}>{words.held}</p>
      <p>{words.held_text}</p>
      <details>
        <summary>{words.watch.notify}</summary>
        <WatchVehicle vehicleId={vehicleId} words={words.watch} />
      </details>
    </div>
  )
}
