export { type InvoiceKind, invoiceKinds, type Seller } from './invoice.ts'
export { missingSellerData, type SellerDetail, sellerDetails } from './missing-seller-data.ts'
export { readInvoicesSettings } from './settings.ts'
export { invoiceWords } from './words.ts'
