import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const hero = aBlock('hero', 'hero_carousel', { is_autoplay: true, slide_duration: 6000 }, [
  { heading: 'شريحة أولى' },
  { heading: 'شريحة ثانية' },
  { heading: 'شريحة ثالثة' },
])
const answers = aBlock('answers', 'accordion', { heading: 'أسئلة', is_first_open: false }, [
  { heading: 'سؤال أول', paragraph: '<p>جواب أول</p>' },
  { heading: 'سؤال ثان', paragraph: '<p>جواب ثان</p>' },
])
const tabs = aBlock('tabs', 'tabbed_component', { heading: 'ألسنة' }, [
  { tab_label: 'لسان أول', paragraph: '<p>نص أول</p>' },
  { tab_label: 'لسان ثان', paragraph: '<p>نص ثان</p>' },
])

test('[A-013] the slides of a selected block stand still, and go on when another is selected', async ({ page, site }) => {
  const id = await pageIdOf(site.url, await site.addPage([hero, answers]))
  await signInTo(page, site.url, 'editor')
  await page.clock.install()
  const desk = new Desk(page, site.url)
  await desk.open(id)
  const slides = desk.canvas.locator('[data-block="hero"]').getByRole('group', { includeHidden: true }).and(desk.canvas.locator('[aria-roledescription]'))
  const current = () => slides.evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-selected')))
  await desk.tab('المكوّنات').click()
  const rows = page.getByRole('list', { name: 'مكوّنات الصفحة' }).getByRole('button', { name: /\d+ من \d+$/ })
  await rows.first().click()
  await expect(desk.canvas.locator('[data-block="hero"]')).toHaveAttribute('data-still', '')
  await expect.poll(current).toBeGreaterThanOrEqual(0)
  const before = await current()
  await page.clock.fastForward(60_000)
  expect(await current()).toBe(before)

  await rows.nth(1).click()
  await expect(desk.canvas.locator('[data-block="hero"]')).not.toHaveAttribute('data-still')
  await expect(async () => {
    await page.clock.fastForward(6500)
    expect(await current()).not.toBe(before)
  }).toPass()
})

test('[A-013] an item that is opened in the panel comes into view on the page: a slide is turned to, an answer and a tab are opened', async ({
  page,
  site,
}) => {
  const id = await pageIdOf(site.url, await site.addPage([hero, answers, tabs]))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.tab('المكوّنات').click()
  const rows = page.getByRole('list', { name: 'مكوّنات الصفحة' }).getByRole('button', { name: /\d+ من \d+$/ })
  const item = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true })

  await rows.first().click()
  await item('شريحة ثالثة').click()
  await expect(desk.canvas.getByRole('heading', { name: 'شريحة ثالثة' })).toBeInViewport()
  await expect(desk.canvas.locator('[data-block="hero"] [aria-roledescription][data-selected]')).toContainText('شريحة ثالثة')
  await item('شريحة أولى').click()
  await expect(desk.canvas.getByRole('heading', { name: 'شريحة أولى' })).toBeInViewport()

  await rows.nth(1).click()
  await expect(desk.canvas.getByText('جواب ثان')).toBeHidden()
  await item('سؤال ثان').click()
  await expect(desk.canvas.getByText('جواب ثان')).toBeInViewport()

  await rows.nth(2).click()
  await expect(desk.canvas.getByText('نص ثان')).toBeHidden()
  await item('لسان ثان').click()
  await expect(desk.canvas.getByText('نص ثان')).toBeInViewport()
})
