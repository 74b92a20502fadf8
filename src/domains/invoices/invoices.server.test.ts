import { expect, test } from 'vitest'
import { days } from '#kernel/durations.ts'
import { textsIn } from '#kernel/words/words.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { drawnRuns } from '#tests/support/reading/read-pdf.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { invoiceDocument, issueCreditNote, issueInvoice, listInvoicesOf } from './index.server.ts'
import { findInvoice } from './find-invoices.server.ts'
import { splitTax } from './invoice.ts'
import { invoicesJobKinds } from './jobs.server.ts'
import { invoiceWords } from './words.ts'

const { db } = await testDatabase()
const time = { now: new Date('2026-12-31T19:00:00Z') }
const ctx: Ctx = { db, clock: { now: () => time.now }, log: quietLog, staff: null }
const facts = {
  seller: { name: 'شركة المدار', address: '', taxNumber: '1', contact: '', vatPercent: 5, note: '' },
  buyer: { name: 'سارة', email: '', phone: '' },
  ...{ orderNumber: 'M-1', subject: 'reservation' as const, vehicle: { name: 'Defender', vin: '' }, retailer: '', timeZone: 'Asia/Dubai' },
}
const draft = (occasion: string) => ({ reference: 'order:1', occasion, totalMinor: 50_000, currency: 'AED', facts })

test('numbers have no gaps, though many are issued at once and some of their transactions fail', { timeout: 60_000 }, async () => {
  const tries = Array.from({ length: 60 }, (_, index) =>
    inTransaction(ctx, async (inner) => {
      const { number } = await issueInvoice(inner, draft(`payment:${index}:captured`))
      if (index % 3 === 0) throw new Error('the transaction fails')
      return number
    }).catch(() => null),
  )
  const numbers = (await Promise.all(tries)).filter((number) => number !== null).sort()
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => `INV-2026-${String(index + 1).padStart(6, '0')}`))
})

test('an occasion has one invoice, and credit notes count for themselves and name their invoice', async () => {
  const [first, again] = [await issueInvoice(ctx, draft('payment:900:captured')), await issueInvoice(ctx, draft('payment:900:captured'))]
  expect(again).toEqual(first)
  const credit = await issueCreditNote(ctx, first, { occasion: 'payment:900:refunded:20000', totalMinor: 20_000, reason: 'طلب العميل' })
  expect(credit).toMatchObject({ number: 'CN-2026-000001', correctsId: first.id, totalMinor: 20_000, facts: { corrects: first.number, reason: 'طلب العميل' } })
  expect((await listInvoicesOf(db, 'order:1')).at(-1)?.number).toBe('CN-2026-000001')
})

test('a year begins anew at the midnight of the site’s time zone', async () => {
  time.now = new Date('2026-12-31T20:00:00Z')
  expect((await issueInvoice(ctx, draft('payment:901:captured'))).number).toBe('INV-2027-000001')
})

test('a document is drawn once and kept: words that change later, and two who ask at once, change nothing', async () => {
  const { id } = await issueInvoice(ctx, draft('payment:902:captured'))
  const texts = textsIn('ar', invoiceWords.words)
  const [one, other] = await Promise.all([
    invoiceDocument(ctx, id, async () => texts),
    invoiceDocument(ctx, id, async () => ({ ...texts, tax_invoice: 'فاتورة أخرى' })),
  ])
  expect(one?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(other).toEqual(one)
  expect(await invoiceDocument(ctx, id, async () => ({ ...texts, total: 'X' }))).toEqual(one)
  expect(await invoiceDocument(ctx, 999_999, async () => texts)).toBeNull()
  expect(await findInvoice(db, 999_999)).toBeNull()
})

test('net and tax add up to the total in every unit; without a tax number there is no tax', () => {
  for (const total of [1, 99, 100, 105, 50_000, 125_050, 333_333]) {
    const { net, tax } = splitTax(total, { taxNumber: '1', vatPercent: 5 })
    expect(net + tax).toBe(total)
    expect(Math.abs(net - total / 1.05)).toBeLessThanOrEqual(0.5)
  }
  expect(splitTax(105, { taxNumber: '1', vatPercent: 5 })).toEqual({ net: 100, tax: 5 })
  expect(splitTax(105, { taxNumber: '', vatPercent: 5 })).toEqual({ net: 105, tax: 0 })
})

test('buyers are removed from invoices after the years of the law; number and amount stay', async () => {
  const old = await issueInvoice(ctx, { ...draft('payment:903:captured'), facts: { ...facts, buyer: { name: 'XYZ', email: 'xyz@example.com', phone: '1' } } })
  const texts = textsIn('ar', invoiceWords.words)
  const shown = async () => drawnRuns((await invoiceDocument(ctx, old.id, async () => texts)) ?? Buffer.alloc(0)).map(({ text }) => text)
  expect(await shown()).toContain('XYZ')
  const [job] = invoicesJobKinds({ ctx, site: { get: async () => ({ settings: { invoices: { keptYears: 6 } } }) } })
  const begun = time.now
  time.now = new Date(begun.getTime() + days(6 * 365) - 1)
  await job?.run({ id: '1', data: {}, isLastAttempt: true })
  expect(await shown()).toContain('XYZ')
  time.now = new Date(begun.getTime() + days(6 * 365) + 1)
  await job?.run({ id: '1', data: {}, isLastAttempt: true })
  expect(await findInvoice(db, old.id)).toMatchObject({ number: old.number, totalMinor: 50_000, facts: { buyer: { name: '', email: '', phone: '' } } })
  expect((await shown()).filter((text) => /XYZ|xyz/.test(text))).toEqual([])
  expect(await shown()).toContain(old.number)
})
