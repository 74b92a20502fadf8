import { defineScreen } from '../../define-screen.ts'

/** A quotation by its link. The same page for everybody: only the browser has the token that shows what it offers. */
export const orderQuotationScreen = defineScreen({ symbol: 'order_quotation', address: 'showroom-order-online/quotation/:number', island: 'load' })
