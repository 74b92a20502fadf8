import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { json, text } from '#fields/settings/setting.ts'
import type { SettingTable } from '#fields/settings/settings.ts'
import { aText, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { z } from 'zod'
import { getDraft, patchDraft } from '../drafts/store-draft.server.ts'
import { findLinksHere } from './find-links-here.server.ts'

const { ctxOf, visitor, aPage, database } = await testPages()
const { db } = database
const ctx = ctxOf()
const name = ['', ''] as const
const settings: SettingTable = {
  'links.offers': text('/by-default', name),
  'footer.legal_links': json(z.array(z.any()), [], name, undefined, { filled: { field_type: 'Lines' } }),
  'general.page_not_found_html': { schema: z.string(), default: '', format: 'html', name },
}
const site = { catalogue, settings, origin: 'https://maarad.example' }
const linksTo = async (id: number) => unwrap(await findLinksHere(ctx, id, site))
const button = (target: string, more: Record<string, unknown> = {}) => ({ id: 'x', label: 'زر', target, ...more })

describe('who links to a page', () => {
  test('names blocks of other pages: by path, by address, by id, in groups, in buttons and in markup', async () => {
    const { id } = await aPage({ path: 'offers/صيف' })
    const from = await aPage({
      path: 'from-blocks',
      title: 'منها',
      blocks: [
        aText('by-path', { link: { url: '/offers/صيف?x=1#y' } }),
        aText('by-code', { paragraph: '<p><a href="/ar/offers/%D8%B5%D9%8A%D9%81">عرض</a></p>' }),
        aText('by-id', { buttons: [button(String(id), { link_type: 'page' })] }),
        aText('by-address', { link: { url: 'https://maarad.example/ar/offers/%d8%b5%d9%8a%d9%81' } }),
        aText('in-group', {}, [{ paragraph: '<a href="offers/صيف">عرض</a>' }]),
        aText('elsewhere', { link: { url: 'https://other.example/ar/offers/صيف' } }),
        aText('below', { link: { url: '/offers/صيف/2026' } }),
        { ...aText('hidden', { link: { url: '/offers/صيف' } }), is_hidden: true },
      ],
    })
    expect(await linksTo(id)).toEqual(
      ['by-path', 'by-code', 'by-id', 'by-address', 'in-group'].map((block) => ({
        kind: 'page',
        id: from.id,
        title: 'منها',
        path: 'from-blocks',
        block: { id: block, template: 'text' },
      })),
    )
  })

  test('names drafts where the live page does not link here, and leaves out pages that nobody sees and the page itself', async () => {
    const { id, path } = await aPage({ path: 'drafted', blocks: [aText('self', { link: { url: '/drafted' } })] })
    await aPage({ path: 'unseen', status: 'draft', blocks: [aText('u', { link: { url: `/${path}` } })] })
    const both = await aPage({ path: 'both', blocks: [aText('b', { link: { url: `/${path}` } })] })
    const { version } = unwrap(await getDraft(ctx, both.id, catalogue))
    unwrap(await patchDraft(ctx, { pageId: both.id, version, patch: { put: [aText('new', { link: { url: `/${path}` } })] } }, catalogue))
    expect((await linksTo(id)).map(({ kind, block }) => [kind, block?.id])).toEqual([
      ['page', 'b'],
      ['draft', 'new'],
    ])
  })

  test('names redirections, entries of the menu and settings, those by default too', async () => {
    const { id } = await aPage({ path: 'by-default' })
    const redirect = await aPage({ path: 'old-way', type: 'url_redirection', to: '/by-default' })
    await aPage({ path: 'other-way', type: 'url_redirection', to: '/elsewhere' })
    const { rows } = await db.execute<{ id: number }>(
      sql`insert into nav_entry (label, url) values ('عروضنا', '/ar/by-default/'), ('غيرها', '/x') returning id`,
    )
    await db.execute(sql`insert into setting (key, value) values
      ('footer.legal_links', ${JSON.stringify([{ label: 'قانوني', target: String(id), link_type: 'page' }])}::jsonb),
      ('general.page_not_found_html', ${JSON.stringify('<p><a href="/by-default">هنا</a></p>')}::jsonb)`)
    expect(await linksTo(id)).toEqual([
      { kind: 'nav_entry', id: rows[0]?.id, title: 'عروضنا' },
      { kind: 'setting', id: 'links.offers', title: 'links.offers' },
      { kind: 'setting', id: 'footer.legal_links', title: 'footer.legal_links' },
      { kind: 'setting', id: 'general.page_not_found_html', title: 'general.page_not_found_html' },
      { kind: 'redirect', id: redirect.id, title: 'old-way', path: 'old-way' },
    ])
  })

  test('follows the name of a predefined link', async () => {
    const { id } = await aPage({ path: 'named' })
    await db.execute(sql`insert into setting (key, value) values ('predefined_links', ${JSON.stringify([{ alias: 'promo', url: '/named' }])}::jsonb)`)
    await aPage({ path: 'uses-name', blocks: [aText('alias', { link: { url: 'promo' } })] })
    expect((await linksTo(id)).map(({ block }) => block?.id)).toContain('alias')
  })

  test('is for staff, about pages that are there', async () => {
    const { id } = await aPage()
    expect(await findLinksHere(visitor, id, site)).toMatchObject({ code: 'forbidden' })
    expect(await findLinksHere(ctx, 999_999, site)).toMatchObject({ code: 'gone' })
  })
})
