import type { Page } from '@playwright/test'
import { aBlock, expect, type OwnSite, test as base } from '../site-under-test/own-site.ts'
import { type PlayedVendors, playVendors } from './played-vendors.ts'
import { snippets } from './vendor-snippets.ts'

/** Every host but the site leads to the played vendors; nothing leaves the machine. */
const test = base.extend<{ vendors: PlayedVendors }, { played: PlayedVendors }>({
  played: [
    async ({}, use) => {
      const vendors = await playVendors()
      await use(vendors)
      await vendors.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ played }, use, { project }) => {
      const { launchOptions = {} } = project.use
      const rules = `--host-resolver-rules=MAP * 127.0.0.1:${played.port}, EXCLUDE 127.0.0.1`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] })
    },
    { scope: 'worker' },
  ],
  vendors: async ({ played }, use) => {
    played.asked.length = 0
    await use(played)
  },
})
// Nobody has answered yet.
test.use({ storageState: { cookies: [], origins: [] }, ignoreHTTPSErrors: true })

const CONTENT = { title: 'ملفات تعريف الارتباط', text: 'نص قصير عن الاختيار.', title_level: 'h3', button_position: 'center' }

async function addMetahead(site: OwnSite, content: string): Promise<void> {
  await site.query('delete from metahead')
  await site.query(`insert into metahead (content, language, sequence, in_body, reload_on_each_page) values ($1, 'html', 1, false, false)`, [content])
}

const accept = (page: Page) => page.getByRole('region', { name: 'ملفات تعريف الارتباط' }).getByRole('button', { name: 'قبول' }).click()
/** The page has loaded, and its scripts have had their time. */
const settle = (page: Page) => page.waitForLoadState('networkidle')

const cases = {
  meta: ['connect.facebook.net/en_US/fbevents.js', 'connect.facebook.net/signals/config/100000000000001', 'www.facebook.com/tr/', 'www.facebook.com/tr/'],
  snap: ['sc-static.net/scevent.min.js', 'tr.snapchat.com/config/com/00000000-0000-4000-8000-000000000001.js', 'tr.snapchat.com/cm/i', 'tr.snapchat.com/p'],
  tiktok: ['analytics.tiktok.com/i18n/pixel/events.js', 'analytics.tiktok.com/i18n/pixel/static/main.js', 'analytics.tiktok.com/api/v2/pixel'],
  ga4: ['www.googletagmanager.com/gtag/js', 'region1.google-analytics.com/g/collect'],
  clarity: ['www.clarity.ms/tag/test000001', 'c.clarity.ms/c.gif', 'scripts.clarity.ms/0.8/clarity.js', 'k.clarity.ms/collect'],
} as const

for (const [vendor, wire] of Object.entries(cases)) {
  // The console of each test is read: one violation of the policy fails it.
  test(`the code of ${vendor} runs after consent and its beacons arrive; before, nothing is sent`, async ({ page, site, vendors }) => {
    await addMetahead(site, snippets[vendor as keyof typeof cases])
    await site.set({ cookie_consent: JSON.stringify(CONTENT), [`tags.${vendor}`]: true })
    await page.goto('/ar/about')
    await settle(page)
    expect(vendors.asked).toEqual([])
    await accept(page)
    await expect.poll(() => vendors.asked.toSorted()).toEqual(wire.toSorted())
  })
}

test('a container runs the HTML of its tags, by the setting as by the code of its maker', async ({ page, site, vendors }) => {
  const wire = ['www.googletagmanager.com/gtm.js', ...cases.meta].toSorted()
  await site.query('delete from metahead')
  await site.set({ cookie_consent: JSON.stringify(CONTENT), 'analytics.tag_manager_id': 'GTM-TEST123', 'tags.meta': true })
  await page.goto('/ar/about')
  await settle(page)
  expect(vendors.asked).toEqual([])
  await accept(page)
  await expect.poll(() => vendors.asked.toSorted()).toEqual(wire)
  // The answer is remembered: the next page, and one that the browser has already, run them again.
  await page.goto('/ar/offers-and-finance')
  await expect.poll(() => vendors.asked.length).toBe(2 * wire.length)
  await page.goto('/ar/about')
  await expect.poll(() => vendors.asked.length).toBe(3 * wire.length)

  await site.set({ 'analytics.tag_manager_id': '', 'tags.gtm': true })
  await addMetahead(site, snippets.gtm)
  vendors.asked.length = 0
  await page.goto('/ar/about')
  await expect.poll(() => vendors.asked.toSorted()).toEqual(wire)
})

for (const how of ['the setting', 'a metahead'] as const) {
  test(`[A-230] OneTrust by ${how} comes before consent and asks for it with a banner in its own styles; tags wait for its answer`, async ({
    page,
    site,
    vendors,
  }) => {
    await addMetahead(site, snippets.meta)
    if (how === 'a metahead')
      await site.query(`insert into metahead (content, language, sequence, in_body, reload_on_each_page) values ($1, 'html', 0, false, false)`, [
        snippets.onetrust,
      ])
    const id = '019dac2e-6419-7678-bb88-000000000001-test'
    await site.set({ 'consent.strategy': 'onetrust', 'consent.onetrust_id': how === 'the setting' ? id : '', 'tags.meta': true })
    await page.goto('/ar/about')
    const banner = page.getByRole('region', { name: 'OneTrust' })
    await expect(banner).toBeVisible()
    await expect(banner).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await expect(banner).toHaveCSS('position', 'fixed')
    await expect(banner.locator('p')).toHaveCSS('padding-top', '7px')
    await settle(page)
    expect(vendors.asked).toEqual([
      'cdn.cookielaw.org/scripttemplates/otSDKStub.js',
      `cdn.cookielaw.org/consent/${id}/${id}.json`,
      'geolocation.onetrust.com/cookieconsentpub/v1/geo/location',
      'cdn.cookielaw.org/scripttemplates/otBannerSdk.js',
    ])
    await banner.getByRole('button').click()
    await expect.poll(() => vendors.asked.slice(4).toSorted()).toEqual([...cases.meta, 'privacyportal.onetrust.com/request/v1/consentreceipts'].toSorted())
  })
}

test('a page without tags keeps its strict policy and its bytes for everybody, while another page has tags of its own', async ({ page, site, vendors }) => {
  await site.query('delete from metahead')
  const address = await site.addPage([aBlock('b1', 'quote', { quote: 'قول' })])
  const before = await fetch(`${site.url}/ar/about`)
  const [policy, html] = [before.headers.get('content-security-policy') ?? '', await before.text()]
  const insert = `insert into metahead (content, language, sequence, in_body, reload_on_each_page, rdx_core_page_id)
    values ($1, 'html', 1, false, false, (select id from page where path = $2))`
  await site.query(insert, [snippets.meta, address.replace('/ar/', '')])
  await site.set({ cookie_consent: JSON.stringify(CONTENT), 'tags.meta': true, 'tags.onetrust': true })
  const after = await fetch(`${site.url}/ar/about`)
  expect(after.headers.get('content-security-policy')).toBe(policy)
  expect(policy).not.toMatch(/nonce|strict-dynamic|unsafe|facebook/)
  expect(after.headers.get('cache-control')).toContain('public')
  expect(html).not.toContain('nonce')
  await page.goto('/ar/about')
  await accept(page)
  await settle(page)
  expect(vendors.asked).toEqual([])
  // Policies differ, so the browser loads the other page in full.
  await page.goto(address)
  await expect.poll(() => vendors.asked.toSorted()).toEqual(cases.meta.toSorted())
})
