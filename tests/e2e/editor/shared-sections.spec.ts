import { axeOn } from '../site-under-test/axe-on.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[A-013][A-014] two blocks become a shared section, stand on a second page, are edited once for both, and are detached from it', async ({
  page,
  site,
}) => {
  const first = await site.addPage([
    aBlock('a', 'snippet', { heading: 'مقدمة' }),
    aBlock('b', 'snippet', { heading: 'ضمان خمس سنوات' }),
    aBlock('c', 'quote', { quote: 'خدمة لا تُنسى' }),
  ])
  const second = await site.addPage([aBlock('z', 'snippet', { heading: 'صفحة ثانية' })])
  const shows = async (address: string) => {
    const html = await (await page.request.get(site.url + address)).text()
    return ['ضمان خمس سنوات', 'ضمان سبع سنوات', 'خدمة لا تُنسى'].filter((text) => html.includes(text))
  }
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, first))
  await desk.tab('المكوّنات').click()
  await page.getByRole('button', { name: /^ضمان خمس سنوات/ }).click()
  await page.getByRole('button', { name: /^خدمة لا تُنسى/ }).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'حفظ كقسم مشترك' }).click()
  const saving = page.getByRole('dialog', { name: 'حفظ كقسم مشترك' })
  await saving.getByLabel('اسم القسم').fill('الضمان والخدمة')
  expect((await axeOn(page).include('[role="dialog"]').analyze()).violations).toEqual([])
  await saving.getByRole('button', { name: 'حفظ القسم' }).click()
  await expect(saving).toBeHidden()

  // It stands in their place, is drawn as they were, and says what it is.
  expect(await desk.outline()).toEqual(['مقدمة', 'الضمان والخدمة'])
  await expect(desk.canvas.getByRole('heading', { name: 'ضمان خمس سنوات' })).toBeVisible()
  await expect(desk.canvas.getByText('قسم مشترك: الضمان والخدمة')).toBeVisible()
  await desk.publish()
  await expect.poll(() => shows(first)).toEqual(['ضمان خمس سنوات', 'خدمة لا تُنسى'])

  // From the library to a second page.
  await desk.open(await pageIdOf(site.url, second))
  await desk.tab('المكتبة').click()
  await page.getByRole('region', { name: 'الأقسام المشتركة' }).getByRole('button', { name: 'الضمان والخدمة' }).click()
  await expect(desk.canvas.getByRole('heading', { name: 'ضمان خمس سنوات' })).toBeVisible()
  await desk.publish()
  await expect.poll(() => shows(second)).toEqual(['ضمان خمس سنوات', 'خدمة لا تُنسى'])

  // Edited once: the panel says where it stands and leads to it, publication says which pages change.
  const panel = page.getByRole('complementary')
  await expect(panel.getByText('الصفحات التي تعرض هذا القسم (2):')).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await panel.getByRole('button', { name: 'فتح للتحرير' }).click()
  await desk.canvas.getByRole('heading', { name: 'ضمان خمس سنوات' }).click()
  await panel.getByLabel('العنوان', { exact: true }).fill('ضمان سبع سنوات')
  await expect(desk.saved).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'نشر', exact: true }).click()
  const publishing = page.getByRole('dialog', { name: 'نشر القسم المشترك' })
  await expect(publishing.getByText('سيتغيّر ما يراه الزوار في هذه الصفحات (2):')).toBeVisible()
  await publishing.getByRole('button', { name: 'نشر', exact: true }).click()
  await expect(publishing).toBeHidden()
  await expect.poll(() => shows(first)).toEqual(['ضمان سبع سنوات', 'خدمة لا تُنسى'])
  await expect.poll(() => shows(second)).toEqual(['ضمان سبع سنوات', 'خدمة لا تُنسى'])

  // One that is used is deleted only by who has seen where.
  await desk.tab('الصفحات').click()
  await page.getByRole('button', { name: 'الأقسام المشتركة' }).click()
  const list = page.getByRole('dialog', { name: 'الأقسام المشتركة' })
  await list.getByRole('button', { name: 'حذف القسم: الضمان والخدمة' }).click()
  const deleting = page.getByRole('dialog', { name: 'حذف القسم المشترك «الضمان والخدمة»؟' })
  await expect(deleting.getByRole('link')).toHaveCount(2)
  expect((await axeOn(page).include('[role="dialog"]').analyze()).violations).toEqual([])
  await deleting.getByRole('button', { name: 'إلغاء' }).click()
  await page.keyboard.press('Escape')

  // Detached, the second page has blocks of its own.
  await desk.open(await pageIdOf(site.url, second))
  await desk.canvas.getByRole('heading', { name: 'ضمان سبع سنوات' }).click()
  await panel.getByRole('button', { name: 'فصل عن القسم المشترك' }).click()
  expect(await desk.outline()).toEqual(['صفحة ثانية', 'ضمان سبع سنوات', 'خدمة لا تُنسى'])
})
