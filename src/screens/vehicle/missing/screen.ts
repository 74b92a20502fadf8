import { defineScreen } from '../../define-screen.ts'

/** Stands at the address of a vehicle that is not there, or not any more. */
export const vehicleMissingScreen = defineScreen({ symbol: 'vehicle_missing', island: 'never' })
