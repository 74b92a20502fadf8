export { type Invoice, isIssued, type IssuedInvoice, listInvoicesOf } from './find-invoices.server.ts'
export { invoiceDocument } from './invoice-document.server.ts'
export { type InvoiceDraft, issueInvoices, rewriteInvoices, writeCreditNote, writeInvoice } from './issue-invoice.server.ts'
