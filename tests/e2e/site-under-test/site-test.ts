import { test as base, expect, type Page } from '@playwright/test'

/** Pages that every suite over "all pages" visits: each published page of the demo. */
export async function allPages(): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl()}/sitemap/pages.xml`)).text()
  return [...xml.matchAll(/<loc>[^<]*?(\/ar\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
}

export function siteUrl(): string {
  const url = process.env.SITE_URL
  if (!url) throw new Error('SITE_URL is set by start-site.ts')
  return url
}

/** Reads a page to its end as a visitor does, pointing at every part, and waits until each part that can be seen works. */
export async function readWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrames = () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await nextFrames()
    }
  })
  // Some wait for a visitor; others were passed before the code came that looks where they are.
  const approach = () =>
    page.locator('[data-i]:visible:not([data-ready])').evaluateAll((islands) => {
      islands[0]?.scrollIntoView({ behavior: 'instant', block: 'center' })
      for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      return islands.map((island) => island.getAttribute('data-b') ?? island.outerHTML.slice(0, 80))
    })
  await expect.poll(approach, { message: `parts of ${page.url()} that do not work yet`, intervals: [100], timeout: 60_000 }).toEqual([])
}

/** In each page: somebody is there, whose pointer moves as soon as the page can be used, so that React is asked for. A visit without it is `first-interaction.spec.ts`. */
export function giveSign(): void {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))
}

/** The script that gives the sign goes into every frame, and a sandboxed one refuses it as it would any other. */
const blockedScript = /^Blocked script execution in .* frame is sandboxed/

/** Mails name their pictures by the public address of the site, which a site under test does not have; the screen that shows one refuses them. */
const pictureOfMail = /^Loading the image .* violates .*Content Security Policy/
const isPictureOfMail = (text: string, url: string) => pictureOfMail.test(text) && url.includes('/api/mailbox/')

/** Playwright's test on the shared site; a console error, a failed hydration or an uncaught exception fails it. */
export const test = base.extend<{ problems: string[] }>({
  baseURL: async ({}, use) => use(siteUrl()),
  // The visitor has answered the cookie banner, which would lie over what is pressed.
  storageState: async ({ baseURL }, use) =>
    use({ cookies: [], origins: [{ origin: new URL(baseURL ?? siteUrl()).origin, localStorage: [{ name: 'cookieConsentStatus', value: 'rejected' }] }] }),
  context: async ({ context }, use) => {
    await context.addInitScript(giveSign)
    await use(context)
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        const [text, { url }] = [message.text(), message.location()]
        if (message.type() === 'error' && !blockedScript.test(text) && !isPictureOfMail(text, url)) problems.push(`${text} (${url})`)
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      await use(problems)
      expect(problems, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
