import { expect, onTestFinished, test } from 'vitest'
import { days } from '#kernel/durations.ts'
import { textsIn } from '#kernel/words/words.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { drawnRuns } from '#tests/support/reading/read-pdf.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { invoiceDocument, issueInvoices, listInvoicesOf, writeCreditNote, writeInvoice } from './index.server.ts'
import type { Invoice, IssuedInvoice } from './find-invoices.server.ts'
import { splitTax } from './invoice.ts'
import { invoicesJobKinds } from './jobs.server.ts'
import { invoiceWords } from './words.ts'

const database = await testDatabase()
const { db } = database
const time = { now: new Date('2026-12-31T19:00:00Z') }
const ctx: Ctx = { db, clock: { now: () => time.now }, log: quietLog, staff: null }
const facts = {
  seller: { name: 'شركة المدار', address: '', taxNumber: '1', contact: '', vatPercent: 5, note: '' },
  buyer: { name: 'سارة', email: '', phone: '' },
  ...{ orderNumber: 'M-1', subject: 'reservation' as const, vehicle: { name: 'Defender', vin: '' }, retailer: '', timeZone: 'Asia/Dubai' },
}
const draft = (occasion: string) => ({ series: '', reference: 'order:1', occasion, totalMinor: 50_000, currency: 'AED', facts })

/** An invoice as it is after the commit. */
const issueOne = async (from: typeof ctx, id: number) => (await issueInvoices(from, [id])).get(id) ?? null
const storedInvoice = async ({ id, reference }: Invoice) => (await listInvoicesOf(db, reference)).find((one) => one.id === id)
const issued = async (values: ReturnType<typeof draft>) => (await issueOne(ctx, (await writeInvoice(ctx, values)).id)) as IssuedInvoice

test('an invoice has no number in the transaction that writes it, and the one that issues it waits for no other that writes', async () => {
  const held = Promise.withResolvers<void>()
  const written = Promise.withResolvers<number>()
  const buying = inTransaction(ctx, async (inner) => {
    const { id, number, issuedAt } = await writeInvoice(inner, draft('payment:800:captured'))
    expect([number, issuedAt]).toEqual([null, null])
    written.resolve(id)
    await held.promise
  })
  const open = await written.promise
  expect((await issued(draft('payment:801:captured'))).number).toBe('INV-2026-000001')
  held.resolve()
  await buying
  expect(await invoiceDocument(ctx, open, async () => textsIn('ar', invoiceWords.words))).toBeNull()
  expect((await issueOne(ctx, open))?.number).toBe('INV-2026-000002')
  expect(await issueOne(ctx, 999_999)).toBeNull()
})

test('numbers have no gaps and no invoice has two, though all are issued at once from two pools and some of these transactions fail', {
  timeout: 60_000,
}, async () => {
  const second = await openDatabase({ url: database.url, folder: '', connections: 5, log: quietLog })
  onTestFinished(() => second.close())
  const other: Ctx = { ...ctx, db: second.db }
  const ids = await Promise.all(Array.from({ length: 40 }, async (_, index) => (await writeInvoice(ctx, draft(`payment:${index}:captured`))).id))
  const failing = (from: Ctx, id: number) =>
    inTransaction(from, async (inner) => {
      await issueOne(inner, id)
      throw new Error('the process dies before the commit')
    }).catch(() => null)
  await Promise.all(ids.flatMap((id, index) => [issueOne(ctx, id), issueOne(other, id), ...(index % 3 === 0 ? [failing(ctx, id), failing(other, id)] : [])]))
  const numbers = (await listInvoicesOf(db, 'order:1')).filter(({ id }) => ids.includes(id)).map(({ number }) => number)
  expect(numbers.sort()).toEqual(Array.from({ length: 40 }, (_, index) => `INV-2026-${String(index + 3).padStart(6, '0')}`))
})

test('groups that share invoices, at once from two pools and with groups that fail, give each one number without a gap, in the order of their ids', {
  timeout: 60_000,
}, async () => {
  const second = await openDatabase({ url: database.url, folder: '', connections: 5, log: quietLog })
  onTestFinished(() => second.close())
  const ids: number[] = []
  for (let index = 0; index < 24; index += 1) ids.push((await writeInvoice(ctx, draft(`payment:${index + 500}:captured`))).id)
  const groups = [ids.slice(0, 12), ids.slice(6, 18).reverse(), ids.slice(12), ids.filter((id) => id % 2 === 0)]
  const failing = (group: readonly number[]) =>
    inTransaction(ctx, async (inner) => {
      await issueInvoices(inner, group)
      throw new Error('the process dies before the commit')
    }).catch(() => null)
  const answers = await Promise.all(groups.flatMap((group) => [issueInvoices(ctx, group), failing(group), issueInvoices({ ...ctx, db: second.db }, group)]))
  const stored = new Map((await listInvoicesOf(db, 'order:1')).map((one) => [one.id, one]))
  for (const answer of answers) for (const [id, told] of answer ?? []) expect(told).toEqual(stored.get(id))
  expect(answers.filter((answer) => answer !== null).map((answer) => answer.size)).toEqual([12, 12, 12, 12, 12, 12, 12, 12])
  const numbers = ids.map((id) => stored.get(id)?.number)
  expect([...numbers].sort()).toEqual(Array.from({ length: 24 }, (_, index) => `INV-2026-${String(index + 43).padStart(6, '0')}`))
  const [alone, ...group] = await Promise.all(Array.from({ length: 3 }, (_, index) => writeInvoice(ctx, draft(`payment:${index + 600}:captured`))))
  const credit = await writeCreditNote(ctx, alone as Invoice, { occasion: 'payment:600:refunded:1', totalMinor: 1, reason: '' })
  const issued = await issueInvoices(ctx, [credit.id, ...group.map(({ id }) => id), 999_999])
  expect(issued.size).toBe(4)
  expect(issued.get(credit.id)).toMatchObject({ kind: 'credit_note', facts: { corrects: issued.get((alone as Invoice).id)?.number } })
  expect([...issued].sort(([one], [other]) => one - other).map(([, { number }]) => number)).toEqual(
    [67, 68, 69].map((n) => `INV-2026-0000${n}`).concat('CN-2026-000001'),
  )
})

test('an occasion has one invoice, and credit notes count for themselves and name their invoice, which is issued first', async () => {
  const [first, again] = [await writeInvoice(ctx, draft('payment:900:captured')), await writeInvoice(ctx, draft('payment:900:captured'))]
  expect(again).toEqual(first)
  const credit = await writeCreditNote(ctx, first, { occasion: 'payment:900:refunded:20000', totalMinor: 20_000, reason: 'طلب العميل' })
  const corrects = 'INV-2026-000070'
  expect(await issueOne(ctx, credit.id)).toMatchObject({
    ...{ number: 'CN-2026-000002', correctsId: first.id, totalMinor: 20_000 },
    facts: { corrects, reason: 'طلب العميل' },
  })
  expect((await storedInvoice(first))?.number).toBe(corrects)
})

test('a year begins anew at the midnight of the site’s time zone', async () => {
  time.now = new Date('2026-12-31T20:00:00Z')
  expect((await issued(draft('payment:901:captured'))).number).toBe('INV-2027-000001')
})

test('a document is drawn once and kept: words that change later, and two who ask at once, change nothing', async () => {
  const { id } = await issued(draft('payment:902:captured'))
  const texts = textsIn('ar', invoiceWords.words)
  const [one, other] = await Promise.all([
    invoiceDocument(ctx, id, async () => texts),
    invoiceDocument(ctx, id, async () => ({ ...texts, tax_invoice: 'فاتورة أخرى' })),
  ])
  expect(one?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(other).toEqual(one)
  expect(await invoiceDocument(ctx, id, async () => ({ ...texts, total: 'X' }))).toEqual(one)
  expect(await invoiceDocument(ctx, 999_999, async () => texts)).toBeNull()
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
  const old = await issued({ ...draft('payment:903:captured'), facts: { ...facts, buyer: { name: 'XYZ', email: 'xyz@example.com', phone: '1' } } })
  const texts = textsIn('ar', invoiceWords.words)
  const shown = async () => drawnRuns((await invoiceDocument(ctx, old.id, async () => texts)) ?? Buffer.alloc(0)).map(({ text }) => text)
  expect(await shown()).toContain('XYZ')
  const [job] = invoicesJobKinds({
    ctx,
    site: { get: async () => ({ settings: { invoices: { keptYears: 6 } }, wordsOf: ({ words }) => textsIn('ar', words) }) },
  })
  const begun = time.now
  time.now = new Date(begun.getTime() + days(6 * 365) - 1)
  await job?.run({ id: '1', data: {} })
  expect(await shown()).toContain('XYZ')
  time.now = new Date(begun.getTime() + days(6 * 365) + 1)
  await job?.run({ id: '1', data: {} })
  expect(await storedInvoice(old)).toMatchObject({ number: old.number, totalMinor: 50_000, facts: { buyer: { name: '', email: '', phone: '' } } })
  expect((await shown()).filter((text) => /XYZ|xyz/.test(text))).toEqual([])
  expect(await shown()).toContain(old.number)
})

test('a seller of another country counts by itself, its credit notes too, whoever issues them together', async () => {
  time.now = new Date('2026-12-31T19:00:00Z')
  const saudi = (occasion: string) => ({ ...draft(occasion), series: 'SA' })
  const [first, home, second] = [
    await writeInvoice(ctx, saudi('payment:810:captured')),
    await writeInvoice(ctx, draft('payment:811:captured')),
    await writeInvoice(ctx, saudi('payment:812:captured')),
  ]
  const note = await writeCreditNote(ctx, first, { occasion: 'payment:810:refunded:1', totalMinor: 1, reason: '' })
  const before = (await issued(draft('payment:813:captured'))).number
  const numbers = await issueInvoices(ctx, [second.id, note.id, home.id, first.id])
  const numberOf = ({ id }: Invoice) => numbers.get(id)?.number
  expect([first, second, note].map(numberOf)).toEqual(['INV-SA-2026-000001', 'INV-SA-2026-000002', 'CN-SA-2026-000001'])
  expect(numbers.get(note.id)?.facts.corrects).toBe('INV-SA-2026-000001')
  const countOf = (number: string | undefined) => Number(number?.slice(-6))
  expect(countOf(numberOf(home))).toBe(countOf(before) + 1)
})
