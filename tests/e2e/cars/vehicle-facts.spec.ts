import type { Page } from '@playwright/test'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'
import { boxOf } from '../site-under-test/drawn.ts'

type Values = Parameters<typeof aVehicle>[0]

const life = {
  date_mot_expiry: '2027-01-02',
  date_warranty_expiry: '2028-03-04',
  recycling_fee: 120,
  repair_record: 'لا حوادث',
  previous_use: 'استخدام خاص',
  regular_maintenance_availability: 'نعم',
  maintenance_log: 'سجل كامل',
  date_registered: '2021-05-06',
}
const overseas = {
  sale_price: 240_000,
  japan_used_and_approved_cars_field: { on_the_road_price: 255_000 },
  price_breakdown: [{ label: 'رسوم الشحن', value: 4000 }],
}
const full: Values = {
  state: 'used',
  status: 'stock',
  gross_price: 250_000,
  monthly_price: 3000,
  financing_options: ['cash', 'lease'],
  product_card_disclaimer: { description: 'لا يشمل التأمين.' },
  features_optional: [{ name: 'سقف بانورامي', price: 9500 }],
  features_standard: [{ name: 'كاميرا محيطية' }],
  owner_name: 'معرض الاختبار',
  owner_metadata: { display_name_jag: 'جاكوار الاختبار', display_name_lr: 'لاند روفر الاختبار' },
  ...life,
  ...overseas,
}

/** Adds a vehicle to the stock and gives the address of its page. */
async function addVehicle({ url }: OwnSite, values: Values): Promise<string> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/stock/vehicles`, { method: 'POST', headers, body: JSON.stringify(aVehicle(values)) })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return `${url}/ar/showroom/${((await answer.json()) as { data: { id: number } }).data.id}`
}

/** What stands about the vehicle beside its pictures; cars like it have prices as well. */
const summary = (page: Page) => page.getByRole('main').locator('[data-vehicle]').first()

/** Which of these texts are seen there. */
const textsInSight = (page: Page, texts: readonly string[]) =>
  Promise.all(texts.map(async (text) => (await summary(page).getByText(text).locator('visible=true').count()) > 0))

test('[A-123][C-199][A-132][A-139][A-140][A-210][C-369][B-283][A-256][A-257][A-391] a vehicle shows what it has, and prices, names and history as its fields and the market say', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await site.set({ 'stock_locator.market': '', 'stock_locator.price_on_request_options': ['lease'] })
  const whole = await addVehicle(site, full)
  const less = await addVehicle(site, {
    ...full,
    nameplate_brand_name: 'Land Rover',
    lease_hidden_from_visitors: true,
    price_breakdown: [],
    previous_use: '',
    recycling_fee: null,
  })
  const onRequest = await addVehicle(site, { ...full, owner_metadata: {}, price_hidden: true })
  const main = page.getByRole('main')
  const history = main.getByRole('region', { name: 'سجل السيارة' }).getByRole('term')
  const prices = summary(page)
  const lease = prices.locator('summary').filter({ hasText: 'الإيجار الشهري' })
  const breakdown = prices.locator('summary').filter({ hasText: 'تفاصيل السعر' })
  // The first is the price before the discount, which every market shows.
  const ofTheMarket = ['250,000', '255,000', 'السعر على الطريق', 'تفاصيل السعر']

  await page.goto(whole)
  const optional = main.getByRole('listitem').filter({ hasText: 'سقف بانورامي' })
  await expect(optional.getByText('9,500')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'كاميرا محيطية' })).toHaveText('كاميرا محيطية')
  await expect(main.getByRole('heading', { name: 'جاكوار الاختبار' })).toBeVisible()
  await expect(history).toHaveCount(8)
  await expect(main.getByText('6 مايو 2021')).toBeVisible()
  await expect(lease).toContainText('3,000')
  await expect(prices.getByText('240,000')).toBeVisible()
  expect(await textsInSight(page, ofTheMarket)).toEqual([true, false, false, false])
  // The note of the price stands behind its icon.
  const note = prices.getByText('لا يشمل التأمين.')
  await expect(note).toBeHidden()
  const icon = await boxOf(prices.locator('svg[data-icon="ui-info"]'))
  expect([icon.width, icon.height]).toEqual([20, 20])
  await prices
    .locator('summary')
    .filter({ has: page.locator('svg[data-icon="ui-info"]') })
    .click()
  await expect(note).toBeVisible()

  await page.goto(less)
  await expect(main.getByRole('heading', { name: 'لاند روفر الاختبار' })).toBeVisible()
  await expect(history).toHaveCount(6)
  await expect(lease).toHaveCount(0)
  expect(await textsInSight(page, ['3,000'])).toEqual([false])

  await page.goto(onRequest)
  await expect(main.getByRole('heading', { name: 'معرض الاختبار' })).toBeVisible()
  await expect(lease).toContainText('السعر عند الطلب')
  await expect(prices.getByText('240,000')).toBeVisible()
  expect(await textsInSight(page, ['3,000'])).toEqual([false])

  await site.set({ 'stock_locator.market': 'overseas' })
  await page.goto(whole)
  expect(await textsInSight(page, ofTheMarket)).toEqual([true, true, true, true])
  await breakdown.click()
  await expect(prices.getByText('رسوم الشحن')).toBeVisible()
  await expect(prices.getByText('4,000')).toBeVisible()
  await page.goto(less)
  expect(await textsInSight(page, ofTheMarket)).toEqual([true, true, true, false])
})
