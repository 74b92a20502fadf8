import { describe, expect, test } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import { drawnRuns } from '#tests/support/reading/read-pdf.ts'
import type { InvoiceFacts } from '../invoice.ts'
import { invoiceWords } from '../words.ts'
import { drawInvoice } from './draw-invoice.server.ts'

const texts = textsIn('ar', invoiceWords.words)
const facts: InvoiceFacts = {
  seller: { name: 'شركة المدار', address: 'دبي\nالإمارات', taxNumber: '100123456700003', contact: '+971 4 123 4567', vatPercent: 5, note: 'شكرًا لكم.' },
  buyer: { name: 'ببب لا', email: 'sara@example.com', phone: '+971501234567' },
  ...{ orderNumber: 'M-7KQ4-9XWD-2FTP', subject: 'reservation', vehicle: { name: 'Defender 110', vin: 'SALEA7RU0P2000326' } },
  ...{ retailer: 'معرض الخليج', corrects: '', reason: '', timeZone: 'Asia/Dubai' },
}
const invoice = { kind: 'invoice' as const, number: 'INV-2026-000041', totalMinor: 125_050, currency: 'AED', facts, issuedAt: new Date('2026-05-15T21:30:00Z') }
const draw = async (values: Partial<typeof facts> = {}, more: object = {}) =>
  drawnRuns(await drawInvoice({ ...invoice, facts: { ...facts, ...values }, ...more }, texts))
const written = async (...given: Parameters<typeof draw>) => (await draw(...given)).map(({ text }) => text)

describe('an invoice', () => {
  test('has joined Arabic letters: one letter has another shape at the beginning, in the middle and at the end, and lam with alef is one', async () => {
    const name = (await draw()).find(({ text }) => text.includes('ببب'))
    // From left to right: the ligature, the blank, then the three shapes of one letter.
    expect(name?.glyphs).toHaveLength(5)
    expect(new Set(name?.glyphs.slice(2)).size).toBe(3)
    expect(name?.text).toBe('لا ببب')
  })

  test('reads from right to left, with numbers and the VIN as they are', async () => {
    const runs = await draw()
    const find = (text: string) => runs.find((run) => run.text === text)
    const label = runs.find((run) => [...run.text].reverse().join('').includes('رقم الهيكل'))
    const vin = find('SALEA7RU0P2000326')
    expect([vin?.y, (vin?.x ?? 0) < (label?.x ?? 0)]).toEqual([label?.y, true])
    for (const text of ['INV-2026-000041', '100123456700003', '+971501234567', 'sara@example.com', 'M-7KQ4-9XWD-2FTP', '1,250.50'])
      expect(find(text), text).toBeDefined()
  })

  test('shows net, tax and total that add up, and the day of the site’s time zone', async () => {
    const all = await written()
    expect(all).toEqual(expect.arrayContaining(['1,190.95', '59.55', '1,250.50', '1,190.95', '59.55', '5%', '16']))
  })

  test('names the currency in full, since dinars and riyals are of several countries, within the page for large sums', async () => {
    const said = (runs: readonly { text: string }[]) => runs.map(({ text }) => [...text].reverse().join(''))
    expect(said(await draw({}, { currency: 'BHD', totalMinor: 200_000 }))).toEqual(expect.arrayContaining([expect.stringContaining('دينار بحر')]))
    const large = await draw({}, { totalMinor: 99_999_999_50 })
    expect(said(large)).toEqual(expect.arrayContaining([expect.stringContaining('درهم')]))
    for (const { x } of large) expect(x).toBeGreaterThanOrEqual(40)
  })

  test('of a seller without a tax number shows no tax', async () => {
    const all = await written({ seller: { ...facts.seller, taxNumber: '' } })
    expect(all).toContain('1,250.50')
    expect(all.filter((text) => /59\.55|5%/.test(text))).toEqual([])
  })

  test('of a country without tax is no tax invoice, and shows three decimals of a dinar, whose it is and the number of the seller', async () => {
    const seller = { ...facts.seller, taxNumber: '200', vatPercent: 0 }
    const wordsOf = async (...given: Parameters<typeof written>) => (await written(...given)).map((text) => [...text].reverse().join(''))
    const all = await written({ seller }, { currency: 'KWD', totalMinor: 160_500 })
    expect(all).toEqual(expect.arrayContaining(['160.500', '200']))
    const ofTax = (texts: readonly string[]) => texts.filter((text) => /فاتورة ض|قبل ال/.test(text)).length
    expect([ofTax(await wordsOf()), ofTax(await wordsOf({ seller }))]).toEqual([2, 0])
    expect(await wordsOf({ seller }, { currency: 'KWD' })).toEqual(expect.arrayContaining([expect.stringContaining('دينار ك')]))
  })

  test('that is a credit note names its invoice and the reason', async () => {
    const all = await written({ corrects: 'INV-2026-000040', reason: 'ABC' }, { kind: 'credit_note', number: 'CN-2026-000002' })
    expect(all).toEqual(expect.arrayContaining(['CN-2026-000002', 'INV-2026-000040', 'ABC']))
  })

  test('is the same to the byte each time it is drawn', async () => {
    expect((await drawInvoice(invoice, texts)).equals(await drawInvoice(invoice, texts))).toBe(true)
  })

  test('with a long name and a long note stays on one page', async () => {
    const long = 'شركة المدار المتحدة لتجارة السيارات الفاخرة وقطع غيارها وخدماتها '.repeat(3)
    const runs = await draw({
      seller: { ...facts.seller, name: long, note: long.repeat(3) },
      vehicle: { name: 'Land Rover Defender 110 P400 '.repeat(3), vin: 'X' },
    })
    for (const { x, y } of runs) expect([x >= 40, x < 560, y > 20, y < 822]).toEqual([true, true, true, true])
  })
})

test('a document is the same to the byte, whatever was drawn before it', async () => {
  const one = await drawInvoice(invoice, texts)
  for (let other = 0; other < 40; other += 1) {
    const seller = { ...facts.seller, name: `بائع ${other}`, note: Array.from({ length: 30 }, (_, word) => `كلمة${other}-${word}`).join(' ') }
    await drawInvoice({ ...invoice, number: `INV-2026-${other}`, facts: { ...facts, seller } }, texts)
  }
  expect((await drawInvoice(invoice, texts)).equals(one)).toBe(true)
})
