import { defineScreen } from '../../define-screen.ts'

/** The checkout. The same page for everybody: whose order it is, only the browser knows. */
export const orderCheckoutScreen = defineScreen({ symbol: 'order_checkout', address: 'showroom-order-online/checkout', island: 'load', takesPayments: true })
