import type { Page } from '@playwright/test'
import { moneyText } from '#kernel/format/money-text.ts'
import { formatMoment, formatCalendarDay } from '#kernel/format/date.ts'
import { instantOf } from '#kernel/zoned-time.ts'
import { drawnRuns } from '#tests/support/reading/read-pdf.ts'
import { oneOfEach } from '../site-under-test/one-of-each.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

const JOURNEY = '/ar/showroom-order-online'

/** What a car of each country is paid in, what stands beside its price, and the clock of its retailer with the name that it has elsewhere than at home. */
const countries = oneOfEach(
  [
    { country: 'AE', name: 'الإمارات', money: /درهم/, others: /ريال|دينار/, tax: /شامل ضريبة القيمة المضافة .*5%/, vat: 5, zone: 'Asia/Dubai', clock: '' },
    {
      country: 'SA',
      name: 'السعودية',
      money: /ريال/,
      others: /درهم|دينار/,
      tax: /شامل ضريبة القيمة المضافة .*15%/,
      vat: 15,
      zone: 'Asia/Riyadh',
      clock: ' (توقيت المملكة العربية السعودية)',
    },
    {
      country: 'KW',
      name: 'الكويت',
      money: /دينار/,
      others: /درهم|ريال/,
      tax: /لا تُطبَّق ضريبة القيمة المضافة/,
      vat: 0,
      zone: 'Asia/Kuwait',
      clock: ' (توقيت الكويت)',
    },
  ],
  // The site's own money is that of AE.
  ({ country }) => country === 'SA',
)
const choice = (page: Page) => page.getByRole('navigation', { name: 'السيارات بحسب الدولة' })

for (const { country, name, money, others, tax, ...law } of countries)
  test(`a visitor from ${country} chooses the country once, and buys a car there in its own money, with its own tax, by its own clock`, async ({
    page,
    site,
  }) => {
    await site.query(
      `update company_config set content = jsonb_set(jsonb_set(content, '{payment,vendor,type}', '"TEST"'), '{payment,is_on_hold}', 'false')
       where config_type = 'order_online_checkout_page'`,
    )
    await page.goto(`${site.url}/ar/offers`)
    await choice(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/ar/find-a-car\\?country_in=${country}$`))
    const cards = page.locator('main article')
    await expect(cards.first()).toContainText(money)
    for (const text of await cards.allTextContents()) expect(text).not.toMatch(others)
    await expect(choice(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: new RegExp(`إزالة.*${name}`) })).toBeVisible()

    // Another document knows it from the cookie.
    await page.goto(`${site.url}/ar/offers`)
    await page.mouse.wheel(0, 400)
    await expect(choice(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true')

    const [car] = await site.query(
      `select id, display_price::float8 as price, currency from vehicle where country = $1 and status = 'stock' and is_published and details ->> 'buttons' like '%button_set%' order by id desc limit 1`,
      [country],
    )
    await page.goto(`${site.url}/ar/showroom/${car?.id}`)
    await expect(page.getByText(tax).first()).toBeVisible()
    await page.getByRole('link', { name: 'احجز الآن' }).first().click()
    await expect(page.getByText(tax).first()).toBeVisible()
    await expect(page.locator('[data-i="screen:order_vehicle"]')).toHaveAttribute('data-ready', '')
    await page.getByRole('button', { name: 'متابعة', exact: true }).click()
    await page.getByRole('button', { name: 'بدء الطلب' }).click()
    await expect(page.getByLabel('الاسم الأول')).toBeVisible()
    const main = page.locator('main')
    await expect(main).toContainText(money)
    expect(await main.innerText()).not.toMatch(others)
    const { price, currency } = car as { price: number; currency: string }
    await buys(page, site, { price, currency, others, tax, ...law })
  })

type Sold = { price: number; currency: string; others: RegExp; tax: RegExp; vat: number; zone: string; clock: string }

/** The facts of an order on a page or in a mail, without invisible marks of direction. */
async function factsIn(page: Page, place: string, names = 'dt', values = 'dd'): Promise<ReadonlyMap<string, string>> {
  const part = page.locator(place)
  await expect(part.locator(names).first()).toBeVisible()
  const textsOf = async (tag: string) => (await part.locator(tag).allTextContents()).map((text) => text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').trim())
  const [labels, texts] = [await textsOf(names), await textsOf(values)]
  return new Map(labels.map((label, index) => [label, texts[index] ?? '']))
}

/** From the details to the invoice: sums, tax and times of the last step, the order, its mail, its calendar file and its invoice. */
async function buys(page: Page, site: OwnSite, { price, currency, others, tax, vat, zone, clock }: Sold): Promise<void> {
  const goOn = page.getByRole('button', { name: 'متابعة', exact: true })
  await page.getByLabel('الاسم الأول').fill('ليلى')
  await page.getByLabel('اسم العائلة').fill('الهاشمي')
  await page.getByLabel('البريد الإلكتروني').fill(`laila-${currency}@example.com`.toLowerCase())
  await page.getByLabel('رقم الجوال').fill('0501234567')
  await goOn.click()
  const day = page.getByLabel('اليوم')
  await day.selectOption({ index: 1 })
  await page.getByLabel('الوقت').selectOption({ index: 1 })
  const [date, time] = [await day.inputValue(), await page.getByLabel('الوقت').inputValue()]
  await goOn.click()
  await expect(page.getByText('الخطوة 3 من 3')).toBeVisible()
  const before = await factsIn(page, '#order-summary')
  await page.getByRole('checkbox', { name: /أوافق/ }).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: before.get('رسم الحجز') ?? '' })
    .click()
  await expect(page).toHaveURL(`${site.url}${JOURNEY}/success`)
  await page.getByRole('link', { name: 'عرض الطلب' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تفاصيل طلبك')
  await expect(page.getByRole('region', { name: 'الدفع' })).toBeVisible()
  const order = await factsIn(page, 'main')

  const [row] = await site.query('select id, amount::float8 as fee, created_at as at from customer_order where number = $1', [order.get('رقم الطلب')])
  const { id, fee, at } = row as { id: number; fee: number; at: Date }
  const mailOf = () => site.query(`select html from mailbox_mail where subject_type = 'order' and subject_id = $1 and recipient like 'laila-%'`, [String(id)])
  await expect.poll(async () => (await mailOf()).length).toBe(1)
  const reader = await page.context().newPage()
  await reader.setContent(String((await mailOf())[0]?.html))
  const mail = await factsIn(reader, 'body', 'th[scope=row]', 'th[scope=row] + td')
  await reader.close()

  const sumText = (minor: number) => moneyText(minor, currency, 'ar')
  const wantedFacts: Record<string, string | undefined> = {
    'سعر السيارة': sumText(price),
    'رسم الحجز': sumText(fee),
    المتبقي: sumText(price - fee),
    'ضريبة القيمة المضافة المشمولة في السعر': vat === 0 ? undefined : `${sumText(price - Math.round((price * 100) / (100 + vat)))} (${vat}%)`,
    'موعد الزيارة': `${formatCalendarDay(date, 'ar')}، ${time}`,
  }
  for (const [place, facts] of Object.entries({ before, order, mail })) {
    for (const [label, value] of Object.entries(wantedFacts)) expect([place, label, facts.get(label)]).toEqual([place, label, value])
    expect(facts.get('بيان السعر'), place).toMatch(tax)
    expect([...facts.values()].join(' '), place).not.toMatch(others)
    if (place !== 'before') expect(facts.get('تاريخ الطلب')).toBe(`${formatMoment(at, zone)}${clock}`)
  }

  const calendar = await (await page.request.get((await page.getByRole('link', { name: /التقويم/ }).getAttribute('href')) ?? '')).text()
  const begins = new Date(instantOf(`${date} ${time}:00`, zone)).toISOString()
  expect(calendar).toContain(`DTSTART:${begins.replaceAll(/[-:]|\.\d+/g, '')}`)

  const invoice = await page.request.get((await page.getByRole('link', { name: /فاتورة/ }).getAttribute('href')) ?? '')
  const runs = drawnRuns(await invoice.body()).map(({ text }) => text)
  const drawnText = [...runs, ...runs.map((text) => [...text].reverse().join(''))].join('\n')
  const figureOf = (text: string) => /[\d,.]+/.exec(text)?.[0] ?? ''
  for (const figure of [figureOf(sumText(price)), figureOf(sumText(price - fee)), ...(vat === 0 ? [] : [`${vat}%`])]) expect(drawnText).toContain(figure)
  expect(drawnText).not.toMatch(others)
}

test('prices of models in stock are those of the chosen country, or say that it has none, and their lines stay where they were', async ({ page, site }) => {
  // Read by their text content: what the browser has not laid out yet shows no text.
  const lines = page.locator('main [data-price-in]')
  const placed = () =>
    lines.evaluateAll((all) =>
      all.map((line) => {
        const { top, height } = line.getBoundingClientRect()
        const list = line.closest('ul')?.getBoundingClientRect()
        return [top - (list?.top ?? 0), height, list?.height].map((size) => Math.round(size ?? 0))
      }),
    )
  await page.goto(`${site.url}/ar/defender`)
  await page.mouse.wheel(0, 400)
  await expect(choice(page).getByRole('link', { name: 'الكويت' })).not.toHaveAttribute('aria-current', 'true')
  expect(await lines.count()).toBeGreaterThan(0)
  for (const text of await lines.allTextContents()) expect(text).not.toContain('غير متوفرة')
  await choice(page).getByRole('link', { name: 'الكويت' }).click()
  await expect(page).toHaveURL(/country_in=KW/)
  await page.goto(`${site.url}/ar/defender`)
  await page.evaluate(() => document.fonts.ready)
  const before = await placed()
  await page.mouse.wheel(0, 400)
  await expect(lines.first()).toHaveText(/دينار|غير متوفرة حاليًا في الكويت/)
  for (const text of await lines.allTextContents()) expect(text).toMatch(/ابتداءً من .*دينار|غير متوفرة حاليًا في الكويت|السعر عند الطلب/)
  expect(await placed()).toEqual(before)
})
