import { defineScreen } from '../../define-screen.ts'

/** The first step of an online order: how the car is ordered and paid for. */
export const orderVehicleScreen = defineScreen({ symbol: 'order_vehicle', address: 'showroom-order-online/vehicle/:vehicleId?', island: 'touch' })
