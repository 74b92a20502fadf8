import type { RaRecord } from 'react-admin'
import { describe, expect, test } from 'vitest'
import type { StaffAnswer, StaffCall } from '#domains/accounts/index.ts'
import { NavRecordDraft } from '#domains/content/index.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { AdminError, fieldErrors } from './admin-error.ts'
import { createDataProvider } from './data-provider.ts'
import type { Send } from './rest-source.ts'

type RecordedCall = { path: string } & StaffCall
const ok = (data: unknown, meta?: unknown): StaffAnswer<never> => ({ ok: true, status: 200, data: data as never, meta, etag: null })
const no = (status: number, code: string, more: { fields?: Record<string, string[]>; data?: unknown } = {}): StaffAnswer<never> => ({
  ok: false,
  status,
  code,
  fields: more.fields ?? {},
  data: more.data,
})

/** An API that answers each call with the next answer, and what it was asked. */
function anApi(...answers: StaffAnswer<never>[]) {
  const recordedCalls: RecordedCall[] = []
  const send = (async (path: string, call: StaffCall = {}) => {
    recordedCalls.push({ path, ...call })
    return answers.shift() ?? ok(null)
  }) as Send
  return { recordedCalls, provider: createDataProvider([{ name: 'people', findsPeople: true }], send) }
}

const dealer: RaRecord = { id: 7, name: 'معرض', version: 'v1' }

describe('a list', () => {
  test('asks for page, order, search and the filters that are set', async () => {
    const { recordedCalls, provider } = anApi(ok([dealer], { total: 40, page: 2, per_page: 10 }))
    const list = await provider.getList('dealers', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'name', order: 'DESC' },
      filter: { q: 'دبي', city: '', state: undefined, is_active: false },
    })
    const [path, query] = recordedCalls[0]?.path.split('?') ?? []
    expect(path).toBe('/api/dealers')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ page: '2', per_page: '10', sort: 'name', order: 'desc', q: 'دبي', is_active: 'false' })
    expect(list).toEqual({ data: [dealer], total: 40 })
  })

  test('that may be searched for a person is always requested by POST, not by URL', async () => {
    const { recordedCalls, provider } = anApi(ok([dealer], { total: 1 }), ok([dealer]), ok([dealer]))
    const pagination = { page: 2, perPage: 10 }
    const sort = { field: 'name', order: 'DESC' } as const
    expect(await provider.getList('people', { pagination, sort, filter: { q: 'سارة', city: '', late: false } })).toEqual({ data: [dealer], total: 1 })
    await provider.getMany('people', { ids: [7, 9] })
    await provider.getManyReference('people', { pagination, sort, filter: { q: 'سارة' }, target: 'recipient', id: 'a@example.com' })
    const searched = { path: '/api/people/search', method: 'POST', isRead: true }
    expect(recordedCalls).toEqual([
      { ...searched, body: { page: 2, per_page: 10, sort: 'name', order: 'desc', q: 'سارة', late: false } },
      { ...searched, body: { ids: '7,9', per_page: 2 } },
      { ...searched, body: { page: 2, per_page: 10, sort: 'name', order: 'desc', q: 'سارة', recipient: 'a@example.com' } },
    ])
  })

  test('of given records asks for their ids', async () => {
    const { recordedCalls, provider } = anApi(ok([dealer]))
    await provider.getMany('dealers', { ids: [7, 9] })
    expect(recordedCalls[0]?.path).toBe('/api/dealers?ids=7%2C9&per_page=2')
  })

  test('that is longer than a page of the API, as for an export, is read page after page', async () => {
    const page = Array.from({ length: 200 }, () => dealer)
    const { recordedCalls, provider } = anApi(ok(page, { total: 250 }), ok(page.slice(0, 50), { total: 250 }))
    const list = await provider.getList('dealers', { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'id', order: 'ASC' }, filter: {} })
    expect(list.data).toHaveLength(250)
    expect(recordedCalls.map(({ path }) => path.match(/page=\d+&per_page=\d+/)?.[0])).toEqual(['page=1&per_page=200', 'page=2&per_page=200'])
  })

  test('that is no longer needed is aborted', async () => {
    const { recordedCalls, provider } = anApi(ok([]))
    const { signal } = new AbortController()
    await provider.getList('dealers', { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {}, signal })
    expect(recordedCalls[0]?.signal).toBe(signal)
  })
})

describe('a change', () => {
  test('names the version that it is based on', async () => {
    const { recordedCalls, provider } = anApi(ok({ ...dealer, version: 'v2' }))
    const saved = await provider.update('dealers', { id: 7, data: { name: 'س' }, previousData: dealer })
    expect(recordedCalls[0]).toMatchObject({ path: '/api/dealers/7', method: 'PUT', ifMatch: 'v1', body: { name: 'س' } })
    expect(saved.data.version).toBe('v2')
  })

  test('of a form with a resolved conflict names the version that it was resolved against', async () => {
    const { recordedCalls, provider } = anApi(ok(dealer))
    await provider.update('dealers', { id: 7, data: { ...dealer, version: 'v5' }, previousData: dealer })
    expect(recordedCalls[0]?.ifMatch).toBe('v5')
  })

  test('from an older version is refused with what is stored by now', async () => {
    const storedDealer = { ...dealer, name: 'غيري', version: 'v9' }
    const { provider } = anApi(no(412, 'stale', { data: storedDealer }))
    const error = await provider.update('dealers', { id: 7, data: dealer, previousData: dealer }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(AdminError)
    expect(error).toMatchObject({ status: 412, code: 'stale', message: 'errors.stale', data: storedDealer })
  })

  test('of many records is made one by one, each from the version it has by now', async () => {
    const { recordedCalls, provider } = anApi(ok([dealer, { ...dealer, id: 8, version: 'w1' }]), ok(dealer), ok(dealer))
    await provider.updateMany('dealers', { ids: [7, 8], data: { is_active: false } })
    expect(recordedCalls.slice(1)).toMatchObject([
      { path: '/api/dealers/7', ifMatch: 'v1', body: { name: 'معرض', is_active: false } },
      { path: '/api/dealers/8', ifMatch: 'w1', body: { is_active: false } },
    ])
  })

  // The frame empties a field to null.
  test.each([
    ['dealers', { name: 'معرض', dealer_code: 'AE-1', phone: null, email: null, url: null, position: null, services: null, latitude: null }, RetailerDraft],
    ['nav_entries', { label: 'عروض', url: null, image_id: null }, NavRecordDraft],
  ] as const)('of %s sends fields that were emptied as the API takes them', async (resource, form, draft) => {
    const { recordedCalls, provider } = anApi(ok(dealer), ok(dealer))
    await provider.create(resource, { data: form })
    await provider.update(resource, { id: 7, data: form, previousData: dealer })
    expect(recordedCalls.map(({ body }) => draft.safeParse(body).error?.issues ?? [])).toEqual([[], []])
  })

  test('ids are written safely into addresses', async () => {
    const { recordedCalls, provider } = anApi(ok(null))
    await provider.delete('translations', { id: 'a/b?c', previousData: { id: 'a/b?c' } })
    expect(recordedCalls[0]).toMatchObject({ path: '/api/translations/a%2Fb%3Fc', method: 'DELETE' })
  })
})

describe('a refusal', () => {
  test('of single fields is shown at the fields', async () => {
    const { provider } = anApi(no(422, 'invalid', { fields: { email: ['not_an_email'], name: ['Too small: expected string to have >=1 characters'] } }))
    const error = await provider.create('dealers', { data: {} }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ status: 422, body: { errors: { email: 'errors.field.not_an_email', name: 'errors.field.required' } } })
  })

  test.each([
    ['Invalid input: expected string, received undefined', 'required'],
    ['Too big: expected string to have <=200 characters', 'too_long'],
    ['Too big: expected number to be <=90', 'out_of_range'],
    ['Invalid option: expected one of "a"|"b"', 'unknown'],
    ['something else', 'invalid'],
  ])('%j gets a message of our own', (complaint, code) => {
    expect(fieldErrors({ x: [complaint] })).toEqual({ x: `errors.field.${code}` })
  })

  test.each([
    [no(409, 'last_admin'), 'errors.last_admin'],
    [no(0, 'network'), 'errors.network'],
    [no(500, 'boom'), 'errors.unavailable'],
    [no(418, 'teapot'), 'errors.error'],
  ])('%j has a message', async (answer, message) => {
    const { provider } = anApi(answer)
    await expect(provider.getOne('dealers', { id: 1 })).rejects.toMatchObject({ message })
  })
})

test('a subject may have its own source, and the conventions for the rest', async () => {
  const askedPaths: string[] = []
  const send = (async (path: string) => {
    askedPaths.push(path)
    return ok(dealer)
  }) as Send
  const provider = createDataProvider([{ name: 'odd', source: { getList: async () => ({ data: [dealer], total: 1 }) } }], send)
  expect(await provider.getList('odd', { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} })).toEqual({
    data: [dealer],
    total: 1,
  })
  await provider.getOne('odd', { id: 7 })
  expect(askedPaths).toEqual(['/api/odd/7'])
})
