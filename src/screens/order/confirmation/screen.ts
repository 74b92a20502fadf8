import { defineScreen } from '../../define-screen.ts'

/** One order by its number. Strangers see that there is such an order and nothing of whose it is. */
export const orderConfirmationScreen = defineScreen({
  symbol: 'order_confirmation',
  address: 'showroom-order-online/confirmation/:orderNumber',
  island: 'load',
})
