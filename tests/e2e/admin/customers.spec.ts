import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { comesToRest, placeOrder } from '../site-under-test/admin-screens.ts'
import { axeOn, transitionsEnd } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

const widths = [390, 768, 1440]

/** A lead of the buyer of {@link placeOrder}. */
async function aLead(site: OwnSite): Promise<number> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const person = { first_name: 'سارة', last_name: 'العلي', phone: '+971501234567', email: 'sara@example.com' }
  const attributes = { ...person, contact_by: 'phone', message: 'متى يمكن معاينة السيارة؟', privacy: 'yes' }
  const answer = await fetch(`${site.url}/forms_api/forms/1/leads`, { method: 'POST', headers, body: JSON.stringify({ attributes }) })
  expect(answer.ok).toBe(true)
  const [row] = await site.query('select id from lead order by id desc limit 1')
  return Number(row?.id)
}

test('a customer is found by name from anywhere and by number on their own screen, shows leads, orders and mails, and leads to each and back, at every width', async ({
  page,
  site,
}) => {
  const lead = await aLead(site)
  await placeOrder(site.url)
  const [order] = await site.query('select id, number from customer_order order by id desc limit 1')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInTo(page, site.url, 'sales')
  await page.goto(`${site.url}/ar/admin`)
  await comesToRest(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('ساره العلي')
  const customers = page.getByRole('dialog').getByRole('group', { name: 'عملاء', exact: true })
  await customers
    .getByRole('option', { name: /سارة العلي/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ar\/admin\/customers\/(lead|order|quotation)-\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'سارة العلي' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'الطلبات عبر الإنترنت' }).getByRole('link', { name: String(order?.number) })).toBeVisible()
  await expect(page.getByRole('region', { name: 'رسائل إلى العميل' }).getByRole('listitem').first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await transitionsEnd(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect([await foreignTexts(page), await tornTexts(page)]).toEqual([[], []])
    expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }

  await page
    .getByRole('region', { name: 'طلبات العميل' })
    .getByRole('link', { name: `الطلب ${lead}` })
    .click()
  await expect(page).toHaveURL(`${site.url}/ar/admin/leads/${lead}`)
  await page.getByRole('link', { name: 'كل ما يخص هذا العميل' }).click()
  await expect(page).toHaveURL(`${site.url}/ar/admin/customers/lead-${lead}`)
  await page.getByRole('link', { name: String(order?.number) }).click()
  await expect(page).toHaveURL(`${site.url}/ar/admin/orders/${order?.id}`)
  await expect(page.getByRole('link', { name: 'كل ما يخص هذا العميل' })).toHaveAttribute('href', `/ar/admin/customers/order-${order?.id}`)

  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/ar/admin/customers`)
  await page.getByRole('searchbox').fill('050 123 4567')
  await expect(page.getByRole('main').getByRole('link', { name: 'سارة العلي' })).toHaveCount(1)
  expect(addresses.filter((address) => /1234567|123%204567/.test(address))).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect([await foreignTexts(page), await tornTexts(page), (await axeOn(page).analyze()).violations]).toEqual([[], [], []])
})
