import { defineScreen } from '../../define-screen.ts'

/** The beginning of an online order: goes on where the visitor was, else leads to the stock. */
export const orderEntryScreen = defineScreen({ symbol: 'order_entry', address: 'showroom-order-online', island: 'load' })
