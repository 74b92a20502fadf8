import type { Page } from '@playwright/test'
import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { unstyledParts } from '#tests/support/reading/unstyled-parts.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { comesToRest, declaredScreens, fillSubjects, linkedScreens, visitScreens } from '../site-under-test/admin-screens.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'
import { isThorough, oneOfEach } from '../site-under-test/one-of-each.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Of the kinds of screens that the admin has: the dashboard, a list with filters and one of pictures, a tree, settings, forms of a new and of a known record with tabs. */
const oneOfAKind = ['/', '/vehicles', '/images', '/nav_entries', '/jobs', '/setting_definitions', '/setting_definitions/:id', '/api_tokens/create']
const records = ['/dealers/:id', '/vehicles/:id', '/vehicles/:id/prices', '/vehicles/:id/pictures', '/company_configs/:id', '/feeds/:id']
const screensForAxe = [...oneOfAKind, ...records]

/** Each once: most texts stand on many screens. */
const flawsOf = async (page: Page) => [...(await foreignTexts(page)), ...(await tornTexts(page)), ...(await unstyledParts(page))]

test('the scan for foreign texts finds names that only programs have, also where their direction is right', async ({ page }) => {
  await page.setContent(`<html lang="ar" dir="rtl"><body>
    <p><bdi dir="ltr">order 2</bdi></p><p><bdi dir="ltr">mail server</bdi></p><p><bdi>contacted</bdi></p><p><bdi dir="ltr">general.app_name</bdi></p><p>المنطقة <bdi>Asia/Dubai</bdi></p><p>2,000 AED</p><p><bdi>maarad.example</bdi></p><p><bdi>capture</bdi></p><p><bdi dir="ltr">9f86d081884c7d659a2feaa0c55ad015</bdi></p>
    <p>المسؤول: #12</p><p>لون <bdi dir="ltr">#9e1b32</bdi></p><p>طلب الشراء 2</p><p>خادم البريد</p><p><bdi dir="ltr">M-7KQ4-9XWD-2FTP</bdi></p><p><bdi>Defender 110</bdi></p><p><bdi dir="ltr">2,000 درهم</bdi></p><p><bdi>3,000 درهم</bdi></p><code>contacted</code>
  </body></html>`)
  const foundTexts = (await foreignTexts(page)).map((text) => text.replace(/ <.*/s, ''))
  expect(foundTexts).toEqual([
    'internal: order 2',
    'internal: mail server',
    'internal: contacted',
    'internal: general.app_name',
    'internal: Asia/Dubai',
    'internal: 2,000 AED',
    'not isolated: 2,000 AED',
    'internal: capture',
    'internal: 9f86d081884c7d659a2feaa0c55ad015',
    'internal: المسؤول: #12',
    'mirrored: 2,000 درهم',
  ])
})

test('the scan for parts without their styles finds a class of ours that no stylesheet knows', async ({ page }) => {
  await page.setContent(`<style>.sAbcdef1 { color: red } .sOther12:hover { color: red }</style>
    <p class="sAbcdef1 sOther12">a</p><p class="sAbcdef2">b</p><p class="MuiButton slanted">c</p>`)
  expect(await unstyledParts(page)).toEqual(['unstyled: sAbcdef2 <p class="sAbcdef2">b</p>'])
})

test('the scan for torn runs finds keys, addresses, JSON and full stops that changed sides, and nothing else', async ({ page }) => {
  await page.setContent(`<html lang="ar" dir="rtl"><body>
    <p>Alt+↑</p><p>اضغط ↑+Alt الآن</p><p>العنوان https://</p><p>المسار /ar/x</p><p>+965</p>
    <p>{"a": 1}</p><p>Nothing was found.</p><p style="display: flex"><kbd>Alt</kbd> <kbd>F1</kbd></p><input value="https://x.example/">
    <div dir="ltr"><p>Alt+↑, https://, /ar/x, {"a": 1}.</p><p style="display: flex"><kbd>Alt</kbd> <kbd>F1</kbd></p></div>
    <p>سيارة F-PACE (2024)، من 9:00 إلى 20:00، 80% و2.0 لتر. <bdi>+965 1</bdi></p><p><bdi dir="ltr">/ar/x</bdi></p><input value="F-PACE"><input dir="ltr" value="/x/">
  </body></html>`)
  const foundTexts = (await tornTexts(page)).map((text) => text.replace(/ <.*/s, ''))
  expect(foundTexts.toSorted()).toEqual(
    [
      ...['torn: Alt+↑', 'torn: /ar/x', 'torn: +965', 'torn: {"a": 1}', 'torn: Nothing was found.', 'torn: https://', 'torn: ↑+Alt'],
      ...['torn keys: Alt F1', 'torn field: https://x.example/'],
    ].toSorted(),
  )
})

const languages = [
  { language: 'Arabic', other: 'English', choose: async () => {} },
  { language: 'English', other: 'Arabic', choose: async (page: Page) => page.getByRole('button', { name: 'English' }).click() },
]
const widths = [390, 768, 1440]
const looks = languages.flatMap((inOne) => widths.map((width) => ({ ...inOne, width })))

for (const { language, other, choose, width } of oneOfEach(looks, (look) => look.language === 'Arabic' && look.width === 1440)) {
  test(`no screen of the admin at ${width} px shows ${other} in ${language}, a text torn by the other direction, a part without its styles, or is wider than the window; axe finds nothing on ${isThorough ? 'any' : 'one of each kind'}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(isThorough ? 900_000 : 480_000)
    await fillSubjects(site.url)
    await signInTo(page, site.url, 'admin')
    await page.goto(`${site.url}/ar/admin`)
    // On a phone the choice of the language, and the menu itself, are within menus.
    await choose(page)
    await comesToRest(page)
    const menu = await linkedScreens(page)
    await page.setViewportSize({ width, height: 900 })
    const foundTexts: string[] = []
    const seenScreens = await visitScreens(
      page,
      async (screen) => {
        foundTexts.push(...(await flawsOf(page)).map((text) => `${screen} ${text}`))
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        if (scrollWidth > width) foundTexts.push(`${screen} is ${scrollWidth} px wide`)
        if (!isThorough && !screensForAxe.includes(screen)) return
        const { violations } = await axeOn(page).withTags(tags).analyze()
        foundTexts.push(...violations.map(({ id, nodes }) => `${screen} ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`))
      },
      menu,
    )
    expect(foundTexts).toEqual([])
    expect([...screensForAxe, ...declaredScreens()].filter((screen) => !seenScreens.includes(screen))).toEqual([])
  })
}
