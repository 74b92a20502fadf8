import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { createPage } from '#domains/content/index.server.ts'
import { PageDraft } from '#domains/content/index.ts'
import { deleteImage, type FindUsage, uploadFile, uploadImage } from '#domains/media/index.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const { call, post, remove, audited } = apiCaller(services)
const { staffCtx: ctx, storage, database } = services
const app = createApp(services)
let shade = 0

beforeEach(async () => {
  for (const table of ['page', 'nav_entry', 'retailer', 'setting']) await database.db.execute(sql`delete from ${sql.identifier(table)}`)
})

async function bytesOf(): Promise<Uint8Array> {
  shade += 1
  return sharp({ create: { width: 700, height: 500, channels: 3, background: { r: shade, g: 20, b: 30 } } })
    .png()
    .toBuffer()
}

async function aPicture(alt: { ar?: string; en?: string } = {}): Promise<number> {
  const outcome = await uploadImage(ctx, storage, { bytes: await bytesOf(), alt })
  return outcome.ok ? outcome.value.image.id : 0
}

async function aFile(name: string): Promise<number> {
  shade += 1
  const outcome = await uploadFile(ctx, storage, { bytes: new TextEncoder().encode(`%PDF-1.7\n% ${shade}\n%%EOF\n`), name })
  return outcome.ok ? outcome.value.file.id : 0
}

async function aPage(path: string, rest: object): Promise<number> {
  const outcome = await createPage(ctx, PageDraft.parse({ path, title: `صفحة ${path}`, status: 'published', ...rest }), catalogue)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value.id
}

const image = (id: number) => `/media/api/v2/images/${id}`
const usage = async (id: number) => (await call(`${image(id)}/usage`)).json.data

describe('a picture', () => {
  test('[A-297] that nothing uses is removed with its variants and its bytes', async () => {
    const id = await aPicture({ ar: 'سيارة' })
    const { rows } = await database.db.execute<{ checksum: string }>(sql`select checksum from media_image where id = ${id}`)
    const original = `originals/${rows[0]?.checksum}`
    const variant = await app.request(`https://site.test${image(id)}/w/1600.jpg`)
    expect(variant.status).toBe(200)
    expect(await storage.find(original)).not.toBeNull()
    const entries = await audited(async () => expect((await remove(image(id))).status).toBe(204))
    expect(entries).toMatchObject([{ action: 'media.deleted', subject: `image ${id}`, changes: { alt_ar: ['سيارة', null] } }])
    expect((await call(image(id))).status).toBe(404)
    expect((await app.request(`https://site.test${image(id)}/w/1600.jpg`)).status).toBe(404)
    expect(await storage.find(original)).toBeNull()
    expect(await storage.find(`variants/${id}/1/w1600.jpg`)).toBeNull()
    expect((await remove(image(id))).status).toBe(404)
  })

  test('[A-297] keeps its bytes while another picture has the same', async () => {
    const bytes = await bytesOf()
    const [first, second] = await Promise.all([1, 2].map((bucket) => uploadImage(ctx, storage, { bytes, bucket })))
    const [one, two] = [first, second].map((outcome) => (outcome?.ok ? outcome.value.image.id : 0))
    expect(one).not.toBe(two)
    expect((await remove(image(one ?? 0))).status).toBe(204)
    expect((await app.request(`https://site.test${image(two ?? 0)}/w/1600.jpg`)).status).toBe(200)
  })

  test('[A-297] that is used stays, and the answer says where', async () => {
    const id = await aPicture()
    const other = await aPicture()
    const picture = { id, alt: '' }
    const pageId = await aPage('used', {
      image_id: String(id),
      blocks: [
        { ...aStoredBlock('quote', { quote: 'نص' }), id: 'b1' },
        { ...aStoredBlock('key_details_post', { heading: 'نص', image: picture }), id: 'b2' },
        { ...aStoredBlock('html_box', { html: `<p><img src="${image(id)}/w/1600.jpg" alt=""></p>` }), id: 'b3' },
        { ...aStoredBlock('exterior_360', {}, [{ frames: [id] }]), id: 'b4' },
      ],
    })
    await post('/api/nav_entries', { label: 'قائمة', image_id: id })
    const retailer = await post('/api/dealers', { name: 'معرض', dealer_code: 'D', image_id: id })
    const offered = {
      state: 'new',
      nameplate_brand_name: 'Jaguar',
      nameplate_name: 'XF',
      vin: 'V1',
      currency: 'AED',
      is_published: false,
      photos: [{ image_id: id }],
    }
    const vehicle = await post('/api/stock/vehicles', offered)
    await services.set({ meta: { image_id: id } })
    const places = [
      { kind: 'page', id: pageId, title: 'صفحة used', path: 'used' },
      { kind: 'page', id: pageId, title: 'صفحة used', path: 'used', block_id: 'b2' },
      { kind: 'page', id: pageId, title: 'صفحة used', path: 'used', block_id: 'b3' },
      { kind: 'page', id: pageId, title: 'صفحة used', path: 'used', block_id: 'b4' },
      { kind: 'nav_entry', id: expect.any(Number), title: 'قائمة' },
      { kind: 'setting', id: 'meta', title: 'meta' },
      { kind: 'dealer', id: retailer.json.data.id, title: 'معرض' },
      { kind: 'vehicle', id: vehicle.json.data.id, title: 'Jaguar XF V1' },
    ]
    expect(await usage(id)).toEqual(places)
    expect(await usage(other)).toEqual([])
    expect(await remove(image(id))).toMatchObject({ status: 409, json: { error: { code: 'in_use' }, data: places } })
    expect((await call(image(id))).status).toBe(200)
  })

  test('[A-297] that only a draft or a publication to come uses is used', async () => {
    const id = await aPicture()
    const pageId = await aPage('draft', {})
    const content = JSON.stringify({
      path: 'draft',
      title: 'مسودة',
      image_id: '',
      to: null,
      blocks: [{ ...aStoredBlock('parallax_image'), groups: [{ id: 'g', fields: { image: { id } } }] }],
    })
    await database.db.execute(sql`insert into page_draft (page_id, content, base_version, updated_by) values (${pageId}, ${content}::jsonb, 1, 'x')`)
    expect(await usage(id)).toEqual([{ kind: 'draft', id: pageId, title: 'مسودة', path: 'draft', block_id: expect.any(String) }])
    await database.db.execute(sql`delete from page_draft`)
    expect(await usage(id)).toEqual([])
    await database.db.execute(sql`
      with kept as (insert into page_version (page_id, number, kind, content, author) values (${pageId}, 99, 'saved', ${content}::jsonb, 'x') returning id)
      insert into page_schedule (page_id, action, version_id, run_at, author) select ${pageId}, 'publish', id, now(), 'x' from kept`)
    expect(await usage(id)).toMatchObject([{ kind: 'draft', id: pageId }])
  })

  test('[A-297] that a deleted page or its draft would show once more is used as long as the page can be restored', async () => {
    const [ofPage, ofDraft] = [await aPicture(), await aPicture()]
    const pageId = await aPage('deleted', { image_id: String(ofPage) })
    const content = JSON.stringify({ path: 'deleted', title: 'مسودة', image_id: String(ofDraft), to: null, blocks: [] })
    await database.db.execute(sql`insert into page_draft (page_id, content, base_version, updated_by) values (${pageId}, ${content}::jsonb, 1, 'x')`)
    expect((await remove(`/api/pages/${pageId}`)).status).toBe(204)
    const place = { kind: 'binned_page', id: pageId, title: 'صفحة deleted', path: 'deleted' }
    expect([await usage(ofPage), await usage(ofDraft)]).toEqual([[place], [place]])
    expect(await remove(image(ofDraft))).toMatchObject({ status: 409, json: { data: [place] } })
    await database.db.execute(sql`delete from binned_page where page_id = ${pageId}`)
    expect((await remove(image(ofDraft))).status).toBe(204)
  })

  test('[A-297] that a deleted form or its draft would show once more is used as long as the form lies in the bin', async () => {
    const id = await aPicture()
    const content = JSON.stringify([{ id: 't', html: { ar: `<img src="${image(id)}/w/640.jpg">` } }])
    const { rows } = await database.db.execute<{ id: number }>(
      sql`insert into form (name, type, locale, fields, settings) values ('سؤال', 'lead', 'ar', ${content}::jsonb, '{}'::jsonb) returning id`,
    )
    const formId = rows[0]?.id ?? 0
    await database.db.execute(sql`insert into binned_form (form_id, binned_by, columns) select id, '', to_jsonb(form) from form where id = ${formId}`)
    await database.db.execute(sql`delete from form where id = ${formId}`)
    const place = { kind: 'binned_form', id: formId, title: 'سؤال' }
    expect(await usage(id)).toEqual([place])
    expect(await remove(image(id))).toMatchObject({ status: 409, json: { data: [place] } })
    await database.db.execute(sql`delete from binned_form where form_id = ${formId}`)
    expect((await remove(image(id))).status).toBe(204)
  })

  test('[A-297] is not taken for one whose number begins or ends like its own', async () => {
    const id = await aPicture()
    await aPage('others', { image_id: `${id}0`, blocks: [aStoredBlock('key_details_post', { heading: 'نص', image: { id: Number(`${id}1`) } })] })
    await aPage('markup', { blocks: [aStoredBlock('html_box', { html: `<p>${id} ${image(Number(`${id}2`))}/w/1600.jpg</p>` })] })
    expect(await usage(id)).toEqual([])
  })

  test('[A-297] that comes into use while it is being removed stays', async () => {
    const id = await aPicture()
    const place = { kind: 'page' as const, id: 1, title: 'x' }
    const findUsage: FindUsage = async () => [place]
    expect(await deleteImage(ctx, storage, { id, findUsage })).toEqual({ ok: false, code: 'in_use', uses: [place] })
  })

  test('[A-297] is found by its texts, as Arabic is read', async () => {
    const id = await aPicture({ ar: 'سيّارة أمام الواجهة', en: 'Car in front' })
    const idsFor = async (q: string) => (await call(`/media/api/v2/images?q=${encodeURIComponent(q)}`)).json
    expect((await idsFor('سياره امام')).data.map((one: { id: number }) => one.id)).toEqual([id])
    expect((await idsFor('FRONT')).meta.total).toBe(1)
    expect((await idsFor('الواجهة Car')).meta.total).toBe(1)
    expect((await idsFor('لا شيء')).data).toEqual([])
  })
})

describe('a document', () => {
  test('[A-297] is listed and found by its name', async () => {
    const id = await aFile('كُتيّب الأسعار.pdf')
    const { json } = await call(`/media/api/v2/files?q=${encodeURIComponent('كتيب')}`)
    expect(json).toMatchObject({
      data: [{ id, name: 'كُتيّب-الأسعار.pdf', url: expect.stringContaining(`/files/${id}/`) }],
      meta: { page: 1, items: 24, total: 1 },
    })
  })

  test('[A-297] that a link leads to stays; otherwise it is removed with its bytes', async () => {
    const id = await aFile('brochure.pdf')
    const address = `/media/api/v2/files/${id}`
    const link = { label: 'كتيب', url: String(id), link_type: 'file' }
    const pageId = await aPage('with-file', { blocks: [aStoredBlock('inpage_navigation', { title: 'x', cta: link })] })
    const redirect = await post('/api/redirects', { path: 'brochure', to: `${address}/brochure.pdf` })
    const { data } = (await call(`${address}/usage`)).json
    expect(data).toMatchObject([
      { kind: 'page', id: pageId, block_id: expect.any(String) },
      { kind: 'page', id: redirect.json.data.id, path: 'brochure' },
    ])
    expect(await remove(address)).toMatchObject({ status: 409, json: { error: { code: 'in_use' }, data } })
    await database.db.execute(sql`delete from page`)
    expect((await remove(address)).status).toBe(204)
    expect((await app.request(`https://site.test${address}/brochure.pdf`)).status).toBe(404)
    expect((await remove(address)).status).toBe(404)
  })
})

test('[A-269] none of it is for visitors', async () => {
  const id = await aPicture()
  const file = await aFile('x.pdf')
  const paths = [image(id), `/media/api/v2/files/${file}`]
  for (const path of paths) {
    expect((await remove(path, { token: null })).status).toBe(401)
    expect((await call(`${path}/usage`, { token: null })).status).toBe(401)
  }
  expect((await call('/media/api/v2/files', { token: null })).status).toBe(401)
  expect((await call(image(id))).status).toBe(200)
})

test('[A-016] every write to the library is in the log', async () => {
  const form = async (name: string, bytes: Uint8Array) => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(bytes)], name))
    return body
  }
  const send = (path: string, method: string, body: BodyInit, headers = {}) =>
    app.request(`https://site.test/media/api/v2/${path}`, { method, body, headers: { authorization: `Bearer ${TEST_TOKEN}`, ...headers } })
  const entries = await audited(async () => {
    const { data } = (await (await send('images', 'POST', await form('a.png', await bytesOf()))).json()) as { data: { id: number } }
    await send(`images/${data.id}`, 'PATCH', JSON.stringify({ alt: { ar: 'نص' } }), { 'content-type': 'application/json' })
    await send(`images/${data.id}/content`, 'PUT', await form('b.png', await bytesOf()))
    await send('files', 'POST', await form('a.pdf', new TextEncoder().encode('%PDF-1.7\nlog\n%%EOF\n')))
  })
  expect(entries.map(({ action, subject }) => [action, subject.split(' ')[0]])).toEqual([
    ['media.uploaded', 'image'],
    ['media.described', 'image'],
    ['media.replaced', 'image'],
    ['media.uploaded', 'file'],
  ])
  expect(entries[1]?.changes).toEqual({ alt_ar: ['', 'نص'] })
})
