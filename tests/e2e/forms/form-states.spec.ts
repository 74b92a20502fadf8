import { typedDay } from '#kernel/parse-day.ts'
import type { Page, Route } from '@playwright/test'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { expect, test } from '../site-under-test/own-site.ts'
import { oneOfEach } from '../site-under-test/one-of-each.ts'

const PHONE = '0501234567'
const json = (status: number, body: object) => (route: Route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** A form with a photo whose phone number and address are verified. */
async function addVerifiedForm(url: string): Promise<number> {
  const field = (id: string, type: string, ar: string, more: object = {}) => ({ id, name: id, type, label: { ar }, rules: { required: true }, ...more })
  const fields = [
    field('name', 'text', 'الاسم الكامل'),
    field('phone', 'phone', 'رقم الجوال', { verify: true }),
    field('email', 'email', 'البريد الإلكتروني', { verify: true }),
    field('photo', 'file', 'صورة السيارة', { rules: { accept: ['png'] } }),
    field('agreed', 'consent', 'الموافقة', { html: { ar: 'أوافق على معالجة بياناتي' } }),
  ]
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'تأكيد البيانات', fields, settings: { submit_label: { ar: 'أرسل' } } })
  const response = await fetch(`${url}/forms_api/forms`, { method: 'POST', headers, body })
  return ((await response.json()) as { data: { id: number } }).data.id
}

async function fill(page: Page): Promise<void> {
  const form = page.locator('main form')
  await form.getByLabel('الاسم الكامل').fill('نورة')
  await form.getByLabel('رقم الجوال').fill(PHONE)
  await form.getByLabel('البريد الإلكتروني', { exact: true }).fill('visitor@example.com')
  await form.getByRole('checkbox', { name: 'أوافق على معالجة بياناتي' }).check()
}

for (const theme of oneOfEach(['jdx', 'lrdx'], (one) => one === 'jdx')) {
  test(`axe finds nothing in any state of a form, theme ${theme}`, async ({ page, site, context, problems }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 390, height: 900 })
    const address = `/ar/form/${await addVerifiedForm(site.url)}?theme=${theme}`
    const flaws: Record<string, string[]> = {}
    const look = async (state: string) => {
      // Colours are measured as they stay, not on their way.
      await page.evaluate(() => {
        const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
      })
      const { violations } = await axeOn(page).include('main, dialog[open]').analyze()
      flaws[state] = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: state }).toBeLessThanOrEqual(390)
    }
    const send = page.getByRole('button', { name: 'أرسل', exact: true })
    await page.route('**/api/email_checks', json(200, { data: { valid: true, proof: '' } }))
    await page.route('**/twilio/create_verification', json(201, { data: { status: 'pending' } }))
    await page.route('**/twilio/check_verification', (route) => {
      const isRight = route.request().postDataJSON().code === '123456'
      return json(200, { data: isRight ? { status: 'approved', valid: true, proof: 'x' } : { status: 'pending', valid: false } })(route)
    })

    await page.goto(address)
    await look('empty')
    await send.click()
    await expect(page.getByLabel('الاسم الكامل')).toBeFocused()
    await look('errors')
    await page.getByLabel('صورة السيارة').setInputFiles({ name: 'x.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await fill(page)
    await send.click()
    await expect(page.getByText('نوع الملف غير مقبول').first()).toBeVisible()
    await look('a file refused')
    await page.getByLabel('صورة السيارة').setInputFiles([])

    await send.click()
    await expect(page.getByLabel('رمز التحقق')).toBeFocused()
    await look('a code asked for')
    await page.getByLabel('رمز التحقق').fill('000000')
    await page.getByRole('button', { name: 'تأكيد الرمز' }).click()
    await expect(page.getByText('الرمز غير صحيح.')).toBeVisible()
    await look('a wrong code')

    let answer: (route: Route) => Promise<void> = async () => undefined
    let heldRoute: Route | undefined
    await page.route('**/leads', (route) => {
      heldRoute = route
      return answer(route)
    })
    await page.getByLabel('رمز التحقق').fill('123456')
    await send.click()
    await expect(page.getByRole('button', { name: 'جارٍ الإرسال…' })).toBeVisible()
    await look('sending')
    await heldRoute?.fulfill({ status: 500, body: '{}' })
    await expect(page.getByRole('alert').filter({ hasText: 'حدث خلل ما' })).toBeVisible()
    await look('failed')

    await context.setOffline(true)
    answer = (route) => route.abort('internetdisconnected')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' })).toBeFocused()
    await look('waiting for a connection')
    answer = json(201, { data: { id: 1, thank_you: { heading: { ar: 'وصل طلبك' }, text: { ar: '<p>نتواصل معك غدًا.</p>' }, redirect_url: null } } })
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'وصل طلبك' })).toBeVisible()
    await look('thanks')

    await page.goto(`/ar/defender/90?theme=${theme}`)
    await page.getByRole('link', { name: 'احجز تجربة قيادة' }).first().click()
    await expect(page.getByRole('dialog').getByLabel('المعرض')).toBeVisible()
    await look('over the page')
    expect(flaws).toEqual(Object.fromEntries(Object.keys(flaws).map((state) => [state, []])))
    expect(problems.filter((text) => !/Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([])
    problems.length = 0
  })
}

/** The first Wednesday from the day after tomorrow, on which every showroom is open. */
const wednesday = [2, 3, 4, 5, 6, 7, 8]
  .map((ahead) => new Date(Date.now() + ahead * 86_400_000))
  .find((date) => date.getUTCDay() === 3)
  ?.toISOString()
  .slice(0, 10) as string

test('a visitor with a keyboard and a screen reader fills in the longest form', async ({ page, site }) => {
  await page.goto('/ar/form/2')
  const form = page.getByRole('form').or(page.locator('main form'))
  const focused = () =>
    page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement | null
      const described = (control?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
      return {
        name: control?.labels?.[0]?.textContent ?? control?.textContent ?? '',
        described: described.join(' '),
        isInvalid: control?.ariaInvalid === 'true',
      }
    })
  /** Presses Tab until the control with this name has the focus, as somebody who cannot see it does. */
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (name.test((await focused()).name)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way to ${name}`)
  }
  const chooseNext = async (name: RegExp) => {
    await tabTo(name)
    await page.keyboard.press('ArrowDown')
  }

  // Nothing filled in: what is missing is said at once, and the focus stands on the first of it.
  await page.getByRole('combobox', { name: 'الطراز' }).focus()
  // Steps are there once the form is hydrated, which the focus asks for.
  await expect(page.locator('[data-i="screen:form"]')).toHaveAttribute('data-ready', '')
  await tabTo(/^الخطوة التالية$/)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('combobox', { name: 'الطراز' })).toBeFocused()
  expect(await focused()).toMatchObject({ described: 'يُرجى الاختيار', isInvalid: true })

  await chooseNext(/^الطراز/)
  await tabTo(/^ابحث بالاسم أو المدينة/)
  await page.keyboard.type('دبي')
  await expect(form.getByRole('status').filter({ hasText: 'المعارض المطابقة' })).toBeVisible()
  await chooseNext(/^المعرض/)
  await tabTo(/^اليوم/)
  await page.keyboard.type(typedDay(wednesday))
  await chooseNext(/^الوقت/)
  await tabTo(/^الخطوة التالية$/)
  await page.keyboard.press('Enter')
  // The step that comes has the focus, and says where one is.
  const step = page.getByRole('group', { name: 'الخطوة 2 من 2 بياناتك' })
  await expect(step).toBeFocused()
  const header = page.getByRole('banner').first()
  const roomBelowHeader = async () => ((await step.boundingBox())?.y ?? 0) - (await header.evaluate((element) => element.getBoundingClientRect().bottom))
  expect(await roomBelowHeader()).toBeGreaterThanOrEqual(0)

  for (const [name, text] of [
    [/^الاسم الأول/, 'عفراء'],
    [/^اسم العائلة/, 'المنصوري'],
    [/^رقم الجوال/, '0501234567'],
    [/^البريد الإلكتروني/, 'afra@example.com'],
  ] as const) {
    await tabTo(name)
    await page.keyboard.type(text)
  }
  await tabTo(/رخصة قيادة سارية/)
  await page.keyboard.press('Space')
  await tabTo(/^أوافق/)
  await page.keyboard.press('Space')
  await tabTo(/^احجز تجربة القيادة$/)
  await page.keyboard.press('Enter')
  const thanks = page.getByRole('status').filter({ hasText: 'وصلنا طلب تجربة القيادة' })
  await expect(thanks.getByRole('heading')).toBeFocused()
  const leads = await site.query("select attributes from lead where attributes->>'first_name' = 'عفراء'")
  expect(leads).toMatchObject([{ attributes: { model: 'defender', day: wednesday, phone: '+971501234567', licence: ['yes'], privacy: 'yes' } }])
})
