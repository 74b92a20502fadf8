import type { Page } from '@playwright/test'
import { catalogueWords } from '#editor/catalogue/words.ts'
import { commentWords } from '#editor/comments/words.ts'
import { editorWords } from '#editor/editor-words.ts'
import { inspectorWords } from '#editor/inspector/words.ts'
import { keyboardWords } from '#editor/keyboard/words.ts'
import { linksWords } from '#editor/links/words.ts'
import { mediaWords } from '#editor/media/words.ts'
import { metaheadsWords } from '#editor/metaheads/words.ts'
import { pagesWords } from '#editor/pages/words.ts'
import { sectionWords } from '#editor/sections/words.ts'
import { topBarWords } from '#editor/top-bar/words.ts'
import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { unstyledParts } from '#tests/support/reading/unstyled-parts.ts'
import { comesToRest } from '../site-under-test/admin-screens.ts'
import { axeOn, transitionsEnd } from '../site-under-test/axe-on.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { oneOfEach } from '../site-under-test/one-of-each.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Up to here panels lie over the page, and are opened by buttons. */
const OVERLAID = 1100

const languages = [
  { language: 'Arabic', other: 'English', at: 1 },
  { language: 'English', other: 'Arabic', at: 0 },
] as const
const looks = languages.flatMap((inOne) => [390, 768, 1440].flatMap((width) => (['light', 'dark'] as const).map((mode) => ({ ...inOne, width, mode }))))

type Room = { name: string; enter: () => Promise<void>; leave?: () => Promise<void> }

for (const { language, other, at, width, mode } of oneOfEach(looks, (look) => look.language === 'Arabic' && look.width === 1440)) {
  test(`no room of the editor at ${width} px, ${mode}, shows ${other} in ${language}, a text torn by the other direction, a part without its styles, or is wider than the window; axe finds nothing`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    const address = await site.addPage([
      aBlock('a', 'accordion', { heading: 'أسئلة', paragraph: '<p>نص</p>' }, [{ heading: 'سؤال' }]),
      aBlock('b', 'hero_title_banner_tall', { heading: 'غلاف', image: { id: 24731 } }),
    ])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: mode })
    await signInTo(page, site.url, 'admin')
    const desk = new Desk(page, site.url)
    await desk.open(await pageIdOf(site.url, address))
    if (language === 'English') await page.getByRole('button', { name: 'English' }).click()
    await page.setViewportSize({ width, height: 900 })

    const wordOf = (pair: readonly [string, string]) => pair[at]
    const end = page.getByRole('complementary')
    const openPanel = async (panel: 'panels' | 'settings') => {
      const button = page.getByRole('banner').getByRole('button', { name: wordOf(topBarWords[panel]), exact: true })
      if (width <= OVERLAID && (await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    }
    const closePanels = async () => {
      for (const panel of ['panels', 'settings'] as const) {
        const button = page.getByRole('banner').getByRole('button', { name: wordOf(topBarWords[panel]), exact: true })
        if (width <= OVERLAID && (await button.getAttribute('aria-pressed')) === 'true') await button.click()
      }
    }
    const startTab = (name: readonly [string, string]) => async () => {
      await openPanel('panels')
      await desk.tab(wordOf(name)).click()
    }
    const endTab = (name: readonly [string, string]) => async () => {
      await openPanel('settings')
      await desk.tab(wordOf(name)).click()
    }
    /** Chooses a block by the list of blocks and shows its fields. */
    const chooseBlock = async (heading: string) => {
      await startTab(editorWords.outline)()
      await page.getByRole('button', { name: new RegExp(`^${heading}`) }).click()
      await endTab(editorWords.block)()
    }
    const closeDialog = async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const fromBar = (name: readonly [string, string]): Room => ({
      name: wordOf(name),
      enter: async () => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: wordOf(name), exact: true })
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
      leave: closeDialog,
    })

    const rooms: Room[] = [
      { name: 'catalogue', enter: startTab(editorWords.blocks) },
      { name: 'outline', enter: startTab(editorWords.outline) },
      { name: 'pages', enter: startTab(editorWords.pages) },
      {
        name: 'new page with its templates',
        enter: async () => {
          await page
            .getByRole('button', { name: wordOf(pagesWords.new_page) })
            .first()
            .click()
          await expect(page.getByRole('dialog')).toBeVisible()
        },
        leave: closeDialog,
      },
      { name: 'block', enter: () => chooseBlock('أسئلة') },
      {
        name: 'menu of a block',
        enter: () =>
          end
            .getByRole('button', { name: wordOf(inspectorWords.more) })
            .first()
            .click(),
        leave: async () => void (await page.keyboard.press('Escape')),
      },
      {
        name: 'section that is saved',
        enter: async () => {
          await end
            .getByRole('button', { name: wordOf(inspectorWords.more) })
            .first()
            .click()
          await page.getByRole('menuitem', { name: wordOf(sectionWords.save) }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
        },
        leave: closeDialog,
      },
      { name: 'block with a picture', enter: () => chooseBlock('غلاف') },
      {
        name: 'picture library',
        enter: async () => {
          await end.getByRole('button', { name: wordOf(mediaWords.replace), exact: true }).click()
          await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
        },
        leave: closeDialog,
      },
      {
        name: 'destination of a link',
        enter: async () => {
          await end.getByRole('button', { name: wordOf(linksWords.add_button) }).click()
          await end.locator('[data-item]').getByRole('textbox').fill('رابط')
          await end.getByRole('button', { name: wordOf(linksWords.choose_target) }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
        },
        leave: closeDialog,
      },
      { name: 'page with its metaheads', enter: endTab(editorWords.page) },
      {
        name: 'metahead',
        enter: async () => {
          await end.getByRole('button', { name: wordOf(metaheadsWords.add) }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
        },
        leave: closeDialog,
      },
      { name: 'versions', enter: endTab(editorWords.versions) },
      {
        name: 'comments',
        enter: async () => {
          await endTab(commentWords.comments)()
          await end.getByRole('button', { name: wordOf(commentWords.comment_here) }).click()
          await expect(end.getByRole('textbox').first()).toBeVisible()
        },
      },
      fromBar(topBarWords.publish),
      fromBar(topBarWords.schedule),
      fromBar(topBarWords.review),
      fromBar(topBarWords.share),
      {
        name: 'palette',
        enter: async () => {
          await page.keyboard.press('Control+k')
          await expect(page.getByRole('combobox').last()).toBeFocused()
        },
        leave: closeDialog,
      },
      {
        name: 'picker of blocks',
        enter: async () => {
          await closePanels()
          await desk.canvas.getByRole('heading', { name: 'أسئلة' }).click()
          await page.keyboard.press('/')
          await expect(page.getByRole('dialog', { name: wordOf(catalogueWords.picker) })).toBeVisible()
        },
        leave: closeDialog,
      },
      {
        name: 'keyboard shortcuts',
        enter: async () => {
          await page.keyboard.press('?')
          await expect(page.getByRole('dialog', { name: wordOf(keyboardWords.title) })).toBeVisible()
        },
        leave: closeDialog,
      },
    ]
    const flaws: string[] = []
    for (const { name, enter, leave } of rooms) {
      await test.step(name, async () => {
        await enter()
        flaws.push(...(await flawsOf(page, width)).map((flaw) => `${name}: ${flaw}`))
        await leave?.()
      })
    }
    expect(flaws).toEqual([])
  })
}

async function flawsOf(page: Page, width: number): Promise<string[]> {
  await comesToRest(page)
  await transitionsEnd(page)
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  // The page on the canvas is judged where visitors see it. Guards of Base UI take the focus only to hand it on.
  const { violations } = await axeOn(page).exclude('[data-canvas] iframe').exclude('[data-base-ui-focus-guard]').withTags(tags).analyze()
  return [
    ...(await foreignTexts(page)),
    ...(await tornTexts(page)),
    ...(await unstyledParts(page)),
    ...(scrollWidth > width ? [`${scrollWidth} px wide`] : []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(' | ')}`),
  ]
}
