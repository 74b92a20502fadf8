import { settingTable } from '#tests/support/records/setting-table.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { importImage } from '#domains/media/index.server.ts'
import { diskStorage } from '#platform/storage/disk-storage.server.ts'
import { aText, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { patchDraft } from '../drafts/store-draft.server.ts'
import { upsertSetting } from '../settings/store-settings.server.ts'
import { checkPage } from './check-page.server.ts'

const { ctxOf, visitor, aPage } = await testPages()
const ctx = ctxOf('مدير', 'admin')
const folder = await mkdtemp(join(tmpdir(), 'maarad-check-'))
const storage = diskStorage(folder)
afterAll(() => rm(folder, { recursive: true }))

async function warningsOf(blocks: readonly StoredBlock[], path?: string) {
  const { id } = await aPage({ status: 'draft', blocks, ...(path === undefined ? {} : { path }) })
  return unwrap(await checkPage(ctx, { pageId: id, storage }, catalogue)).warnings
}
const button = (target: string, rest: object = {}) => ({ id: target, label: 'اطلب', target, ...rest })
const brokenIn = async (blocks: readonly StoredBlock[], path?: string) =>
  (await warningsOf(blocks, path)).flatMap(({ code, details }) => (code === 'broken_link' ? [details.target] : []))

describe('links', () => {
  test('to published pages, redirections, screens, other sites, phones and mailboxes are valid', async () => {
    const shownPage = await aPage({ path: 'offers' })
    await aPage({ path: 'سيارات/جديدة' })
    await aPage({ path: 'short', type: 'url_redirection', to: '/offers' })
    const targets = [
      '/offers',
      'offers',
      '/ar/offers/?q=1',
      '/offers#main',
      '/short#x',
      '/سيارات/جديدة',
      '/short',
      '/404',
      '/forms/7',
      '/form/7',
      '#form:7',
      'https://elsewhere.example/x',
      'tel:+9714',
      'mailto:a@b.example',
      '?page=2',
    ]
    const links = [
      ...targets.map((target) => button(target)),
      button('+971 4 000', { target_type: 'phone' }),
      button(String(shownPage.id), { link_type: 'page' }),
      button('7', { link_type: 'form' }),
    ]
    expect(
      await brokenIn([aText('b', { buttons: links, link: { url: '/offers' }, paragraph: '<a href="/offers">نص</a><a href="https://x.example">نص</a>' })]),
    ).toEqual([])
  })

  test('to a place that the other page does not have are found', async () => {
    await aPage({ path: 'prices', blocks: [aText('p', { block_scroll_id: 'suv', paragraph: '<p id="vans">نص</p>' })] })
    const targets = ['/prices#suv', '/prices#vans', '/prices#gone', '/prices#%D8%A3']
    expect(await brokenIn([aText('b', { buttons: targets.map((target) => button(target)) })])).toEqual(['/prices#gone', '/prices#%D8%A3'])
  })

  test('that lead nowhere are found in links, buttons and markup, with the place of each', async () => {
    const [hidden, section] = [await aPage({ path: 'not-yet', status: 'draft' }), await aPage({ path: 'section', type: 'folder' })]
    const buttons = [
      button('/nowhere'),
      button(`/${hidden.path}`),
      button(`/${section.path}`),
      button('999999', { link_type: 'page' }),
      button('999999', { link_type: 'file' }),
    ]
    const block = aText('b', { buttons, link: { url: 'javascript:x' } }, [
      { paragraph: '<p><a href="/gone">نص</a> <a href="/media/api/v2/files/999999/x.pdf">نص</a></p>' },
    ])
    expect(await warningsOf([block])).toEqual([
      ...['/nowhere', '/not-yet', '/section'].map((target) => ({ code: 'broken_link', block: 'b', field: 'buttons', details: { target } })),
      { code: 'broken_link', block: 'b', field: 'buttons', details: { target: '999999', link_type: 'page' } },
      { code: 'broken_link', block: 'b', field: 'buttons', details: { target: '999999', link_type: 'file' } },
      { code: 'broken_link', block: 'b', field: 'link', details: { target: 'javascript:x' } },
      ...['/ar/gone', '/media/api/v2/files/999999/x.pdf'].map((target) => ({
        code: 'broken_link',
        block: 'b',
        group: 'g1',
        field: 'paragraph',
        details: { target },
      })),
    ])
  })

  test('of a text that have no target are found, with their words', async () => {
    const block = aText('b', { paragraph: '<p><a>بلا <b>وجهة</b> &amp; أثر</a> <a href="/404">تمام</a></p>' }, [{ paragraph: '<a href=" ">فارغ</a>' }])
    expect(await warningsOf([block])).toEqual([
      { code: 'no_target', block: 'b', field: 'paragraph', details: { text: 'بلا وجهة & أثر' } },
      { code: 'no_target', block: 'b', group: 'g1', field: 'paragraph', details: { text: 'فارغ' } },
    ])
  })

  test('to a place on the page need it to be there', async () => {
    const blocks = [
      aText('b', {
        block_scroll_id: 'My Offers',
        paragraph: '<h2 id="price">سعر</h2>',
        buttons: ['#My-Offers', '#price', '#main', '#lost', '/here#price', '/here#lost'].map((target) => button(target)),
      }),
    ]
    expect(await brokenIn(blocks, 'here')).toEqual(['#lost', '/here#lost'])
  })

  test('by a predefined name lead where the setting says', async () => {
    await upsertSetting(
      ctx,
      {
        key: 'predefined_links',
        value: JSON.stringify([
          { alias: 'good', url: 'https://good.example' },
          { alias: 'bad', url: '/nowhere' },
        ]),
      },
      settingTable,
    )
    expect(await brokenIn([aText('b', { buttons: [button('good'), button('bad')] })])).toEqual(['bad'])
  })

  test('of what nobody sees are not looked at', async () => {
    const lost = { link: { url: '/nowhere' } }
    const group = { ...aText('g', {}, [{ paragraph: '<a href="/nowhere">نص</a>' }]), active_positions: [] }
    expect(await warningsOf([{ ...aText('h', lost), is_hidden: true }, { ...aText('u', lost), template: 'unknown' }, group])).toEqual([])
  })
})

describe('headings', () => {
  const levels = (...tags: string[]) => tags.map((tag, index) => aText(`b${index}`, { heading: 'عنوان', header_tag: tag }))
  const jumps = async (blocks: readonly StoredBlock[]) => (await warningsOf(blocks)).map(({ block, details }) => [block, details.from, details.to])

  test('step by step are well, up by any number too', async () => {
    expect(await jumps(levels('1', '2', '3', '4', '2', '3'))).toEqual([])
    expect(await jumps(levels('2', '3'))).toEqual([])
  })

  test('that leave a level out, or come first twice, are found', async () => {
    expect(await jumps(levels('2', '4'))).toEqual([['b1', 2, 4]])
    expect(await jumps(levels('1', '2', '1'))).toEqual([['b2', 2, 1]])
    expect(await jumps(levels('3'))).toEqual([['b0', 0, 3]])
  })

  test('without a text are none, and those of markup count', async () => {
    const empty = aText('b1', { heading: '', header_tag: '5' })
    expect(await jumps([...levels('2'), empty, aText('b2', { paragraph: '<h3>نص</h3><h5>نص</h5>' })])).toEqual([['b2', 3, 5]])
  })
})

describe('pictures', () => {
  const noise = (width: number, height: number) => {
    const bytes = Buffer.alloc(width * height * 3)
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = (index * 2_654_435_761) >>> 24
    return sharp(bytes, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer()
  }
  const plain = () =>
    sharp({ create: { width: 1600, height: 900, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer()
  const anImage = async (bytes: Buffer, id: number, alt = '') => (await importImage(ctx, storage, { id, bytes, alt: { ar: alt, en: '' } })) && id

  test('without a text, neither here nor in the library, are found', async () => {
    const [silent, describedImage] = [await anImage(await plain(), 1), await anImage(await plain(), 2, 'سيارة')]
    const pictures = [{ id: silent }, { id: silent, alt: ' ' }, { id: silent, alt: 'سيارة' }, { id: describedImage }, { id: 999_999 }]
    const warnings = await warningsOf(pictures.map((image, index) => aText(`b${index}`, { image })))
    expect(warnings).toEqual([0, 1].map((index) => ({ code: 'missing_alt', block: `b${index}`, field: 'image', details: { image: silent } })))
    expect(await warningsOf([aText('m', { paragraph: '<img src="/media/x.jpg"><img src="/media/y.jpg" alt="">' })])).toMatchObject([
      { code: 'missing_alt', details: { image: '/media/x.jpg' } },
    ])
  })

  test('of more than 200 KB at the size that a desktop loads are found, the light ones not', async () => {
    const [heavy, light] = [await anImage(await noise(1600, 900), 3, 'ثقيلة'), await anImage(await plain(), 4, 'خفيفة')]
    const warnings = await warningsOf([aText('a', { image: { id: heavy } }), aText('b', { image: { id: light } })])
    expect(warnings).toEqual([
      { code: 'heavy_picture', block: 'a', field: 'image', details: { image: heavy, bytes: expect.any(Number), width: 1600, format: 'webp' } },
    ])
    expect(warnings[0]?.details.bytes).toBeGreaterThan(200 * 1024)
  })
})

test('problems come along, and only staff may ask', async () => {
  const { id } = await aPage()
  expect(unwrap(await checkPage(ctx, { pageId: id, storage }, catalogue))).toMatchObject({ problems: [], warnings: [] })
  expect(await checkPage(visitor, { pageId: id, storage }, catalogue)).toMatchObject({ code: 'forbidden' })
  expect(await checkPage(ctx, { pageId: 999_999, storage }, catalogue)).toMatchObject({ code: 'gone' })
})

test('what visitors see comes along, also of a page that was never published by this way; nothing of one that they do not see', async () => {
  const [shownPage, hidden] = [await aPage({ title: 'قبل' }), await aPage({ title: 'قبل', status: 'draft' })]
  for (const { id } of [shownPage, hidden]) unwrap(await patchDraft(ctx, { pageId: id, version: 0, patch: { fields: { title: 'بعد' } } }, catalogue))
  expect(unwrap(await checkPage(ctx, { pageId: shownPage.id, storage }, catalogue)).live).toMatchObject({ title: 'قبل', path: shownPage.path })
  expect(unwrap(await checkPage(ctx, { pageId: hidden.id, storage }, catalogue)).live).toBeNull()
})
