export { type Invoice, isIssued, listInvoicesOf } from './find-invoices.server.ts'
export { invoiceDocument } from './invoice-document.server.ts'
export { issueInvoice, writeCreditNote, writeInvoice } from './issue-invoice.server.ts'
