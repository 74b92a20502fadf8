import { defineScreen } from '../../define-screen.ts'

/** What follows an order at once. Whose order it is, only the browser knows. */
export const orderSuccessScreen = defineScreen({ symbol: 'order_success', address: 'showroom-order-online/success', island: 'load' })
