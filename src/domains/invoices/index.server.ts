export { type Invoice, listInvoicesOf } from './find-invoices.server.ts'
export { invoiceDocument } from './invoice-document.server.ts'
export { issueCreditNote, issueInvoice } from './issue-invoice.server.ts'
