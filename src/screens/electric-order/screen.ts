import { defineScreen } from '../define-screen.ts'

/** Where a visitor asks for an electric vehicle, pays for it and cancels, by the service behind `lead_api.base_url` (C-285 to C-290). */
export const electricOrderScreen = defineScreen({ symbol: 'electric_order', address: 'electric-order', island: 'load' })
