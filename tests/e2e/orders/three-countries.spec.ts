import type { Page } from '@playwright/test'
import { oneOfEach } from '../site-under-test/one-of-each.ts'
import { expect, test } from '../site-under-test/own-site.ts'

/** What a car of each country is paid in, and what stands beside its price. */
const countries = oneOfEach(
  [
    { country: 'AE', name: 'الإمارات', money: /درهم/, others: /ريال|دينار/, tax: /شامل ضريبة القيمة المضافة .*5%/ },
    { country: 'SA', name: 'السعودية', money: /ريال/, others: /درهم|دينار/, tax: /شامل ضريبة القيمة المضافة .*15%/ },
    { country: 'KW', name: 'الكويت', money: /دينار/, others: /درهم|ريال/, tax: /ضريبة/ },
  ],
  // The site's own money is that of AE.
  ({ country }) => country === 'SA',
)
const choice = (page: Page) => page.getByRole('navigation', { name: 'السيارات بحسب الدولة' })

for (const { country, name, money, others, tax } of countries)
  test(`a visitor from ${country} chooses the country once, and buys a car there in its own money`, async ({ page, site }) => {
    await site.query(
      `update company_config set content = jsonb_set(content, '{payment,vendor,type}', '"TEST"') where config_type = 'order_online_checkout_page'`,
    )
    await page.goto(`${site.url}/ar/offers`)
    await choice(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/ar/find-a-car\\?country_in=${country}$`))
    const cards = page.locator('main article')
    await expect(cards.first()).toContainText(money)
    for (const text of await cards.allInnerTexts()) expect(text).not.toMatch(others)
    await expect(choice(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: new RegExp(`إزالة.*${name}`) })).toBeVisible()

    // Another document knows it from the cookie.
    await page.goto(`${site.url}/ar/offers`)
    await page.mouse.wheel(0, 400)
    await expect(choice(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'true')

    const [car] = await site.query(
      `select id from vehicle where country = $1 and status = 'stock' and is_published and details ->> 'buttons' like '%button_set%' order by id desc limit 1`,
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
  })
