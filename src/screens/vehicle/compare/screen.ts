import { defineScreen } from '../../define-screen.ts'
import { comparedIds } from './compared-ids.ts'

/** Vehicles side by side. It hydrates because a vehicle that leaves the comparison also leaves what the browser remembers of it. */
export const vehicleCompareScreen = defineScreen({
  symbol: 'vehicle_compare',
  address: 'showroom/compare',
  island: 'touch',
  cache: { changesWith: ['stock'], query: (search) => comparedIds(search).join(',') },
})
