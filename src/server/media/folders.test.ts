import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ImageFilter } from '#domains/media/folders/filed-image.ts'
import { uploadFile, uploadImage } from '#domains/media/index.server.ts'
import { imageCondition } from '#domains/media/library/list-images.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const { call, post, remove, audited } = apiCaller(services)
const { staffCtx: ctx, storage, database } = services
const app = createApp(services)
const IMAGES = '/media/api/v2/images'
const FOLDERS = '/media/api/v2/folders'
const MANY = 20_000
const PATIENCE_MS = 120_000
let shade = 0

beforeEach(async () => {
  await database.db.execute(sql`truncate media_image, media_folder, media_series restart identity cascade`)
})

async function bytesOf() {
  shade += 1
  return sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade % 256, g: Math.floor(shade / 256), b: 30 } } })
    .png()
    .toBuffer()
}

async function aPicture({ name = 'car.png', folder = '', alt = 'سيارة' } = {}): Promise<number> {
  const outcome = await uploadImage(ctx, storage, { bytes: await bytesOf(), name, folder, alt: { ar: alt } })
  return outcome.ok ? outcome.value.image.id : 0
}

const list = async (query: string) => (await call(`${IMAGES}?${query}`)).json
const idsOf = async (query: string) => ((await list(query)).data as { id: number }[]).map(({ id }) => id)
const folders = async () => (await call(FOLDERS)).json
const paths = async () => ((await folders()).data as { path: string }[]).map(({ path }) => path)
const folderOf = async (path: string) => ((await folders()).data as { id: number; path: string }[]).find((one) => one.path === path)?.id ?? 0
const file = (body: object) => post(`${IMAGES}/filing`, body)
const change = (path: string, body: object) => call(path, { method: 'PATCH', body })

describe('folders', () => {
  test('[A-297] are made with those above them, count what is in and below them, and are the same however their capitals are written', async () => {
    const newFolder = await post(FOLDERS, { path: ' models / defender ' })
    expect(newFolder).toMatchObject({ status: 200, json: { data: { path: 'models/defender' } } })
    expect((await post(FOLDERS, { path: 'Models/Defender' })).json.data).toEqual(newFolder.json.data)
    const [loose, model] = [await aPicture(), await aPicture({ folder: 'models' })]
    await aPicture({ folder: 'models/defender' })
    expect(await folders()).toMatchObject({
      data: [
        { path: 'models', own: 1, all: 2 },
        { path: 'models/defender', own: 1, all: 1 },
      ],
      meta: { total: 3, unfiled: 1 },
    })
    expect(await idsOf('folder=/')).toEqual([loose])
    expect((await list('folder=models')).meta.total).toBe(2)
    expect((await list('folder=models/defender')).data).toMatchObject([{ folder: 'models/defender', name: 'car.png', tags: [], series: null }])
    expect(await idsOf('items=1&page=2')).toEqual([model])
    expect((await post(FOLDERS, { path: ' / ' })).status).toBe(422)
  })

  test('[A-297] are renamed and moved with all that is within them, never into themselves nor onto another', async () => {
    for (const path of ['models/defender/red', 'models-old', 'archive']) await post(FOLDERS, { path })
    const picture = await aPicture({ folder: 'models/defender/red' })
    const id = await folderOf('models')
    expect((await change(`${FOLDERS}/${id}`, { path: 'archive/cars' })).json.data).toEqual({ id, path: 'archive/cars' })
    expect(await paths()).toEqual(['archive', 'archive/cars', 'archive/cars/defender', 'archive/cars/defender/red', 'models-old'])
    expect(await idsOf('folder=archive/cars/defender')).toEqual([picture])
    expect(await change(`${FOLDERS}/${id}`, { path: 'archive/cars/within' })).toMatchObject({ status: 422, json: { error: { code: 'folder_inside_itself' } } })
    expect(await change(`${FOLDERS}/${id}`, { path: 'MODELS-old' })).toMatchObject({ status: 409, json: { error: { code: 'folder_taken' } } })
    expect((await change(`${FOLDERS}/${id}`, { path: 'archive/Cars' })).json.data.path).toBe('archive/Cars')
    expect(await change(`${FOLDERS}/999999`, { path: 'x' })).toMatchObject({ status: 404 })
  })

  test('[A-297] are removed when they are empty; otherwise what they hold moves up, or nothing happens', async () => {
    await post(FOLDERS, { path: 'models/models/red' })
    const picture = await aPicture({ folder: 'models/models' })
    const inner = await folderOf('models/models')
    expect(await remove(`${FOLDERS}/${inner}`)).toMatchObject({ status: 409, json: { error: { code: 'folder_not_empty' } } })
    expect((await remove(`${FOLDERS}/${inner}?pictures=up`)).status).toBe(204)
    expect(await paths()).toEqual(['models', 'models/red'])
    expect((await list('folder=models')).data).toMatchObject([{ id: picture, folder: 'models' }])
    await post(FOLDERS, { path: 'red' })
    const outer = await folderOf('models')
    expect(await remove(`${FOLDERS}/${outer}?pictures=up`)).toMatchObject({ status: 409, json: { error: { code: 'folder_taken' } } })
    await remove(`${FOLDERS}/${await folderOf('red')}`)
    expect((await remove(`${FOLDERS}/${outer}?pictures=up`)).status).toBe(204)
    expect([await paths(), await idsOf('folder=/')]).toEqual([['red'], [picture]])
  })

  test('[A-297] made by several people at once are one', async () => {
    await Promise.all(Array.from({ length: 6 }, () => post(FOLDERS, { path: 'models/defender' })))
    expect(await paths()).toEqual(['models', 'models/defender'])
  })
})

describe('a picture', () => {
  test('[A-297] goes to the folder that its upload names; the same bytes are not stored twice and stay where they are', async () => {
    const bytes = await bytesOf()
    const upload = async (folder: string, name: string) => {
      const form = new FormData()
      form.append('folder', folder)
      form.append('file', new File([new Uint8Array(bytes)], name))
      const body = { method: 'POST', body: form, headers: { authorization: `Bearer ${TEST_TOKEN}` } }
      const response = await app.request(`https://site.test${IMAGES}`, body)
      return { status: response.status, data: ((await response.json()) as { data: object }).data }
    }
    const first = await upload('studio/red', 'turn\u202e-01.png')
    expect(first).toMatchObject({ status: 201, data: { folder: 'studio/red', name: 'turn-01.png' } })
    expect(await upload('elsewhere', 'other.png')).toEqual({ status: 200, data: first.data })
    expect([await paths(), (await list('')).meta.total]).toEqual([['studio', 'studio/red'], 1])
    expect((await upload('a/../b', 'x.png')).status).toBe(422)
  })

  test('[A-297] tells nobody but staff where it stands and how its file is called', async () => {
    const id = await aPicture({ folder: 'secret-launch' })
    expect((await call(`${IMAGES}/${id}`)).json.data).toMatchObject({ folder: 'secret-launch', name: 'car.png' })
    const { data } = (await call(`${IMAGES}/${id}`, { token: null })).json
    expect(Object.keys(data).toSorted()).toEqual(['alt', 'bucket', 'colour', 'focal_point', 'height', 'id', 'mime_type', 'variants', 'version', 'width'])
  })

  test('[A-297] is found by folder, tags and words together, words also in the name of its file; tags are counted for what is left', async () => {
    const [red, blue, other] = [
      await aPicture({ folder: 'models', name: 'IMG_77.png', alt: 'سيّارة حمراء' }),
      await aPicture({ folder: 'models', alt: 'سيارة زرقاء' }),
      await aPicture({ alt: 'سيارة حمراء' }),
    ]
    await file({ ids: [red, other], add_tags: ['استوديو', ' إطلاق  2026 '] })
    await file({ ids: [blue], add_tags: ['استوديو'] })
    expect(await idsOf(`folder=models&tags=${encodeURIComponent('استوديو,إطلاق 2026')}&q=${encodeURIComponent('سياره حمرا')}`)).toEqual([red])
    expect(await idsOf('q=img_77')).toEqual([red])
    expect(await idsOf(`tags=${encodeURIComponent('استوديو')}&folder=/`)).toEqual([other])
    expect((await call('/media/api/v2/tags?folder=models')).json.data).toEqual([
      { tag: 'استوديو', count: 2 },
      { tag: 'إطلاق 2026', count: 1 },
    ])
    expect(
      (await call(`/media/api/v2/tags?tags=${encodeURIComponent('إطلاق 2026')}&folder=models`)).json.data.map(({ count }: { count: number }) => count),
    ).toEqual([1, 1])
  })

  test('[A-297] has a tag once, spelled as the library spells it, loses it again, and never has more than twenty', async () => {
    const [one, other] = [await aPicture(), await aPicture()]
    await file({ ids: [one], add_tags: ['سيّارة'] })
    expect((await file({ ids: [one, other], add_tags: ['سياره', 'SUV', 'suv'] })).json.data).toMatchObject([
      { tags: ['سيّارة', 'SUV'] },
      { tags: ['سيّارة', 'SUV'] },
    ])
    expect((await file({ ids: [one], remove_tags: ['سياره'] })).json.data).toMatchObject([{ id: one, tags: ['SUV'] }])
    const twenty = Array.from({ length: 20 }, (_, index) => `وسم ${index}`)
    expect(await file({ ids: [one], add_tags: twenty })).toMatchObject({ status: 422, json: { error: { code: 'too_many_tags' } } })
    expect((await file({ ids: [one], add_tags: ['،'] })).status).toBe(422)
  })

  test('[A-297] moves to a folder that is made for it, with many others, and out of all folders again; it is in the log', async () => {
    const ids = [await aPicture(), await aPicture()]
    const entries = await audited(async () =>
      expect((await file({ ids, folder: 'launch/2026' })).json.data).toMatchObject([{ folder: 'launch/2026' }, { folder: 'launch/2026' }]),
    )
    expect(entries.map(({ action }) => action)).toEqual(['media.folder_created', 'media.folder_created', 'media.filed'])
    expect(entries[2]?.changes).toMatchObject({ pictures: [null, ids.join(' ')], folder: [null, 'launch/2026'] })
    expect((await file({ ids, folder: '' })).json.data).toMatchObject([{ folder: '' }, { folder: '' }])
  })
})

describe('a document', () => {
  const FILES = '/media/api/v2/files'
  const aDocument = async (name: string) => {
    shade += 1
    const outcome = await uploadFile(ctx, storage, { bytes: new TextEncoder().encode(`%PDF-1.7\n% folders ${shade}\n%%EOF\n`), name })
    return outcome.ok ? outcome.value.file.id : 0
  }
  const documents = async (query: string) => (await call(`${FILES}?${query}`)).json as { data: { id: number; folder: string; tags: string[] }[]; meta: object }
  const idsFor = async (query: string) => (await documents(query)).data.map(({ id }) => id)

  test('[A-297] moves to a folder, is tagged as the library spells it, and is found by both and by its name', async () => {
    const [brochure, prices] = [await aDocument('brochure.pdf'), await aDocument('prices.pdf')]
    await file({ ids: [await aPicture()], add_tags: ['سيّارة'] })
    const entries = await audited(async () =>
      expect((await post(`${FILES}/filing`, { ids: [brochure, 999_999], folder: 'sales/2026', add_tags: ['سياره', 'PDF'] })).json.data).toMatchObject([
        { id: brochure, folder: 'sales/2026', tags: ['سيّارة', 'PDF'] },
      ]),
    )
    expect(entries.at(-1)).toMatchObject({ action: 'media.filed', changes: { documents: [null, String(brochure)], folder: [null, 'sales/2026'] } })
    expect([await idsFor('folder=sales'), await idsFor('folder=/'), await idsFor('tags=PDF'), await idsFor('q=pri'), await idsFor('tags=PDF&q=pri')]).toEqual([
      [brochure],
      [prices],
      [brochure],
      [prices],
      [],
    ])
    expect((await documents('')).meta).toMatchObject({ total: 2 })
    expect((await call(`${FILES}/tags`)).json.data).toEqual([
      { tag: 'PDF', count: 1 },
      { tag: 'سيّارة', count: 1 },
    ])
    expect((await folders()).data).toMatchObject([
      { path: 'sales', all: 0, documents: 1 },
      { path: 'sales/2026', all: 0, documents: 1 },
    ])
    const filed = await post(`${FILES}/filing`, { ids: [brochure], folder: '', remove_tags: ['سياره'] })
    expect(filed.json.data).toMatchObject([{ folder: '', tags: ['PDF'] }])
    const many = await post(`${FILES}/filing`, { ids: [brochure], add_tags: Array.from({ length: 20 }, (_, index) => `وسم ${index}`) })
    expect(many).toMatchObject({ status: 422, json: { error: { code: 'too_many_tags' } } })
    expect((await post(`${FILES}/filing`, { ids: [brochure], folder: '..' })).status).toBe(422)
  })

  test('[A-297] keeps its folder from being removed, or moves up with what else is in it', async () => {
    const id = await aDocument('manual.pdf')
    await post(`${FILES}/filing`, { ids: [id], folder: 'manuals/suv' })
    const inner = await folderOf('manuals/suv')
    expect(await remove(`${FOLDERS}/${inner}`)).toMatchObject({ status: 409, json: { error: { code: 'folder_not_empty' } } })
    expect((await remove(`${FOLDERS}/${inner}?pictures=up`)).status).toBe(204)
    expect(await documents('')).toMatchObject({ data: [{ id, folder: 'manuals' }] })
  })

  test('is filed by those alone who may change the library', async () => {
    const id = await aDocument('secret.pdf')
    expect((await app.request(`https://site.test${FILES}/filing`, { method: 'POST', body: '{}' })).status).toBe(401)
    expect((await app.request(`https://site.test${FILES}/tags`)).status).toBe(401)
    expect(await documents('')).toMatchObject({ data: [{ id, folder: '', tags: [] }] })
  })
})

describe('a series', () => {
  test('[A-297] [B-305] is one tile that opens, is moved and tagged as one, and comes apart', async () => {
    const frames = [await aPicture(), await aPicture(), await aPicture()]
    const single = await aPicture()
    await file({ ids: [frames[2], frames[0], frames[1]], into_series: 'دوران' })
    const collapsed = await list('collapse=true')
    expect(collapsed).toMatchObject({
      data: [
        { id: single, series: null },
        { id: frames[2], series: { name: 'دوران', place: 1, count: 3 } },
      ],
      meta: { total: 2 },
    })
    const { id } = collapsed.data[1].series
    expect(await idsOf(`series=${id}`)).toEqual([frames[2], frames[0], frames[1]])
    expect((await list('')).meta.total).toBe(4)
    await file({ ids: [], series: [id], folder: 'turns', add_tags: ['360'] })
    expect((await list('folder=turns&tags=360')).meta.total).toBe(3)
    await file({ ids: [], series: [id], into_series: null })
    expect((await list('collapse=true')).meta.total).toBe(4)
    expect((await database.db.execute(sql`select id from media_series`)).rows).toEqual([])
  })
})

test('[A-297] of many pictures those that nothing uses are removed; the others stay and are named with where they are used, a form as well', async () => {
  const [unused, ofRetailer, ofForm, gone] = [await aPicture(), await aPicture(), await aPicture(), 999_999]
  const code = `r${shade}`
  await database.db.execute(sql`insert into retailer (dealer_code, name, image_id) values (${code}, 'معرض الشويخ', ${ofRetailer})`)
  const text = { type: 'text', text: `<img src="${IMAGES}/${ofForm}/w/640.jpg" alt="">` }
  await database.db.execute(
    sql`insert into form (name, type, locale, fields, settings) values ('تجربة قيادة', 'standard', 'ar', ${JSON.stringify([text])}::jsonb, '{}'::jsonb)`,
  )
  const selection = { ids: [unused, ofRetailer, ofForm, gone] }
  const keptImages = [
    { id: ofRetailer, uses: [{ kind: 'dealer', id: expect.anything(), title: 'معرض الشويخ' }] },
    { id: ofForm, uses: [{ kind: 'form', id: expect.anything(), title: 'تجربة قيادة' }] },
  ]
  expect((await post(`${IMAGES}/uses`, selection)).json.data).toEqual(keptImages)
  expect((await post(`${IMAGES}/removal`, selection)).json.data).toEqual({ deleted: [unused], kept: keptImages })
  expect((await list('')).meta.total).toBe(2)
})

test('[A-269] nothing of it is for visitors', async () => {
  const answers = [
    call(FOLDERS, { token: null }),
    call('/media/api/v2/tags', { token: null }),
    post(FOLDERS, { path: 'x' }, { token: null }),
    post(`${IMAGES}/filing`, { ids: [] }, { token: null }),
    post(`${IMAGES}/removal`, { ids: [] }, { token: null }),
    post(`${IMAGES}/uses`, { ids: [] }, { token: null }),
    call(`${FOLDERS}/1`, { method: 'PATCH', body: { path: 'x' }, token: null }),
    remove(`${FOLDERS}/1`, { token: null }),
  ]
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 401))
})

test(`[A-297] ${MANY} pictures are listed and narrowed by indexes`, { timeout: PATIENCE_MS }, async () => {
  await database.db.execute(sql`insert into media_folder (path) select 'f' || n from generate_series(1, 200) as n`)
  await database.db.execute(sql`insert into media_series (name) select 's' || n from generate_series(1, 50) as n`)
  await database.db.execute(sql`
    insert into media_image (checksum, mime_type, width, height, alt_ar, name, folder_id, tags, series_id, series_place)
    select md5(n::text), 'image/jpeg', 900, 600, 'سيارة رقم ' || n, 'IMG_' || n || '.jpg', 1 + n % 200, array['t' || n % 100, 'u' || n % 7],
      case when n <= 1800 then 1 + (n - 1) / 36 end, case when n <= 1800 then 1 + (n - 1) % 36 else 0 end
    from generate_series(1, ${MANY}) as n`)
  await database.db.execute(sql`analyze media_image, media_folder`)
  const queries = [
    'collapse=true',
    'collapse=true&page=40',
    'folder=f7',
    'folder=f7&tags=t6&collapse=true',
    'tags=t5,u3',
    'q=IMG_1234',
    `q=${encodeURIComponent('سيارة')}&collapse=true`,
    'series=3',
  ]
  for (const query of queries) expect((await list(`${query}&items=48`)).data.length).toBeGreaterThan(0)
  const plan = async (filter: Partial<ImageFilter>) => {
    const condition = imageCondition({ bucket: 1, search: '', ...filter })
    const { rows } = await database.db.execute<Record<string, string>>(sql`explain select count(*) from media_image where ${condition}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  expect(await plan({ folder: 'f7' })).toContain('media_image_folder')
  expect(await plan({ tags: ['t5', 'u3'] })).toContain('media_image_tags')
  expect(await plan({ search: 'IMG_1234' })).toContain('media_image_folded_text')
  expect(await plan({ series: 3 })).toContain('media_image_series')
  expect((await call('/media/api/v2/tags?folder=f7')).json.data.length).toBeGreaterThan(0)
})
