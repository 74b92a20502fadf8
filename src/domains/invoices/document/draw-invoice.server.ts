import { formatDay } from '#kernel/format/date.ts'
import { formatAmount } from '#kernel/format/price.ts'
import { fractionDigits, fromMinorUnits } from '#kernel/money.ts'
import { countedCurrency, fullCurrencyName } from '#kernel/words/counted-currency.ts'
import type { IssuedInvoice } from '../find-invoices.server.ts'
import { showsTax, splitTax } from '../invoice.ts'
import type { InvoiceTexts } from '../words.ts'
import { giveFaces } from './faces.server.ts'
import { createPen, type Pen } from './pen.server.ts'
import { isolated } from './visual-runs.ts'

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 56
const RIGHT = PAGE.width - MARGIN
const LEFT = MARGIN
const QUIET = '#6b6b6b'
const LINE = '#d9d9d9'

type InvoiceToDraw = Pick<IssuedInvoice, 'kind' | 'number' | 'totalMinor' | 'currency' | 'facts' | 'issuedAt'>

/** Draws an invoice or a credit note as a PDF of one page, in Arabic. The same invoice with the same words gives the same bytes. */
export async function drawInvoice(invoice: InvoiceToDraw, texts: InvoiceTexts): Promise<Buffer> {
  // Imported on first use: only what sends or shows an invoice needs it.
  const { default: PDFDocument } = await import('pdfkit')
  const title = `${titleOf(invoice, texts)} ${invoice.number}`
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'ar', displayTitle: true, pdfVersion: '1.7' },
    // Without a font of PDF's own, which is not embedded.
    font: '',
    // The file's id derives from these, so they are what the invoice says and not the time of drawing.
    info: { Title: title, Author: invoice.facts.seller.name, CreationDate: invoice.issuedAt, ModDate: invoice.issuedAt },
  })
  const pieces: Buffer[] = []
  const document = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
  await giveFaces(doc)
  const pen = createPen(doc)
  const below = drawHead(pen, invoice, texts)
  rule(doc, below)
  const facts = drawParties(pen, below + 20, { invoice, texts })
  const table = drawTable(doc, pen, { y: facts + 28, invoice, texts })
  const totals = drawTotals(doc, pen, { y: table + 16, invoice, texts })
  drawOrder(pen, { y: totals + 20, invoice, texts })
  drawFoot(doc, pen, invoice)
  doc.end()
  return document
}

function titleOf({ kind, facts }: InvoiceToDraw, texts: InvoiceTexts): string {
  const isTaxed = showsTax(facts.seller)
  if (kind === 'invoice') return isTaxed ? texts.tax_invoice : texts.invoice
  return isTaxed ? texts.tax_credit_note : texts.credit_note
}

/** Draws the seller at the right and the kind of document at the left. Returns where it ends. */
function drawHead(pen: Pen, invoice: InvoiceToDraw, texts: InvoiceTexts): number {
  const { seller } = invoice.facts
  const width = 260
  let y = MARGIN
  y += pen.write(seller.name, { y, size: 16, face: 'bold', edge: { right: RIGHT }, width }) + 4
  const tax = seller.taxNumber === '' ? '' : `${texts.tax_number}: ${isolated(seller.taxNumber)}`
  for (const text of [seller.address, tax, isolated(seller.contact)].filter(Boolean))
    y += pen.write(text, { y, size: 9.5, colour: QUIET, edge: { right: RIGHT }, width })
  const rows = [
    { label: texts.number, value: invoice.number },
    { label: texts.issued, value: formatDay(invoice.issuedAt, invoice.facts.timeZone) },
    { label: texts.order, value: invoice.facts.orderNumber },
    { label: texts.corrects, value: invoice.facts.corrects },
  ]
  let end = MARGIN - 5
  end += pen.write(titleOf(invoice, texts), { y: end, size: 22, face: 'bold', edge: { right: LEFT + 210 } }) + 4
  for (const { label, value } of rows.filter(({ value }) => value !== '')) {
    pen.write(label, { y: end, size: 9.5, colour: QUIET, edge: { right: LEFT + 210 } })
    end += pen.write(isolated(value), { y: end, size: 9.5, edge: { right: LEFT + 118 } })
  }
  return Math.max(y, end) + 16
}

/** Draws the buyer and the retailer. Returns where it ends. */
function drawParties(pen: Pen, top: number, { invoice, texts }: { invoice: InvoiceToDraw; texts: InvoiceTexts }): number {
  const { buyer, retailer, reason } = invoice.facts
  const column = (edge: number, label: string, lines: readonly string[]): number => {
    const filledLines = lines.filter(Boolean)
    if (filledLines.length === 0) return top
    let y = top
    y += pen.write(label, { y, size: 9, colour: QUIET, edge: { right: edge } })
    for (const [index, line] of filledLines.entries())
      y += pen.write(line, { y, size: 10.5, face: index === 0 ? 'bold' : 'regular', edge: { right: edge }, width: 230 })
    return y
  }
  const bought = column(RIGHT, texts.buyer, [buyer.name, isolated(buyer.phone), isolated(buyer.email)])
  const sellerEnd = column(LEFT + 210, texts.retailer, [retailer])
  if (reason === '') return Math.max(bought, sellerEnd)
  const y = Math.max(bought, sellerEnd) + 12
  return y + pen.write(`${texts.reason}: ${reason}`, { y, size: 10, edge: { right: RIGHT }, width: RIGHT - LEFT })
}

type InvoicePlace = { y: number; invoice: InvoiceToDraw; texts: InvoiceTexts }

/** Draws the only item of the invoice. Returns where it ends. */
function drawTable(doc: PDFKit.PDFDocument, pen: Pen, { y: top, invoice, texts }: InvoicePlace): number {
  const { facts, totalMinor } = invoice
  const { net, tax } = splitTax(totalMinor, facts.seller)
  const columns = [
    ...(showsTax(facts.seller)
      ? [
          { label: texts.net, value: net, right: LEFT + 232 },
          { label: texts.tax, value: tax, right: LEFT + 146 },
        ]
      : []),
    { label: texts.amount, value: totalMinor, right: LEFT + 74 },
  ]
  doc.rect(LEFT, top, RIGHT - LEFT, 26).fill('#f3f3f1')
  pen.write(texts.description, { y: top + 5, size: 9.5, face: 'bold', edge: { right: RIGHT - 10 } })
  for (const { label, right } of columns) pen.write(label, { y: top + 5, size: 9.5, face: 'bold', edge: { right } })
  let y = top + 36
  for (const { value, right } of columns) pen.write(isolated(amountText(value, invoice.currency)), { y, size: 10.5, edge: { right } })
  const width = 220
  y += pen.write(texts[facts.subject], { y, size: 10.5, face: 'bold', edge: { right: RIGHT - 10 }, width })
  y += pen.write(isolated(facts.vehicle.name), { y, size: 10, edge: { right: RIGHT - 10 }, width })
  if (facts.vehicle.vin !== '')
    y += pen.write(`${texts.vin}: ${isolated(facts.vehicle.vin)}`, { y, size: 9.5, colour: QUIET, edge: { right: RIGHT - 10 }, width })
  rule(doc, y + 10)
  return y + 10
}

/** Draws what the amount comes to. Returns where it ends. */
function drawTotals(doc: PDFKit.PDFDocument, pen: Pen, { y: top, invoice, texts }: InvoicePlace): number {
  const { facts, totalMinor, currency, kind } = invoice
  const { seller } = facts
  const { net, tax } = splitTax(totalMinor, seller)
  const edge = LEFT + 290
  const amountEdge = LEFT + 164
  let y = top
  const row = (label: string, minor: number, isTotal = false): void => {
    const style = { y, size: isTotal ? 12.5 : 10, face: isTotal ? ('bold' as const) : ('regular' as const) }
    pen.write(label, { ...style, edge: { right: edge } })
    y +=
      pen.write(isolated(`${amountText(minor, currency)} ${countedCurrency(fromMinorUnits(minor, currency), fullCurrencyName(currency))}`), {
        ...style,
        edge: { right: amountEdge },
      }) + 4
  }
  if (showsTax(seller)) {
    row(texts.total_net, net)
    row(`${texts.total_tax} ${isolated(`${seller.vatPercent}%`)}`, tax)
    doc
      .moveTo(LEFT, y + 2)
      .lineTo(edge, y + 2)
      .lineWidth(0.75)
      .stroke(LINE)
    y += 8
  }
  row(kind === 'invoice' ? texts.total : texts.total_back, totalMinor, true)
  return y
}

/** Draws what else the order says, as labels and values. */
function drawOrder(pen: Pen, { y: top, invoice, texts }: InvoicePlace): void {
  const { order = [] } = invoice.facts
  if (order.length === 0) return
  let y = top
  y += pen.write(texts.order_facts, { y, size: 10.5, face: 'bold', edge: { right: RIGHT } }) + 2
  for (const { label, value, is_figure: isFigure } of order) {
    pen.write(label, { y, size: 9, colour: QUIET, edge: { right: RIGHT } })
    y += pen.write(isFigure ? isolated(value) : value, { y, size: 9, edge: { right: RIGHT - 190 }, width: RIGHT - 190 - LEFT })
  }
}

function drawFoot(doc: PDFKit.PDFDocument, pen: Pen, { facts: { seller } }: InvoiceToDraw): void {
  if (seller.note === '') return
  const width = RIGHT - LEFT
  const height = pen.heightOf(seller.note, { size: 8.5, width })
  rule(doc, PAGE.height - MARGIN - height - 10)
  pen.write(seller.note, { y: PAGE.height - MARGIN - height, size: 8.5, colour: QUIET, edge: { right: RIGHT }, width })
}

function rule(doc: PDFKit.PDFDocument, y: number): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE)
}

/** `1,250.50`: always with the decimals of the currency. */
function amountText(minor: number, currency: string): string {
  const digits = fractionDigits(currency)
  const amount = fromMinorUnits(minor, currency)
  const whole = Math.trunc(amount)
  const rest = digits === 0 ? '' : `.${Math.abs(amount).toFixed(digits).split('.')[1]}`
  return `${formatAmount(whole, ',')}${rest}`
}
