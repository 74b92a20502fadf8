/** The kinds of documents: an invoice for a captured payment, a credit note for a refund. */
export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** The seller, from the settings at the time of issue. Without a tax number no tax is shown. */
export type Seller = { name: string; address: string; taxNumber: string; contact: string; vatPercent: number; note: string }

/** The content of an invoice, apart from number and amount. Later changes of settings, stock or order do not affect it. */
export type InvoiceFacts = {
  seller: Seller
  buyer: { name: string; email: string; phone: string }
  orderNumber: string
  /** Whether the money was paid to reserve the car, or towards its price. */
  subject: 'reservation' | 'purchase'
  vehicle: { name: string; vin: string }
  retailer: string
  /** What else the order says: its terms, totals and what remains; absent in invoices from before it was written. */
  order?: readonly { label: string; value: string; is_figure: boolean }[]
  /** For a credit note: the number of its invoice, and the reason for the refund. */
  corrects: string
  reason: string
  timeZone: string
}

/** A number such as `INV-2026-000041`, of a seller of another country `INV-SA-2026-000041`: each kind counts from 1 in each year and series, without gaps. */
export function invoiceNumber({ kind, series, year, sequence }: { kind: InvoiceKind; series: string; year: number; sequence: number }): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${series === '' ? '' : `${series}-`}${year}-${String(sequence).padStart(6, '0')}`
}

/** Whether a seller's invoices show tax: one without a tax number may not, and some countries have none. */
export function showsTax({ taxNumber, vatPercent }: Pick<Seller, 'taxNumber' | 'vatPercent'>): boolean {
  return taxNumber !== '' && vatPercent > 0
}

/** The tax in an amount, in minor units: the amount includes it, and the net is rounded to the nearest unit. */
export function splitTax(total: number, seller: Pick<Seller, 'taxNumber' | 'vatPercent'>): { net: number; tax: number } {
  if (!showsTax(seller)) return { net: total, tax: 0 }
  const net = Math.round((total * 100) / (100 + seller.vatPercent))
  return { net, tax: total - net }
}
