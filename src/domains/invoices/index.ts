export { type InvoiceKind, invoiceKinds, type Seller } from './invoice.ts'
export { invoiceWords } from './words.ts'
