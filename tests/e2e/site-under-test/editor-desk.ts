import { expect, type FrameLocator, type Page } from '@playwright/test'
import { type DemoRole, signIn } from '#tests/support/site/sign-in.ts'

type Point = { x: number; y: number }
const DRAG_STEPS = 30
const SETTLING_STEPS = 15

/** Signs somebody of the demo in, in the browser of this page. */
export async function signInTo(page: Page, url: string, role: DemoRole): Promise<void> {
  const [name = '', value = ''] = (await signIn(url, role)).split('=')
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
}

/** The id of a published page by its address. */
export async function pageIdOf(url: string, address: string): Promise<number> {
  const answer = await fetch(`${url}/public_api/pages/by_path/${address.replace('/ar/', '')}`)
  return ((await answer.json()) as { data: { id: number } }).data.id
}

/** The editor as somebody uses it: what is found by its name on the screen, in Arabic. */
export class Desk {
  readonly page: Page
  readonly url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
  }

  /** The page itself, drawn in its frame. */
  get canvas(): FrameLocator {
    return this.page.frameLocator('iframe')
  }

  get saved() {
    return this.page.getByRole('banner').getByText('محفوظ', { exact: true })
  }

  async open(pageId?: number): Promise<void> {
    await this.page.goto(`${this.url}/ar/cms${pageId === undefined ? '' : `?page=${pageId}`}`)
    await expect(this.saved).toBeVisible()
  }

  tab(name: string) {
    return this.page.getByRole('tab', { name, exact: true })
  }

  /** Adds an empty page by its dialog and opens it. */
  async addPage(title: string): Promise<void> {
    await this.tab('الصفحات').click()
    await this.page.getByRole('button', { name: 'صفحة جديدة' }).first().click()
    const dialog = this.page.getByRole('dialog', { name: 'صفحة جديدة' })
    await dialog.getByLabel('العنوان').fill(title)
    await dialog.getByRole('button', { name: 'إنشاء' }).click()
    await expect(this.canvas.getByText('لا مكوّنات في هذه الصفحة بعد')).toBeVisible()
    await this.tab('المكتبة').click()
  }

  /** A template of the picker; lists of favourites and of what was used lately come before its group. */
  template(name: string) {
    return this.page
      .getByRole('button')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .last()
  }

  /** Drags a template onto the page with the mouse, to a height of the canvas in px. */
  async dragIn(name: string, toY: number): Promise<void> {
    const template = this.template(name)
    await template.scrollIntoViewIfNeeded()
    const from = await boxOf(template)
    const canvas = await boxOf(this.page.locator('iframe'))
    await this.drag({ x: from.x + from.width / 2, y: from.y + from.height / 2 }, { x: canvas.x + canvas.width / 2, y: canvas.y + toY })
  }

  /** Takes hold at one point, moves as a hand does, a little with every frame, and lets go at the other. */
  async drag(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page
    const frame = () => this.page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
    await mouse.move(from.x, from.y)
    await mouse.down()
    for (let step = 1; step <= DRAG_STEPS; step += 1) {
      await mouse.move(from.x + ((to.x - from.x) * step) / DRAG_STEPS, from.y + ((to.y - from.y) * step) / DRAG_STEPS)
      await frame()
    }
    // What it is dropped on follows the pointer by some frames.
    for (let step = 0; step < SETTLING_STEPS; step += 1) {
      await mouse.move(to.x + (step % 2), to.y)
      await frame()
    }
    await mouse.up()
  }

  /** The field of the selected block. */
  field(label: string) {
    return this.page.getByRole('complementary').getByLabel(label, { exact: true })
  }

  /** Blocks of the page as the outline calls them, in their order. */
  async outline(): Promise<string[]> {
    await this.tab('المكوّنات').click()
    const names = await this.page
      .getByRole('list', { name: 'مكوّنات الصفحة' })
      .getByRole('button', { name: /\d+ من \d+$/ })
      .allInnerTexts()
    return names.map((name) => name.split('\n')[0] ?? '')
  }

  async publish(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'نشر' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'نشر الصفحة' })
    const button = dialog.getByRole('button', { name: 'نشر' })
    const samples = dialog.getByLabel('نشر المحتوى النموذجي كما هو')
    // Blocks as the catalogue puts them in are published only by whoever says so.
    await expect(button.and(this.page.locator(':enabled')).or(samples)).toBeVisible()
    if (await samples.isVisible()) await samples.check()
    await button.click()
    await expect(dialog).toBeHidden()
  }
}

async function boxOf(element: { boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null> }) {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to be seen there')
  return box
}
