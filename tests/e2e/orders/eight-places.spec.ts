import type { Locator, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { moneyText } from '#kernel/format/money-text.ts'
import { drawnRuns } from '#tests/support/reading/read-pdf.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

const JOURNEY = '/ar/showroom-order-online'
const FEE = 2000
const DEPOSIT_PERCENT = 30
const MONTHS = 48
const packs = { first: { name: 'صيانة خمسة أعوام', price: 9900 }, second: { name: 'حماية الطلاء والمقصورة', price: 4200 } }
const packsPrice = packs.first.price + packs.second.price

/** Where somebody reads an order. */
const places = ['last step', 'success', 'order page', 'admin', 'mail to the customer', 'mail to the retailer', 'invoice', 'export'] as const
type Place = (typeof places)[number]
const except = (...others: Place[]) => places.filter((place) => !others.includes(place))
/** Labels with their values, as a place shows them. */
type Lines = ReadonlyMap<string, string>

const aed = (units: number) => moneyText(Math.round(units * 100), 'AED', 'ar')
/** Without the invisible marks of direction, which differ from place to place. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

type Car = { id: number; vin: string; price: number; before: number; year: number; rate: number }

/** A car of the Emirates with a discount, which can be ordered online. */
async function aCar(site: OwnSite): Promise<Car> {
  const [car] = await site.query(
    `select id, vin, coalesce(model_year, production_year) as year, (details ->> 'gross_price')::float8 as before, display_price::float8 as price from vehicle
     where country = 'AE' and status = 'stock' and is_published and vin <> '' and details ->> 'buttons' like '%button_set%'
       and (details ->> 'gross_price')::float8 > display_price order by id limit 1`,
  )
  const { id, vin, year, price, before } = car as { id: number; vin: string; year: number; price: number; before: number }
  return { id, vin, year, price: price / 100, before: before / 100, rate: 4.72 }
}

/**
 * Every fact of the order: its label, its value and the places where it stands. A row that a place lacks is a flaw of the one description of an order,
 * `order-fact-table.ts`.
 */
function factsOf(car: Car, order: { number: string; intent: string; invoice: string; visit: string; retailer: string; plate: string }) {
  const total = car.price + packsPrice
  const deposit = (total * DEPOSIT_PERCENT) / 100
  const rate = car.rate / 100 / 12
  const monthly = Math.round(((total - deposit) * rate) / (1 - (1 + rate) ** -MONTHS))
  const after = except('last step')
  const notOnPaper = except('invoice')
  const rows: [label: string, value: string | RegExp, where: readonly Place[]][] = [
    ['رقم الطلب', order.number, after],
    ['تاريخ الطلب', /^\d+ \S+ 20\d\d، \d\d:\d\d$/, after],
    ['حالة الطلب', `دُفع مبلغ الحجز ${aed(FEE)}، والمتبقي ${aed(total - FEE)}`, after],
    ['نوع الطلب', 'حجز', places],
    ['سنة الطراز', String(car.year), after],
    ['رقم الهيكل', car.vin, places],
    ['السعر قبل الخصم', aed(car.before), places],
    ['الخصم', aed(car.before - car.price), places],
    ['سعر السيارة', aed(car.price), places],
    ['ضريبة القيمة المضافة المشمولة في السعر', `${aed(car.price - car.price / 1.05)} (5%)`, places],
    ['بيان السعر', 'شامل ضريبة القيمة المضافة 5%، غير شامل رسوم التسجيل', places],
    ['باقات الخدمة', `${packs.first.name} (${aed(packs.first.price)})، ${packs.second.name} (${aed(packs.second.price)})`, places],
    ['سعر الباقات', aed(packsPrice), places],
    ['الإجمالي', aed(total), places],
    ['طريقة الدفع', 'شراء بالتقسيط', places],
    ['الدفعة الأولى', aed(deposit), places],
    ['المدة بالأشهر', String(MONTHS), places],
    ['القسط الشهري', aed(monthly), places],
    ['نسبة الربح السنوية', `${car.rate}%`, places],
    ['رسم الحجز', aed(FEE), notOnPaper],
    ['المدفوع', aed(FEE), after],
    ['المتبقي', aed(total - FEE), places],
    ['مزوّد الدفع', 'بوابة تجريبية', after],
    ['مرجع الدفع', order.intent, after],
    ['رقم الفاتورة', order.invoice, except('last step', 'invoice')],
    ['السيارة المستبدلة', 'بي إم دبليو X5', places],
    ['الهيكل والوقود', 'دفع رباعي، بنزين', notOnPaper],
    ['المسافة المقطوعة (كم)', '64,000', notOnPaper],
    ['أول تسجيل', '1 مارس 2021', notOnPaper],
    ['رقم اللوحة', order.plate, notOnPaper],
    ['المعرض', order.retailer, places],
    ['طريقة الاستلام', 'استلام من المعرض', places],
    ['موعد الزيارة', order.visit, notOnPaper],
    ['العميل', 'ليلى الهاشمي', after],
    ['رقم الجوال', '+971501234567', after],
    ['البريد الإلكتروني', 'laila@example.com', after],
  ]
  return rows
}

async function linesIn(part: Locator, [names, values] = ['dt', 'dd']): Promise<Lines> {
  await expect(part.locator(names as string).first()).toBeVisible()
  const all = await Promise.all([part.locator(names as string).allTextContents(), part.locator(values as string).allTextContents()])
  const [labels, texts] = all.map((list) => list.map(plain)) as [string[], string[]]
  // What is said again, as the sums of an order above its facts, says the same.
  const saidAgain = labels.flatMap((label, index) => (labels.indexOf(label) === index ? [] : [[label, texts[index]]]))
  expect(saidAgain).toEqual(saidAgain.map(([label = '']) => [label, texts[labels.indexOf(label)]]))
  return new Map(labels.map((label, index) => [label, texts[index] ?? '']))
}

async function linesOfMail(page: Page, html: string): Promise<Lines> {
  await page.setContent(html)
  return linesIn(page.locator('body'), ['th[scope=row]', 'th[scope=row] + td'])
}

/** A table for people has amounts as numbers, and names that hold for every order of it. */
const headingOf: Readonly<Record<string, string>> = { 'القسط الشهري': 'المبلغ الشهري', 'رسم الحجز': 'المبلغ عبر الإنترنت' }
const figureIn = (text: string) => /^[\d,.]+/.exec(text)?.[0].replaceAll(',', '') ?? ''

/** Whether a cell says what people read elsewhere. What a spreadsheet would take for a formula begins with an apostrophe. */
function saysSame(cell: string, value: string): boolean {
  return cell.replace(/^'/, '') === value || (cell !== '' && Number(cell) === Number(figureIn(value)))
}

/** The rows of a PDF, top to bottom: its letters and digits as a heap, since Arabic is drawn from left to right, and its figures. */
function rowsOfPaper(pdf: Buffer) {
  const rows = Map.groupBy(drawnRuns(pdf), ({ y }) => Math.round(y))
  return [...rows].sort(([one], [other]) => one - other).map(([, runs]) => runs.map(({ text }) => text).join(' '))
}
const lettersOf = (text: string) => [...text.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '')].sort().join('')
function holdsLetters(text: string, word: string): boolean {
  const lettersLeft = [...lettersOf(text)]
  return [...lettersOf(word)].every((letter) => {
    const letterAt = lettersLeft.indexOf(letter)
    if (letterAt >= 0) lettersLeft.splice(letterAt, 1)
    return letterAt >= 0
  })
}
function standsOnPaper(rows: readonly string[], label: string, value: string): boolean {
  const figures = plain(value).match(/\d[\d,.]*\d|\d/g) ?? []
  return rows.some((row, index) => {
    const near = [rows[index - 1], row, rows[index + 1]].join(' ')
    return holdsLetters(row, label) && holdsLetters(near, label + value) && figures.every((figure) => near.includes(figure))
  })
}
/** What an invoice says in its head and its item has other names there. */
const onHead: Readonly<Record<string, string>> = { 'رقم الطلب': 'الطلب', العميل: '', 'رقم الجوال': '', 'البريد الإلكتروني': '', المعرض: '' }

test('[A-153][A-170] an order with everything says each fact in the eight places where it belongs, and no figure differs', async ({ page, site }) => {
  test.setTimeout(120_000)
  await site.query(
    `update company_config set content = jsonb_set(jsonb_set(content, '{payment,vendor,type}', '"TEST"'), '{payment,is_on_hold}', 'false')
     where config_type = 'order_online_checkout_page'`,
  )
  const car = await aCar(site)
  const linesByPlace = new Map<Place, Lines>()

  await page.goto(`${site.url}/ar/showroom/${car.id}`)
  await page.getByRole('link', { name: 'احجز الآن' }).first().click()
  await page.getByRole('radio', { name: /احجز السيارة/ }).focus()
  await expect(page.locator('[data-i="screen:order_vehicle"]')).toHaveAttribute('data-ready', '')
  await page.getByRole('radio', { name: /بالأقساط/ }).check()
  await page.getByLabel('الدفعة الأولى').selectOption(String(DEPOSIT_PERCENT))
  await page.getByLabel('المدة', { exact: true }).selectOption(String(MONTHS))
  for (const { name } of Object.values(packs)) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await page.getByRole('checkbox', { name: /لديّ سيارة/ }).check()
  await page.getByLabel('الشركة الصانعة').selectOption('BMW')
  await page.getByLabel('الطراز', { exact: true }).selectOption('X5')
  await page.getByLabel('نوع الهيكل').selectOption('suv')
  await page.getByLabel('نوع الوقود').selectOption('petrol')
  await page.getByLabel('المسافة المقطوعة').fill('٦٤٠٠٠')
  await page.getByLabel('تاريخ أول تسجيل').fill('01/03/2021')
  await page.getByLabel('رقم اللوحة').fill('دبي 12345')
  await page.getByRole('button', { name: 'متابعة', exact: true }).click()
  await page.getByRole('button', { name: 'بدء الطلب' }).click()
  await page.getByLabel('الاسم الأول').fill('ليلى')
  await page.getByLabel('اسم العائلة').fill('الهاشمي')
  await page.getByLabel('البريد الإلكتروني').fill('laila@example.com')
  await page.getByLabel('رقم الجوال').fill('0501234567')
  await page.getByRole('button', { name: 'متابعة', exact: true }).click()
  await page.getByLabel('اليوم').selectOption({ index: 1 })
  await page.getByLabel('الوقت').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'متابعة', exact: true }).click()

  await expect(page.getByText('الخطوة 3 من 3')).toBeVisible()
  linesByPlace.set('last step', await linesIn(page.locator('#order-summary')))
  await expect(page.locator('#order-summary')).toContainText(`المستحق الآن${aed(FEE)}`)
  await page.getByRole('checkbox', { name: /أوافق/ }).check()
  await page.getByRole('button', { name: aed(FEE) }).click()
  await expect(page).toHaveURL(`${site.url}${JOURNEY}/success`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شكرًا لك، السيارة محجوزة باسمك')
  linesByPlace.set('success', await linesIn(page.getByRole('main')))
  await page.getByRole('link', { name: 'عرض الطلب' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تفاصيل طلبك')
  // Its heading stands there before the facts.
  await expect(page.getByRole('region', { name: 'الدفع' })).toBeVisible()
  linesByPlace.set('order page', await linesIn(page.getByRole('main')))
  const href = (await page.getByRole('link', { name: /الفاتورة|فاتورة/ }).getAttribute('href')) ?? ''
  const paper = rowsOfPaper(await (await page.request.get(new URL(href, site.url).href)).body())

  const number = linesByPlace.get('order page')?.get('رقم الطلب') ?? ''
  const [order] = await site.query('select id, stripe_payment_intent_id as intent from customer_order where number = $1', [number])
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/orders/${order?.id}`)
  linesByPlace.set('admin', await linesIn(page.getByRole('main')))
  await expectWorkInReach(page)
  await page.goto(`${site.url}/ar/admin/orders`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'تصدير' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer)
  const [headings = [], ...cells] = parse(Buffer.concat(chunks).toString(), { bom: true }) as string[][]
  const row = cells.find((values) => values.includes(number)) ?? []
  linesByPlace.set('export', new Map(headings.map((heading, index) => [heading, plain(row[index] ?? '')])))

  const mailsOf = () => site.query(`select recipient, html from mailbox_mail where subject_type = 'order' and subject_id = $1`, [String(order?.id)])
  await expect.poll(async () => (await mailsOf()).length).toBe(2)
  const mails = await mailsOf()
  const mailText = (isCustomer: boolean) => String(mails.find(({ recipient }) => (recipient === 'laila@example.com') === isCustomer)?.html)
  const reader = await page.context().newPage()
  linesByPlace.set('mail to the customer', await linesOfMail(reader, mailText(true)))
  linesByPlace.set('mail to the retailer', await linesOfMail(reader, mailText(false)))

  const own = linesByPlace.get('order page')
  const knownFacts = { number, intent: String(order?.intent), plate: 'دبي 12345', invoice: '', visit: '', retailer: '' }
  for (const [key, label] of [
    ['invoice', 'رقم الفاتورة'],
    ['visit', 'موعد الزيارة'],
    ['retailer', 'المعرض'],
  ] as const)
    knownFacts[key] = own?.get(label) ?? ''
  expect(knownFacts).toEqual({
    ...{ number: expect.stringMatching(/^M-/), intent: expect.stringMatching(/./), plate: 'دبي 12345', invoice: expect.stringMatching(/\d/) },
    ...{ visit: expect.stringMatching(/^\d+ \S+ 20\d\d، \d\d:\d\d$/), retailer: expect.stringMatching(/./) },
  })

  // A table has days as spreadsheets sort them.
  const [, visitDay = '', visitTime = ''] = /^(\d+) .*، (\d\d:\d\d)$/.exec(knownFacts.visit) ?? []
  const inTable = new Map<string, string | RegExp>([
    ['تاريخ الطلب', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
    ['أول تسجيل', '2021-03-01'],
    ['موعد الزيارة', new RegExp(`^\\d{4}-\\d\\d-${visitDay.padStart(2, '0')} ${visitTime}$`)],
  ])
  const flaws = factsOf(car, knownFacts).flatMap(([label, readValue, where]) =>
    places.flatMap((place): object[] => {
      const value = (place === 'export' ? inTable.get(label) : undefined) ?? readValue
      const belongs = where.includes(place)
      if (place === 'invoice') {
        if (!belongs) return []
        const text = typeof value === 'string' ? value : (own?.get(label) ?? '')
        return standsOnPaper(paper, onHead[label] ?? label, label === 'المعرض' ? (text.split('،')[0] ?? '') : text)
          ? []
          : [{ label, place, text, found: 'not drawn' }]
      }
      const foundValue = linesByPlace.get(place)?.get(place === 'export' ? (headingOf[label] ?? label) : label)
      if (!belongs) return foundValue === undefined ? [] : [{ label, place, found: foundValue, expected: 'nothing' }]
      const isSame =
        foundValue !== undefined &&
        (typeof value === 'string' ? foundValue === value || (place === 'export' && saysSame(foundValue, value)) : value.test(foundValue))
      return isSame ? [] : [{ label, place, found: foundValue, expected: String(value) }]
    }),
  )
  expect(flaws).toEqual([])
})

/** What happened stands right below what can be done, and on a phone both come before the long list of facts. */
async function expectWorkInReach(page: Page): Promise<void> {
  const boxOf = async (part: string) => {
    const box = await page.getByRole('region', { name: part, exact: true }).boundingBox()
    if (!box) throw new Error(`${part} is not drawn`)
    return box
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const work = await boxOf('المتابعة')
  const log = await boxOf('سجل الطلب')
  expect(log.x + log.width).toBe(work.x + work.width)
  expect(log.y - work.y - work.height).toBeLessThan(200) // the field for a note
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await boxOf('المتابعة')).y).toBeLessThan((await boxOf('السيارة')).y)
  await page.setViewportSize({ width: 1280, height: 720 })
}
