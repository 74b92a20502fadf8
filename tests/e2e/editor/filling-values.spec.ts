import { unstyledParts } from '#tests/support/reading/unstyled-parts.ts'
import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, type OwnSite, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens a page with one block in the editor, the block chosen. */
async function openBlock(page: Page, site: OwnSite, block: ReturnType<typeof aBlock>, heading: string) {
  const address = await site.addPage([block])
  const id = await pageIdOf(site.url, address)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByRole('heading', { name: heading }).first().click()
  const panel = page.getByRole('complementary')
  /** The block as it is stored. */
  const storedBlock = async () => {
    // Many pictures are on their way for a while before a draft with them is saved.
    await expect(desk.saved).toBeVisible({ timeout: 60_000 })
    const answer = await page.request.get(`${site.url}/api/pages/${id}/draft`)
    const { data } = (await answer.json()) as {
      data: { content: { blocks: { fields: Record<string, unknown>; groups: { fields: Record<string, unknown> }[] }[] } }
    }
    return data.content.blocks[0]
  }
  return { desk, panel, storedBlock }
}

/** Pastes as a spreadsheet gives it, by the clipboard of the browser and its keys. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

test('[B-205] a specification table is pasted from a spreadsheet, ordered and cut by keys alone, and its JSON stands behind a switch', async ({
  page,
  site,
}) => {
  const block = {
    ...aBlock('a', 'specification_accordion', { heading: 'المواصفات الفنية' }),
    groups: [{ id: 'g', fields: { heading: 'المحرك', rows: [{ label: '', value: '' }] } }],
    positions: ['g'],
    active_positions: ['g'],
  }
  const { desk, panel, storedBlock } = await openBlock(page, site, block as never, 'المواصفات الفنية')
  await panel.getByText('المحرك', { exact: true }).first().click()
  const table = panel.getByRole('group', { name: 'المواصفات', exact: true })
  await table.getByLabel('البند').first().focus()
  await paste(page, 'البند\tالقيمة\nالقوة\t400 حصان\nالعزم\t550 نيوتن متر\n"التسارع"\t5.3 ث\n')
  const rows = async () => (await storedBlock())?.groups[0]?.fields.rows
  const pasted = [
    { label: 'القوة', value: '400 حصان' },
    { label: 'العزم', value: '550 نيوتن متر' },
    { label: 'التسارع', value: '5.3 ث' },
  ]
  await expect.poll(rows).toEqual(pasted)
  await expect(table.getByRole('status')).toHaveText('لُصق الجدول. عدد الصفوف: 3.')
  await expect(desk.canvas.getByText('550 نيوتن متر')).toBeAttached()
  expect((await axeOn(page).include('[role=complementary], aside').analyze()).violations).toEqual([])

  // By keys alone: the last row goes up, the first is removed, another is added and written.
  await table.getByRole('button', { name: 'نقل إلى أعلى: التسارع' }).focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('button', { name: 'نقل إلى أعلى: التسارع' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(rows).toEqual([pasted[2], pasted[0], pasted[1]])
  await table.getByRole('button', { name: 'حذف: التسارع' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(rows).toEqual([pasted[0], pasted[1]])
  await table.getByRole('button', { name: 'إضافة عنصر' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('السرعة')
  await page.keyboard.press('Tab')
  await page.keyboard.type('250')
  await expect.poll(rows).toEqual([pasted[0], pasted[1], { label: 'السرعة', value: '250' }])

  const source = panel.getByRole('button', { name: /JSON.*للمبرمجين/ }).first()
  await source.click()
  const code = panel.getByRole('textbox', { name: 'المواصفات' })
  await expect(code).toContainText('"label": "القوة"')
  expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  await code.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('x')
  await expect(panel.getByText(/صيغة JSON غير صحيحة عند السطر/)).toBeVisible()
  await page.keyboard.press('Backspace')
  await source.click()
  await expect.poll(rows).toEqual([pasted[0], pasted[1], { label: 'السرعة', value: '250' }])
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('[C-058] the parameters of an address are mapped to fields that are picked from the form', async ({ page, site }) => {
  const forms = (await (await fetch(`${site.url}/forms_api/forms`)).json()) as { data?: { id: number; name: string }[] }
  await signInTo(page, site.url, 'editor')
  const answer = await page.request.get(`${site.url}/forms_api/forms`)
  const [form] = ((await answer.json()) as { data: { id: number; fields: { name: string; type: string }[] }[] }).data
  expect(forms).toBeDefined()
  const { panel, storedBlock } = await openBlock(page, site, aBlock('a', 'entry_form', { heading: 'نموذج', form_id: String(form?.id) }), 'نموذج')
  const mapping = panel.getByRole('group', { name: 'معاملات العنوان إلى الحقول' })
  await mapping.getByRole('button', { name: 'إضافة عنصر' }).click()
  await mapping.getByLabel('معامل العنوان').fill('utm_campaign')
  const field = mapping.getByLabel('حقل النموذج')
  const [picked = ''] = await field.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean))
  await field.selectOption(picked)
  await expect.poll(async () => (await storedBlock())?.fields.form_params_mapping).toEqual({ utm_campaign: picked })
  await mapping.getByRole('button', { name: 'حذف: utm_campaign' }).click()
  await expect.poll(async () => (await storedBlock())?.fields.form_params_mapping).toEqual({})
})

test('[B-077] 36 frames are dropped at once and stand in the order of their numbers', async ({ page, site }) => {
  test.setTimeout(180_000)
  // Without any picture nothing of it stands on the page.
  const [still] = await site.query('select id from media_image limit 1')
  const block = {
    ...aBlock('a', 'exterior_360', { heading: 'من كل الجهات', 'preset-exterior': { id: still?.id } }),
    groups: [{ id: 'g', fields: { color_name: 'أسود', frames: [] } }],
    positions: ['g'],
    active_positions: ['g'],
  }
  const { panel, storedBlock } = await openBlock(page, site, block as never, 'من كل الجهات')
  await panel.getByText('أسود', { exact: true }).first().click()
  const frames = panel.getByRole('group', { name: 'صور الدوران', exact: true })
  const transfer = await page.evaluateHandle(async () => {
    const data = new DataTransfer()
    // As a system hands them over: by their names as texts, 10 before 2.
    const numbers = Array.from({ length: 36 }, (_, index) => index + 1).toSorted((one, other) => String(one).localeCompare(String(other)))
    for (const number of numbers) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const paint = canvas.getContext('2d')
      paint?.fillRect(number * 10, number * 5, 200, 200)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      data.items.add(new File([blob as Blob], `frame-${number}.png`, { type: 'image/png' }))
    }
    return data
  })
  const zone = frames.getByRole('textbox', { name: 'وصف الصور المرفوعة' })
  await zone.dispatchEvent('dragover', { dataTransfer: transfer })
  await zone.dispatchEvent('drop', { dataTransfer: transfer })
  const ids = async () => ((await storedBlock())?.groups[0]?.fields.frames ?? []) as number[]
  await expect.poll(async () => (await ids()).length, { timeout: 120_000 }).toBe(36)
  const all = await ids()
  // The library numbers pictures as they arrive, and they were sent in the order of the numbers in their names.
  expect(all).toEqual(all.toSorted((one, other) => one - other))
  expect(new Set(all).size).toBe(36)
  const names = await site.query('select name from media_image where id = any($1) order by id', [all])
  expect(names.map(({ name }) => name)).toEqual(all.map((_, index) => `frame-${index + 1}.png`))
  await frames.getByRole('button', { name: 'تقديم الصورة 3', exact: true }).press('Enter')
  const [one, two, three, ...rest] = all
  await expect.poll(ids).toEqual([one, three, two, ...rest])
  await frames.getByRole('button', { name: 'إزالة الصورة 1 من القائمة', exact: true }).press('Enter')
  await expect.poll(ids).toEqual([three, two, ...rest])
  expect((await axeOn(page).include('[role=complementary], aside').analyze()).violations).toEqual([])
  expect(await unstyledParts(page)).toEqual([])
})
