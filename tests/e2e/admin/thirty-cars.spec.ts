import type { Locator, Page } from '@playwright/test'
import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { comesToRest } from '../site-under-test/admin-screens.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { aPicture, dropFiles } from '../site-under-test/drop-files.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

/** What hands may do to bring thirty cars from a file onto the site. */
const MOST_CLICKS = 26
const MOST_KEYS = 30

/**
 * Seconds of somebody who works unhurriedly: a click with the look for its target, a key of a slow typist, and two kinds of waits of which the test sees how many
 * there are: the screen that answers a click, and work that the site does meanwhile, such as the check of a file. Each is several times what the bench measures,
 * and none is measured here: a busy machine makes no test fail.
 */
const PERSON_S = { click: 2.5, key: 0.3, screen: 1, work: 8 } as const
/** Three minutes from the file to thirty cars with their pictures on the site. */
const MOST_S = 180

/** How long all of it takes a person, in seconds. Each click is answered by a screen. */
function personSeconds({ clicks, keys, works }: { clicks: number; keys: number; works: number }): number {
  return clicks * (PERSON_S.click + PERSON_S.screen) + keys * PERSON_S.key + works * PERSON_S.work
}

/** Clicks, drops and keys as hands make them, each counted, and the work of the site that they wait for. A file that is chosen or dropped is a click, a drag is two. */
function handsOn(page: Page) {
  const handCounts = { clicks: 0, keys: 0, works: 0 }
  return {
    handCounts,
    click: async (target: Locator) => {
      handCounts.clicks += 1
      await target.click()
    },
    /** Waits until the site has done something that takes longer than a screen. */
    waitFor: async (isDone: Promise<void>) => {
      handCounts.works += 1
      await isDone
    },
    type: async (text: string) => {
      handCounts.keys += text.length
      await page.keyboard.type(text)
    },
    press: async (chord: string) => {
      handCounts.keys += chord.split('+').length
      await page.keyboard.press(chord)
    },
    choose: async (input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      handCounts.clicks += 2
      await input.setInputFiles(file)
    },
    drop: async (files: Parameters<typeof dropFiles>[1]) => {
      handCounts.clicks += 1
      await dropFiles(page, files)
    },
    drag: async (from: Locator, to: Locator) => {
      handCounts.clicks += 2
      await from.dragTo(to, { steps: 5 })
    },
  }
}

type VehiclesAnswer = { data: { cover_photo_medium: string }[]; meta: { total: number } }

test('[A-016] [A-141] thirty cars out of a file of somebody else are published with their pictures in few steps; what lacks a picture gets it by dropping, in its order, and goes out with all that is ready', async ({
  page,
  site,
}) => {
  const [dealer] = await site.query("select dealer_code from retailer where dealer_code <> '' order by id limit 1")
  const address = 'https://cdn.supplier.example/car.png'
  const supplied = Buffer.from(await aPicture(70), 'base64')
  await page.route('https://cdn.supplier.example/**', (route) => route.fulfill({ body: supplied, contentType: 'image/png' }))
  const rows = Array.from({ length: 30 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    return [`ST-${number}`, `SADCA2BX1TA9000${number}`, 'Land Rover', 'Discovery Sport', 'New', '289,900', dealer?.dealer_code, index < 28 ? address : ''].join(
      ';',
    )
  })
  const csv = ['Stock No;Chassis No;Make;Car Model;New/Used;Price;Dealer;Images', ...rows].join('\r\n')
  const hands = handsOn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/feeds/create`)
  await hands.click(page.getByRole('textbox', { name: 'الاسم' }))
  await hands.type('سيارات المورّد')
  await hands.press('Tab')
  await hands.type('supplier')
  await hands.click(page.getByRole('tab', { name: 'ربط الحقول' }))
  await hands.choose(page.locator('input[type=file]').first(), { name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await hands.waitFor(expect(page.getByRole('status').getByText('أعمدة عُرفت من عناوينها: 8 من 8.', { exact: true })).toBeVisible())
  await hands.click(page.getByRole('button', { name: 'حفظ' }))
  await hands.click(page.getByRole('button', { name: 'تشغيل', exact: true }))
  await hands.click(page.getByRole('dialog').getByRole('button', { name: 'بدء' }))
  await hands.waitFor(expect(page.getByRole('status')).toHaveText('اكتمل الفحص'))
  await hands.click(page.getByRole('button', { name: 'تطبيق', exact: true }))
  await hands.click(page.getByRole('dialog').getByRole('button', { name: 'تأكيد' }))
  await hands.waitFor(expect(page.getByRole('status')).toHaveText('مكتملة'))
  const published = async () => (await site.query("select count(*)::int as count from vehicle where feed = 'supplier' and is_published"))[0]?.count
  expect(await published()).toBe(28)

  // The first screen knows what is left of them.
  await hands.click(page.getByRole('link', { name: 'لوحة المتابعة' }))
  await hands.click(page.getByRole('link', { name: 'بانتظار النشر' }))
  const row = (vin: string) => page.getByRole('row').filter({ hasText: vin })
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(row('SADCA2BX1TA900029')).toContainText('ينقصها: صورة')

  await hands.click(row('SADCA2BX1TA900029').getByRole('link'))
  await expect(page.getByText('مخفية: بانتظار النشر')).toBeVisible()
  const pictures = await Promise.all(
    [40, 110, 180].map(async (red, index) => ({ name: `shot-${index + 1}.png`, type: 'image/png', bytes: await aPicture(red) })),
  )
  await hands.drop(pictures)
  const tiles = page.getByRole('option')
  await hands.waitFor(expect(tiles).toHaveCount(3))
  await expect(page.getByRole('status').filter({ hasText: 'وعدد صور السيارة الآن: 3' })).toBeVisible()
  const sources = () => tiles.locator('img').evaluateAll((images) => images.map((one) => Number(/images\/(\d+)/.exec((one as HTMLImageElement).src)?.[1])))
  const [first, second, third] = await sources()
  await hands.drag(tiles.nth(2), tiles.nth(0))
  await expect.poll(sources).toEqual([third, first, second])
  await expect(page.getByRole('status').filter({ hasText: 'أصبحت هذه الصورة هي الغلاف.' })).toBeVisible()
  await hands.click(tiles.nth(1))
  await hands.press('Alt+ArrowLeft')
  await expect.poll(sources).toEqual([third, second, first])
  await expect(tiles.nth(2)).toBeFocused()
  // The same bytes are known, and a car has a picture once.
  await hands.drop([pictures[0] as (typeof pictures)[0]])
  await hands.waitFor(expect(page.getByText('موجودة في هذه السيارة ولم تُكرَّر: 1')).toBeVisible())
  await expect(tiles).toHaveCount(3)
  await hands.click(page.getByRole('button', { name: 'حفظ' }))
  await expect(page.getByText('ينقصها')).toHaveCount(0)
  await hands.click(page.getByRole('link', { name: 'القائمة' }))
  await expect(row('SADCA2BX1TA900029')).toContainText('جاهزة للنشر')
  await expect(row('SADCA2BX1TA900030')).toContainText('ينقصها: صورة')
  await hands.click(row('SADCA2BX1TA900030').getByRole('link'))
  await expect(page.getByText('مخفية: بانتظار النشر')).toBeVisible()
  await hands.drop(pictures.slice(1))
  await hands.waitFor(expect(tiles).toHaveCount(2))
  await hands.click(page.getByRole('button', { name: 'حفظ' }))
  await expect(page.getByText('ينقصها')).toHaveCount(0)

  await hands.click(page.getByRole('link', { name: 'لوحة المتابعة' }))
  const card = page.getByRole('region', { name: 'جاهزة للنشر' })
  await expect(card.getByRole('link', { name: 'ديسكفري سبورت' })).toHaveCount(2)
  await hands.click(card.getByRole('button', { name: 'نشر الكل' }))
  const dialog = page.getByRole('dialog', { name: 'نشر السيارات المكتملة؟' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  expect((await axeOn(page).include('[role=dialog]').analyze()).violations).toEqual([])
  expect(await published()).toBe(28)
  await hands.click(dialog.getByRole('button', { name: 'نشر الكل' }))
  await hands.waitFor(expect(page.getByText('السيارات المنشورة: 2')).toBeVisible())
  await expect(card).toHaveCount(0)

  const cars = await site.query(`select id, is_published, details -> 'photos' -> 0 ->> 'image_id' as cover from vehicle where feed = 'supplier' order by vin`)
  expect([cars.length, cars.every(({ is_published: isPublished }) => isPublished), cars[28]?.cover]).toEqual([30, true, String(third)])
  const visibleVehicles = async (ids: readonly unknown[]) => (await (await fetch(`${site.url}/api/vehicles?ids=${ids.join(',')}`)).json()) as VehiclesAnswer
  await expect.poll(async () => (await visibleVehicles(cars.map(({ id }) => id))).meta.total).toBe(30)
  expect((await visibleVehicles([cars[28]?.id])).data[0]?.cover_photo_medium).toContain(`/images/${third}/`)
  expect(hands.handCounts.clicks, `${hands.handCounts.clicks} clicks`).toBeLessThanOrEqual(MOST_CLICKS)
  expect(hands.handCounts.keys, `${hands.handCounts.keys} keys`).toBeLessThanOrEqual(MOST_KEYS)
  expect(hands.handCounts.works).toBe(7)
  expect(personSeconds(hands.handCounts), JSON.stringify(hands.handCounts)).toBeLessThanOrEqual(MOST_S)

  // Nobody answers for the supplier's pictures in other tests on this site.
  await site.query('update vehicle set is_published = false where id = any($1)', [cars.map(({ id }) => id)])
  await expect.poll(async () => (await visibleVehicles(cars.map(({ id }) => id))).meta.total).toBe(0)
})

test('[A-016] a car is a page with its history and what its feed overwrites, which fits a phone and reads as Arabic', async ({ page, site }) => {
  const [car] = await site.query("select id from vehicle where is_published and details -> 'photos' <> '[]' order by id limit 1")
  await signInTo(page, site.url, 'admin')
  for (const size of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`${site.url}/ar/admin/vehicles/${car?.id}/pictures`)
    await expect(page.getByRole('heading', { name: 'السجل' })).toBeVisible()
    await expect(page.getByText('ظاهرة في الموقع').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'عرض في الموقع' }).last()).toBeVisible()
    await comesToRest(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    expect([await foreignTexts(page), await tornTexts(page)]).toEqual([[], []])
  }
  expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
