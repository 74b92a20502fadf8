import type { Locator, Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

type Lead = { attributes: Record<string, unknown>; state: string; suspicions: string[]; page_url: string; form_version: number }
const leadsOf = (site: { query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]> }, name: string) =>
  site.query("select attributes, state, suspicions, page_url, form_version from lead where attributes->>'first_name' = $1 order by id desc", [
    name,
  ]) as unknown as Promise<Lead[]>

async function fillEnquiry(form: Locator, name: string): Promise<void> {
  await form.getByLabel('الاسم الأول').fill(name)
  await form.getByLabel('اسم العائلة').fill('المنصوري')
  await form.getByLabel('رقم الجوال').fill('٠٥٠ ١٢٣ ٤٥٦٧')
  await form.getByLabel('البريد الإلكتروني', { exact: true }).fill('visitor@example.com')
  await form.getByLabel('رسالتك').fill('هل السيارة متوفرة؟')
  await form.getByRole('checkbox', { name: /أوافق/ }).check()
}
const colourOf = (control: Locator, property: 'borderBlockEndColor' | 'color') => control.evaluate((element, name) => getComputedStyle(element)[name], property)
const errorColour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--colour-error)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test('[C-055] [C-227] [C-248] [C-003] a visitor fills a form in and reads the thanks; the lead is stored', async ({ page, site }) => {
  await page.goto('/ar/form/1')
  await fillEnquiry(page.locator('form'), 'نجود')
  await page.getByRole('button', { name: 'أرسل الاستفسار' }).click()
  await expect(page.getByRole('heading', { name: 'وصلنا استفسارك' })).toBeFocused()
  const [lead] = await leadsOf(site, 'نجود')
  // Nobody fills a form in as quickly as a test does; that its browser did the sum is what counts.
  expect(lead?.suspicions.filter((reason) => reason !== 'too_fast')).toEqual([])
  expect(lead).toMatchObject({ form_version: 1, attributes: { phone: '+971501234567', email: 'visitor@example.com' } })
})

test('[C-146] [C-147] an empty field is not red, wrong content is; nothing is sent before all is right', async ({ page }) => {
  await page.goto('/ar/form/1')
  const [name, email] = [page.getByLabel('الاسم الأول'), page.getByLabel('البريد الإلكتروني', { exact: true })]
  const usual = await colourOf(name, 'borderBlockEndColor')
  const red = await errorColour(page)
  let sentCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/leads')) sentCount += 1
  })
  await page.getByRole('button', { name: 'أرسل الاستفسار' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await page.mouse.move(0, 0)
  await email.focus()
  await expect.poll(() => colourOf(name, 'borderBlockEndColor')).toBe(usual)
  await email.fill('nobody')
  await name.focus()
  await expect.poll(() => colourOf(email, 'borderBlockEndColor')).toBe(red)
  expect(await colourOf(email, 'color')).toBe(red)
  expect(sentCount).toBe(0)
})

test('without a script the same checks hold, what was typed stays, and the thanks have a page of their own', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/ar/form/1')
  await page.getByLabel('الاسم الأول').fill('شما')
  await page.getByRole('button', { name: 'أرسل الاستفسار' }).click()
  await expect(page.getByLabel('الاسم الأول')).toHaveValue('شما')
  await expect(page.getByLabel('اسم العائلة')).toHaveAttribute('aria-invalid', 'true')
  await fillEnquiry(page.locator('form'), 'شما')
  await page.getByRole('button', { name: 'أرسل الاستفسار' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('وصلنا استفسارك')
  await context.close()
  // Nothing but a script can do the sum that tells people from robots: staff look at it first.
  expect(await leadsOf(site, 'شما')).toMatchObject([{ state: 'suspected', suspicions: ['unsolved'] }])
})

test('without a script all steps stand below each other', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/ar/form/2')
  await expect(page.getByLabel('المعرض')).toBeVisible()
  await expect(page.getByLabel('الاسم الأول')).toBeVisible()
  await context.close()
})

test('what was typed survives a reload', async ({ page }) => {
  await page.goto('/ar/form/1')
  await page.getByLabel('الاسم الأول').pressSequentially('علياء')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('maarad_form_1') ?? '')).toContain('علياء')
  await page.reload()
  await expect(page.getByLabel('الاسم الأول')).toHaveValue('علياء')
})

test('without a connection a form waits in the browser, says so, and is sent once the network is back', async ({ page, context, site, problems }) => {
  const puzzle = page.waitForResponse((response) => response.url().includes('/challenge') && response.ok())
  await page.goto('/ar/form/1')
  await fillEnquiry(page.locator('form'), 'ميثاء')
  await expect(page.locator('[data-i="screen:form"]')).toHaveAttribute('data-ready', '')
  // Without script and puzzle the browser would have nothing to wait with.
  await puzzle
  await context.setOffline(true)
  await page.getByRole('button', { name: 'أرسل الاستفسار' }).click()
  await expect(page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'وصلنا استفسارك' })).toBeVisible()
  expect(await leadsOf(site, 'ميثاء')).toHaveLength(1)
  expect(problems.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  problems.length = 0
})

test('[C-015] [C-057] [C-058] a block is filled by the address of its page, and sends hidden values', async ({ page, site }) => {
  const address = await site.addPage([
    aBlock('b1', 'form', { form_id: '1', form_params_mapping: { p: 'first_name' }, form_hidden_field_mapping: { utm: 'abc' }, has_two_columns: true }),
  ])
  await page.goto(`${address}?p=حصة`)
  await expect(page.getByLabel('الاسم الأول')).toHaveValue('حصة')
  await fillEnquiry(page.locator('form'), 'حصة')
  await page.getByRole('button', { name: 'أرسل الاستفسار' }).click()
  await expect(page.getByRole('heading', { name: 'وصلنا استفسارك' })).toBeVisible()
  const [lead] = await leadsOf(site, 'حصة')
  expect(lead?.attributes.utm).toBe('abc')
})

test('[C-063] [C-414] two columns from 741 px up', async ({ page, site }) => {
  const address = await site.addPage([aBlock('b1', 'form', { form_id: '1', has_two_columns: true })])
  const columnsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const [first, last] = await Promise.all([page.getByLabel('الاسم الأول').boundingBox(), page.getByLabel('اسم العائلة').boundingBox()])
    return first?.y === last?.y ? 2 : 1
  }
  await page.goto(address)
  expect([await columnsAt(740), await columnsAt(741)]).toEqual([1, 2])
})

test('[C-061] [C-062] [B-201] the form and its button stand at the edge of the screen that their field names', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const edgesOf = async (fields: Record<string, unknown>) => {
    await page.goto(await site.addPage([aBlock('b1', 'form', { form_id: '1', ...fields })]))
    const [form, button] = await Promise.all([page.locator('main form').boundingBox(), page.getByRole('button', { name: 'أرسل الاستفسار' }).boundingBox()])
    if (!form || !button) throw new Error('nothing drawn')
    const sideOf = (from: number, to: number) => (Math.abs(from - to) < 2 ? 'center' : from < to ? 'left' : 'right')
    // Without the place that is kept for a scrollbar.
    const width = (await page.locator('body').boundingBox())?.width ?? 0
    return [sideOf(form.x, width - form.x - form.width), sideOf(button.x - form.x, form.x + form.width - button.x - button.width)]
  }
  expect(await edgesOf({})).toEqual(['center', 'center'])
  expect(await edgesOf({ form_position: 'left', button_position: 'right' })).toEqual(['left', 'right'])
  expect(await edgesOf({ form_position: 'right', button_position: 'left' })).toEqual(['right', 'left'])
})

test.describe('a form over the page', () => {
  const dialog = (page: Page) => page.getByRole('dialog')

  test('[C-044] [C-045] [C-046] opens from a button of the block by mouse and by Enter, with its hidden values and columns', async ({ page, site }) => {
    const address = await site.addPage([
      aBlock('b1', 'form', { form_id: '1', modal_form: true, has_two_columns: true, form_hidden_field_mapping: { contact_by: 'email' } }),
    ])
    await page.goto(address)
    const opener = page.getByRole('link', { name: 'استفسار' })
    await opener.click()
    await expect(dialog(page).getByRole('heading', { level: 1 })).toHaveText('استفسار')
    await expect(dialog(page).getByRole('radio', { name: 'بالبريد الإلكتروني' })).toBeChecked()
    await expect(dialog(page).locator('form')).toHaveAttribute('data-columns', 'two')
    expect(new URL(page.url()).pathname).toBe(address)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
  })

  test('[C-048] [C-049] [C-050] fades for 0.35 s, keeps its content meanwhile, and a form opened again is whole', async ({ page, site }) => {
    const address = await site.addPage([aBlock('b1', 'form', { form_id: '1', modal_form: true })])
    await page.goto(address)
    const opener = page.getByRole('link', { name: 'استفسار' })
    await opener.click()
    await expect(dialog(page)).toBeVisible()
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).transitionDuration.split(', ')[0])).toBe('0.35s')
    const keptForm = await page.evaluate(() => {
      const element = document.querySelector<HTMLDialogElement>('dialog.form-modal')
      element?.close()
      return new Promise((resolve) => queueMicrotask(() => resolve(element?.isConnected && element.querySelector('form') !== null)))
    })
    expect(keptForm).toBe(true)
    await opener.click()
    await expect(page.locator('dialog.form-modal')).toHaveCount(1)
    await expect(dialog(page).getByLabel('الاسم الأول')).toBeVisible()
  })

  test('[C-047] double_column draws two columns, any other layout one', async ({ page, site }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    const columnsOf = async (has_two_columns: boolean) => {
      await page.goto(await site.addPage([aBlock('b1', 'form', { form_id: '1', modal_form: true, has_two_columns })]))
      await page.getByRole('link', { name: 'استفسار' }).click()
      const fields = dialog(page)
      await expect(fields.getByLabel('الاسم الأول')).toBeVisible()
      const [first, last] = await Promise.all(['الاسم الأول', 'اسم العائلة'].map((label) => fields.getByLabel(label).boundingBox()))
      expect(first?.width).toBeGreaterThan(300)
      await fields.getByRole('button', { name: 'إغلاق' }).click()
      await expect(fields).toHaveCount(0)
      return first?.y === last?.y ? 2 : 1
    }
    expect([await columnsOf(true), await columnsOf(false)]).toEqual([2, 1])
  })

  test('[C-045] server markup opens forms by data-form-id and by #form: addresses', async ({ page, site }) => {
    const address = await site.addPage([aBlock('b1', 'html_box', { html: '<p><a href="#form:3">اطلب الكتيّب</a></p>' })])
    await page.goto(address)
    await page.getByRole('link', { name: 'اطلب الكتيّب' }).click()
    await expect(dialog(page).locator('form')).toHaveAttribute('action', '/ar/form/3')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog.form-modal')).toHaveCount(0)
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.dataset.formId = '6'
      button.dataset.formTitle = 'عنوان آخر'
      button.textContent = 'أخبروني'
      document.querySelector('main')?.append(button)
    })
    await page.getByRole('button', { name: 'أخبروني' }).click()
    await expect(dialog(page).locator('form')).toHaveAttribute('action', '/ar/form/6')
    await expect(dialog(page).getByRole('heading', { level: 1 })).toHaveText('عنوان آخر')
  })

  test('a promise of the demo opens its form, about the family of the page', async ({ page }) => {
    await page.goto('/ar/defender/90')
    await page.getByRole('link', { name: 'احجز تجربة قيادة' }).first().click()
    await expect(dialog(page).getByLabel('الطراز')).toHaveValue('defender')
    expect(new URL(page.url()).pathname).toBe('/ar/defender/90')
  })
})

for (const width of [390, 1440]) {
  test(`axe finds nothing in the longest form at ${width} px, empty, with flaws and sent`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ar/form/2')
    const flaws = async () => (await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(await flaws()).toEqual([])
    await page.getByLabel('المعرض').focus()
    await page.getByRole('button', { name: 'الخطوة التالية' }).click()
    await expect(page.getByLabel('المعرض')).toHaveAttribute('aria-invalid', 'true')
    expect(await flaws()).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
