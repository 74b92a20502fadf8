import { axeOn } from '../site-under-test/axe-on.ts'
import { comesToRest } from '../site-under-test/admin-screens.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[A-015][C-005] a setting that an editor changes is what the site shows', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/setting_definitions/general.app_name`)
  const value = page.getByRole('textbox', { name: 'القيمة' })
  const before = await value.inputValue()
  await value.fill('معرض الخليج')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect.poll(async () => (await (await fetch(`${site.url}/ar/`)).text()).match(/<title>(.*)<\/title>/)?.[1]).toContain('معرض الخليج')
  await value.fill(before)
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect.poll(async () => (await (await fetch(`${site.url}/ar/`)).text()).match(/<title>(.*)<\/title>/)?.[1]).not.toContain('معرض الخليج')
})

test('[A-020] theme and flavour of the market are chosen in the admin, and pages follow at once', async ({ page, site }) => {
  // They are put back when the test ends.
  await site.set({ 'general.theme': 'jdx', 'general.market_flavour': 'mena' })
  const locator = await site.addPage([aBlock('locator', 'stock_locator', { ci_key_list: 'all-cars' })])
  await signInTo(page, site.url, 'admin')
  for (const [key, value] of [
    ['general.theme', 'العلامة الشقيقة'],
    ['general.market_flavour', 'أسواق خارجية، بالبحث بالرمز البريدي'],
  ] as const) {
    await page.goto(`${site.url}/ar/admin/setting_definitions/${key}`)
    await page.getByRole('combobox', { name: 'القيمة' }).click()
    await page.getByRole('option', { name: value, exact: true }).click()
    const saved = page.waitForResponse((response) => response.url().includes('/api/setting') && response.request().method() !== 'GET')
    await page.getByRole('button', { name: 'حفظ' }).click()
    expect((await saved).ok()).toBe(true)
  }
  // The site hears of a change within milliseconds of the answer, not before it.
  await expect(async () => {
    await page.goto(site.url + locator)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lrdx', { timeout: 500 })
    await expect(page.getByRole('search', { name: 'البحث بحسب المكان' })).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('[A-016][B-007] a dealer is added, changed and removed, and a wrong value shows an error at its field', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/dealers/create`)
  await page.getByRole('textbox', { name: 'الاسم' }).fill('معرض خورفكان')
  await page.getByRole('textbox', { name: 'رمز المعرض' }).fill('AE-AIN-09')
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('ليس بريدًا')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('ain@example.com')
  await page.getByRole('button', { name: 'حفظ' }).click()
  const dealers = async () => ((await (await fetch(`${site.url}/api/dealers?items=50`)).json()) as { data: { name: string }[] }).data.map(({ name }) => name)
  await expect.poll(dealers).toContain('معرض خورفكان')

  await page.goto(`${site.url}/ar/admin/dealers`)
  await page.getByRole('link', { name: 'معرض خورفكان' }).click()
  await page.getByRole('textbox', { name: 'الاسم' }).fill('معرض خورفكان الجديد')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect.poll(dealers).toContain('معرض خورفكان الجديد')
  await page.goto(`${site.url}/ar/admin/dealers`)
  await page.getByRole('link', { name: 'معرض خورفكان الجديد' }).click()
  await page.getByRole('button', { name: 'حذف' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /تأكيد|حذف/ })
    .click()
  await expect.poll(dealers).not.toContain('معرض خورفكان الجديد')
})

test('[A-031][A-269][C-198][B-307] the admin asks who somebody is, and an editor neither finds nor opens users, tokens and the audit log', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/ar/admin`)
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول التجريبي' })).toBeVisible()
  await page.getByRole('button', { name: 'محررة تجريبية' }).click()
  await expect(page).toHaveURL(`${site.url}/ar/admin`)
  await expect(page.getByRole('link', { name: 'الصفحات', exact: true })).toBeVisible()
  for (const name of ['المستخدمون', 'رموز الوصول', 'سجل التدقيق']) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.goto(`${site.url}/ar/admin/users`)
  await expect(page.getByRole('main')).toContainText(/صلاحية/)
  expect((await page.request.get(`${site.url}/api/users?page=1`)).status()).toBe(403)
})

test('[A-269][C-198] a token made in the admin may do what its scopes say and nothing else, and nothing once it is revoked', async ({ page, site }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/api_tokens/create`)
  await page.getByRole('textbox', { name: 'الاسم' }).fill('تقارير الصفحات')
  await page.getByRole('checkbox', { name: 'قراءة الصفحات والمسودات' }).check()
  await page.getByRole('button', { name: /حفظ|إنشاء/ }).click()
  const shown = page
    .getByText(/mrd_\S{20,}/)
    .or(page.locator('input[value^="mrd_"]'))
    .first()
  await expect(shown).toBeVisible()
  const token = (await shown.evaluate((element) => (element instanceof HTMLInputElement ? element.value : element.textContent) ?? '')).match(/mrd_\S+/)?.[0]
  const callApi = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return (await fetch(site.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })).status
  }
  expect(await callApi('GET', '/api/pages?page=1')).toBe(200)
  expect(await callApi('POST', '/api/pages', { path: 'from-a-token', title: 'x' })).toBe(403)
  expect(await callApi('GET', '/api/users?page=1')).toBe(403)
  await site.query("update api_token set revoked_at = now() where name = 'تقارير الصفحات'")
  expect(await callApi('GET', '/api/pages?page=1')).toBe(401)
})

test('[A-028][A-029][A-030][A-268][C-053][C-196][C-005] editors sign in to the page that they come from, and have their toolbar over the page, on every page that they go to; visitors have none', async ({
  page,
  browser,
  site,
}) => {
  const [one, other] = [
    await site.addPage([aBlock('a', 'snippet', { heading: 'هنا', buttons: [{ id: 'x', label: 'إلى هناك', target: 'test/next' }] })]),
    '/ar/test/next',
  ]
  await site.addPage([aBlock('b', 'snippet', { heading: 'هناك' })], { path: 'test/next' })
  const guest = await browser.newPage()
  const askedPaths: string[] = []
  guest.on('request', (request) => askedPaths.push(new URL(request.url()).pathname))
  await guest.goto(site.url + one, { waitUntil: 'networkidle' })
  expect(await guest.locator('#editor-toolbar').count()).toBe(0)
  expect(askedPaths.filter((path) => path.startsWith('/api/'))).toEqual([])
  await guest.close()

  const { canvas } = new Desk(page, site.url)
  await page.goto(site.url + one)
  await page.evaluate(() => location.assign('/ar/cms/_'))
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول التجريبي' })).toBeVisible()
  await page.getByRole('button', { name: 'محررة تجريبية' }).click()
  await expect(page).toHaveURL(/\/ar\/cms/)
  await page.goto(site.url + one)
  await page.evaluate(() => location.assign('/ar/cms/_'))
  await expect(canvas.getByRole('heading', { name: 'هنا' })).toBeVisible()
  await page.goto(site.url + one)
  const edit = page.getByRole('navigation', { name: 'شريط التحرير' }).getByRole('link', { name: 'تحرير الصفحة' })
  await expect(edit).toHaveAttribute('href', `/ar/cms?page=${await pageIdOf(site.url, one)}`)
  await page.getByRole('link', { name: 'إلى هناك' }).click()
  await expect(page.getByRole('heading', { name: 'هناك' })).toBeVisible()
  await expect(edit).toHaveAttribute('href', `/ar/cms?page=${await pageIdOf(site.url, other)}`)
  const { violations } = await axeOn(page).include('#editor-toolbar').analyze()
  expect(violations).toEqual([])
  // It covers nothing of the question about cookies.
  await site.set({ cookie_consent: JSON.stringify({ title: 'ملفات تعريف الارتباط', text: 'نص قصير عن الاختيار.' }) })
  await page.evaluate(() => localStorage.removeItem('cookieConsentStatus'))
  await page.reload()
  const question = page.getByRole('region', { name: 'ملفات تعريف الارتباط' })
  await expect(question).toBeVisible()
  await expect(edit).toBeVisible()
  const bottomOf = async () => page.locator('#editor-toolbar').evaluate((host) => host.getBoundingClientRect().bottom)
  await expect.poll(bottomOf).toBeLessThanOrEqual((await question.boundingBox())?.y ?? 0)
  await edit.click()
  await expect(canvas.getByRole('heading', { name: 'هناك' })).toBeVisible()
})

test.describe('for people who do not see or do not use a mouse', () => {
  test('our parts of the editor have nothing that axe objects to', async ({ page, site }) => {
    const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'accordion', { heading: 'الثاني' }, [{ title: 'سؤال' }])])
    await signInTo(page, site.url, 'editor')
    const desk = new Desk(page, site.url)
    await desk.open(await pageIdOf(site.url, address))
    const objections = async () => {
      const { violations } = await axeOn(page).exclude('iframe').withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
      return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))])
    }
    expect(await objections()).toEqual([])
    await desk.canvas.getByRole('heading', { name: 'الثاني' }).click()
    await desk.tab('المكوّنات').click()
    expect(await objections()).toEqual([])
    await desk.tab('الصفحات').click()
    await desk.tab('الصفحة').click()
    await comesToRest(page)
    expect(await objections()).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: 'نشر' }).click()
    await expect(page.getByRole('dialog', { name: 'نشر الصفحة' })).toBeVisible()
    expect(await objections()).toEqual([])
  })
})
