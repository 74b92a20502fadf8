import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { retailerQuery } from '#domains/retailers/index.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post, put, remove, audited } = apiCaller(services)
const { db } = services.database

beforeEach(async () => {
  await db.execute(sql`delete from retailer`)
})

const draft = (code: string, rest: object = {}) => ({ name: `معرض ${code}`, dealer_code: code, ...rest })

async function aRetailer(code: string, rest: object = {}) {
  const { status, json } = await post('/api/dealers', draft(code, rest))
  expect(status).toBe(201)
  return json.data
}

const codesOf = ({ json }: { json: { data: { dealer_code: string }[] } }) => json.data.map(({ dealer_code }) => dealer_code)
const search = async (query: string) => codesOf(await call(`/api/dealers?${query}`, { token: null }))

describe('the open list', () => {
  test('[A-158][C-097] the open list has the documented names of a retailer, and no other for its code', async () => {
    await aRetailer('N', { ci_code: 'CI-7', phone: '800 5000', postcode: '12000' })
    const { json } = await call('/api/dealers', { token: null })
    const retailer = json.data.find(({ dealer_code }: { dealer_code: string }) => dealer_code === 'N')
    expect(retailer).toMatchObject({ ciCode: 'CI-7', phone: '800 5000', mainPhone: '800 5000', postcode: '12000', zipcode: '12000' })
    expect(retailer).not.toHaveProperty('ci_code')
  })

  test('[A-283][A-294] has up to as many dealers as were asked for, each with dealer_code and locality', async () => {
    for (const number of [1, 2, 3]) await aRetailer(`D${number}`, { position: 4 - number, locality: `حي ${number}` })
    const all = await call('/api/dealers?items=50', { token: null })
    expect([all.status, codesOf(all)]).toEqual([200, ['D3', 'D2', 'D1']])
    for (const retailer of all.json.data) expect(retailer).toMatchObject({ dealer_code: expect.stringMatching(/^D/), locality: expect.stringMatching(/^حي/) })
    expect(await search('items=2')).toEqual(['D3', 'D2'])
    expect(await search('sort=name')).toEqual(['D1', 'D2', 'D3'])
  })

  test('[A-283][A-372] has 50 at most unless more were asked for', async () => {
    await db.execute(sql`insert into retailer (name, dealer_code) select 'معرض', 'N' || number from generate_series(1, 60) as number`)
    expect(await search('')).toHaveLength(50)
    expect(await search('items=60')).toHaveLength(60)
    expect((await call('/api/dealers?items=201', { token: null })).status).toBe(422)
  })

  test('[A-293] is searched by what the query builder writes', async () => {
    await aRetailer('A', { brands: ['جاكوار', 'لاند روفر'], state: 'دبي', locality: 'القوز', postcode: '1' })
    await aRetailer('B', { brands: ['لاند روفر'], state: 'دبي', locality: 'المجاز', postcode: '2' })
    await aRetailer('C', { state: 'الشارقة' })
    expect(await search(retailerQuery({ brand: 'لاند روفر' }))).toEqual(['A', 'B'])
    expect(await search(retailerQuery({ brand: 'جاكوار', state: 'دبي' }))).toEqual(['A'])
    expect(await search(retailerQuery({ postcode: '2' }))).toEqual(['B'])
    expect(await search(retailerQuery({ locality: 'القوز' }))).toEqual(['A'])
    expect(await search(retailerQuery({ dealerCodes: ['C', 'A', 'Z'] }))).toEqual(['A', 'C'])
    expect(await search(retailerQuery({ dealerCodes: ['C'] }))).toEqual(['C'])
    expect(await search(retailerQuery({ state: "'; drop table retailer --" }))).toEqual([])
  })

  test('[B-007] has no inactive dealers, and nothing that only staff see', async () => {
    await aRetailer('ON')
    await aRetailer('OFF', { is_active: false })
    const { json } = await call('/api/dealers', { token: null })
    expect(codesOf({ json })).toEqual(['ON'])
    expect(json.data[0]).not.toHaveProperty('is_active')
    expect(json.data[0]).not.toHaveProperty('version')
  })
})

describe('the Dealers tab', () => {
  test('[B-007][A-269] an anonymous write is refused', async () => {
    const { id, version } = await aRetailer('D')
    const answers = [
      await post('/api/dealers', draft('X'), { token: null }),
      await put(`/api/dealers/${id}`, draft('D'), version, { token: null }),
      await remove(`/api/dealers/${id}`, { token: null }),
      await post('/api/dealers/import', 'dealer_code,name\nX,X', { token: null }),
      await call('/api/dealers?page=1', { token: null }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(await search('')).toEqual(['D'])
  })

  test('[B-007] a dealer that was created, changed and deleted is seen so by everybody at once', async () => {
    const { id, version } = await aRetailer('D', { city: 'دبي' })
    expect((await call('/api/dealers', { token: null })).json.data).toMatchObject([{ city: 'دبي' }])
    await put(`/api/dealers/${id}`, draft('D', { city: 'العين' }), version)
    expect((await call('/api/dealers', { token: null })).json.data).toMatchObject([{ city: 'العين' }])
    await remove(`/api/dealers/${id}`)
    expect(await search('')).toEqual([])
  })

  test('[B-007] a code belongs to one dealer, whoever of two comes first', async () => {
    const { id, version } = await aRetailer('D')
    const codeTaken = { status: 422, json: { error: { fields: { dealer_code: ['taken'] } } } }
    expect(await post('/api/dealers', draft('D'))).toMatchObject(codeTaken)
    await aRetailer('E')
    expect(await put(`/api/dealers/${id}`, draft('E'), version)).toMatchObject(codeTaken)
    const racing = await Promise.all([1, 2, 3].map(() => post('/api/dealers', draft('RACE'))))
    expect(racing.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  })

  test('[B-007] a picture that the library does not have is refused', async () => {
    expect(await post('/api/dealers', draft('D', { image_id: 99 }))).toMatchObject({
      status: 422,
      json: { error: { fields: { image_id: ['no_such_image'] } } },
    })
  })

  test('[A-016] is searched as Arabic is read, filtered, sorted and cut into pages', async () => {
    await aRetailer('A', { name: 'معرض أبوظبي', city: 'أبوظبي' })
    await aRetailer('B', { name: 'مركز خِدمة القوز', city: 'دبي', is_active: false })
    await aRetailer('C', { name: 'معرض الشارقة', city: 'الشارقة' })
    const list = async (query: string) => codesOf(await call(`/api/dealers?page=1&per_page=25&sort=dealer_code&${query}`))
    expect(await list(`q=${encodeURIComponent('ابو ظبي')}`)).toEqual(['A'])
    expect(await list(`q=${encodeURIComponent('ابوظبى')}`)).toEqual(['A'])
    expect(await list(`q=${encodeURIComponent('خدمه')}`)).toEqual(['B'])
    expect(await list('is_active=false')).toEqual(['B'])
    expect(await list(`city=${encodeURIComponent('الشارقة')}`)).toEqual(['C'])
    const second = await call('/api/dealers?page=2&per_page=2&sort=dealer_code&order=desc')
    expect([codesOf(second), second.json.meta]).toEqual([['A'], { total: 3, page: 2, per_page: 2 }])
  })

  test('[A-016] visitors’ rights do not reach it', async () => {
    for (const staff of [null, { id: 'token:1', name: 'x', role: 'editor' as const, scopes: ['pages.write'] }]) {
      expect(await createRetailer({ ...services.staffCtx, staff }, draft('D') as never)).toMatchObject({ ok: false, code: 'forbidden' })
    }
  })
})

describe('an import of dealers', () => {
  const csv = (body: string, path = '/api/dealers/import') => post(path, body, { headers: { 'content-type': 'text/csv' } })
  const dry = (body: string) => csv(body, '/api/dealers/import?dry_run=1')
  const counts = ({ json }: { json: { data: { counts: object } } }) => json.data.counts

  test('[B-007] says what would become of every row, and writes nothing, in a dry run', async () => {
    await aRetailer('OLD', { city: 'دبي' })
    await aRetailer('SAME', { city: 'العين' })
    const file = 'dealer_code,name,city\nNEW,معرض جديد,دبي\nOLD,معرض OLD,الشارقة\nSAME,معرض SAME,العين\n,بلا رمز,دبي\n'
    const entries = await audited(async () => {
      const answer = await dry(file)
      expect([answer.status, answer.json.data]).toEqual([
        200,
        {
          rows: [
            { line: 2, action: 'create', key: 'NEW' },
            { line: 3, action: 'update', key: 'OLD' },
            { line: 4, action: 'unchanged', key: 'SAME' },
            { line: 5, action: 'invalid', key: '', fields: { dealer_code: ['not_a_code'] } },
          ],
          counts: { create: 1, update: 1, unchanged: 1, invalid: 1 },
        },
      ])
    })
    expect(entries).toEqual([])
    expect(await search('')).toEqual(['OLD', 'SAME'])
  })

  test('[B-007] writes all rows or none', async () => {
    const refused = await csv('dealer_code,name\nA,معرض\nB,\n')
    expect([refused.status, counts(refused)]).toEqual([422, { create: 1, update: 0, unchanged: 0, invalid: 1 }])
    expect(refused.json.data.rows[1]).toMatchObject({ line: 3, action: 'invalid', key: 'B', fields: { name: [expect.any(String)] } })
    expect(await search('')).toEqual([])
  })

  test('[B-007] brings columns of a file and leaves the rest; a second time it changes nothing', async () => {
    await aRetailer('A', { city: 'دبي', phone: '+971 4 000 0000' })
    const file = 'dealer_code,name,zipcode,services\nA,معرض,12000,بيع|خدمة\nB,آخر,,\n'
    const entries = await audited(async () => expect(counts(await csv(file))).toEqual({ create: 1, update: 1, unchanged: 0, invalid: 0 }))
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['dealer.changed', 'A'],
      ['dealer.created', 'B'],
    ])
    expect(entries[0]?.changes).toEqual({ name: ['معرض A', 'معرض'], postcode: ['', '12000'], services: [[], ['بيع', 'خدمة']] })
    const { json } = await call('/api/dealers?q[dealer_code_in][]=A', { token: null })
    expect(json.data[0]).toMatchObject({ city: 'دبي', phone: '+971 4 000 0000', postcode: '12000', services: ['بيع', 'خدمة'] })
    const again = await audited(async () => expect(counts(await csv(file))).toEqual({ create: 0, update: 0, unchanged: 2, invalid: 0 }))
    expect(again).toEqual([])
  })

  test.each([
    ['commas', 'dealer_code,name,address\nA,معرض,"شارع 1, دبي"\n'],
    ['semicolons', 'dealer_code;name;address\nA;معرض;شارع 1, دبي\n'],
    ['a byte order mark and CRLF', '\ufeffdealer_code,name,address\r\nA,معرض,"شارع 1, دبي"\r\n'],
    ['cells guarded against formulas', 'dealer_code,name,address,phone\nA,معرض,"شارع 1, دبي",\'+971 4 000 0000\n'],
  ])('[B-007] takes files with %s', async (_, file) => {
    expect(counts(await csv(file))).toMatchObject({ create: 1 })
    expect((await call('/api/dealers', { token: null })).json.data).toMatchObject([{ name: 'معرض', address: 'شارع 1, دبي' }])
  })

  test.each(['\n', '\r\n'])('[B-007] counts lines where records begin, line ends between quotes included: %j', async (end) => {
    const { json } = await dry('dealer_code,name,address\n\nA,معرض,"سطر\nسطر"\nB,,x\n'.replaceAll('\n', end))
    expect(json.data.rows.map(({ line, action }: { line: number; action: string }) => [line, action])).toEqual([
      [3, 'create'],
      [5, 'invalid'],
    ])
  })

  test('[B-007] takes records as JSON, too', async () => {
    const answer = await post('/api/dealers/import', [{ dealer_code: 'A', name: 'معرض', mainPhone: '800', contact: { email: 'a@example.com' } }])
    expect(counts(answer)).toMatchObject({ create: 1 })
    expect((await call('/api/dealers', { token: null })).json.data).toMatchObject([{ phone: '800', mainPhone: '800', email: 'a@example.com' }])
  })

  test.each([
    ['a column nobody knows', 'dealer_code,nmae\nA,x\n', { columns: ['unknown: nmae'] }],
    ['no columns', '', { columns: ['none'] }],
    ['a column twice', 'dealer_code,name,name\nA,x,y\n', { columns: ['twice'] }],
    ['a row of another length', 'dealer_code,name\nA\n', { file: [expect.stringContaining('line 2')] }],
    ['a quote that never ends', 'dealer_code,name\nA,"x\n', { file: [expect.any(String)] }],
    ['what is no text', 'dealer_code,name\nA,\u0000\n', { file: ['not_text'] }],
    ['too many rows', `dealer_code\n${'A\n'.repeat(10_001)}`, { file: ['too_many_rows'] }],
  ])('[B-007] refuses a file with %s as a whole', async (_, file, fields) => {
    const { status, json } = await csv(file)
    expect([status, json.error.fields]).toEqual([422, fields])
  })

  test('[B-007] refuses a code that stands in the file twice, and files beyond 5 MB', async () => {
    expect((await dry('dealer_code,name\nA,x\nA,y\n')).json.data.rows[1]).toMatchObject({ action: 'invalid', fields: { dealer_code: ['twice'] } })
    expect((await csv('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await post('/api/dealers/import', { a: 1 })).status).toBe(422)
  })
})
