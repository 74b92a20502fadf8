import type { GetListParams, Identifier, RaRecord } from 'react-admin'
import { type StaffCall, staffFetch, type StaffFetch } from '#domains/accounts/index.ts'
import { isFilled } from '#kernel/json/json-values.ts'
import { AdminError } from './admin-error.ts'
import type { WholeSource } from './source.ts'

/** `staffFetch`, or a fake of it in a test. */
export type Send = (path: string, call?: StaffCall) => ReturnType<StaffFetch>
type SourceReply = { data: unknown; meta: unknown; etag: string | null }

/** Calls the API at an address that is worked out; throws an {@link AdminError} when the call is refused. Code that knows the call asks by its name (`ask`). */
export async function callApi(path: string, call: StaffCall = {}, send: Send = staffFetch): Promise<SourceReply> {
  const answer = await send(path, call)
  if (!answer.ok) throw new AdminError(answer)
  return { data: answer.data, meta: answer.meta, etag: answer.etag }
}

/** The parameters of a list request: page, order, search (`q`) and non-empty filters. */
export function listBody({ pagination, sort, filter }: Partial<GetListParams>): Record<string, unknown> {
  const filterPairs = Object.entries((filter ?? {}) as Record<string, unknown>).filter(([, value]) => isFilled(value))
  return {
    ...(pagination ? { page: pagination.page, per_page: pagination.perPage } : {}),
    ...(sort?.field ? { sort: sort.field, order: sort.order.toLowerCase() } : {}),
    ...Object.fromEntries(filterPairs),
  }
}

/** The parameters of a list request as a query string. */
export function listQuery(params: Partial<GetListParams>): string {
  return new URLSearchParams(Object.entries(listBody(params)).map(([name, value]) => [name, String(value)])).toString()
}

/** The version that a change is based on: the form's, which a resolved conflict updates, else that of the loaded record. */
export function versionOf(...records: readonly (Readonly<Record<string, unknown>> | undefined)[]): string | undefined {
  const version = records.map((record) => record?.version).find((candidate) => typeof candidate === 'string' || typeof candidate === 'number')
  return version === undefined ? undefined : String(version)
}

/** The largest page size of the API. */
const MOST_PER_PAGE = 200

/** The request body of a form. React-admin sets emptied fields to null; the API expects them to be absent. */
function draftOf(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null))
}

const one = (base: string, id: Identifier) => `${base}/${encodeURIComponent(id)}`

type Asking = {
  send?: Send
  /** The list can be searched for a person. It is requested by POST, because URLs end up in logs and histories. */
  findsPeople?: boolean | undefined
}

/** Records of a list of the API: pages, filters, `ids`, and `If-Match` with the record's version on every change. */
export function restSource(base: string, { send = staffFetch, findsPeople = false }: Asking = {}): WholeSource {
  const list = async (params: Partial<GetListParams>, signal?: AbortSignal) => {
    const call = { ...(findsPeople ? { method: 'POST' as const, body: listBody(params), isRead: true } : {}), ...(signal ? { signal } : {}) }
    const { data: rows, meta } = await callApi(findsPeople ? `${base}/search` : `${base}?${listQuery(params)}`, call, send)
    const data = rows as RaRecord[]
    const { total = data.length, is_more: isMore = false } = (meta ?? {}) as { total?: number; is_more?: boolean }
    return { data, total, isMore }
  }
  /** Loads a list that is longer than one page of the API, for exports. */
  const longList = async ({ pagination, sort, filter, signal }: Partial<GetListParams> & { signal?: AbortSignal }) => {
    const perPage = pagination?.perPage ?? MOST_PER_PAGE
    if (perPage <= MOST_PER_PAGE) return list({ pagination, sort, filter }, signal)
    const rows: RaRecord[] = []
    for (let page = 1; rows.length < perPage; page += 1) {
      const { data, total } = await list({ pagination: { page, perPage: MOST_PER_PAGE }, sort, filter }, signal)
      rows.push(...data)
      if (data.length < MOST_PER_PAGE || rows.length >= total) break
    }
    return { data: rows.slice(0, perPage), total: rows.length, isMore: false }
  }
  const many = async (ids: readonly Identifier[], signal?: AbortSignal) => {
    const rows: RaRecord[] = []
    for (let from = 0; from < ids.length; from += MOST_PER_PAGE) {
      const some = ids.slice(from, from + MOST_PER_PAGE)
      rows.push(...(await list({ filter: { ids: some.join(','), per_page: some.length } }, signal)).data)
    }
    return rows
  }
  const update = async (id: Identifier, data: Readonly<Record<string, unknown>>, previous?: RaRecord) => {
    const ifMatch = versionOf(data, previous)
    const answer = await callApi(one(base, id), { method: 'PUT', body: draftOf(data), ...(ifMatch === undefined ? {} : { ifMatch }) }, send)
    return answer.data as RaRecord
  }
  return {
    getList: async (_resource, params) => {
      const { data, total, isMore } = await longList(params)
      const { page = 1, perPage = data.length } = params.pagination ?? {}
      // More than the API counted: pages are turned one by one, and the line below the list says "of more than".
      return isMore ? { data, pageInfo: { hasNextPage: data.length >= perPage, hasPreviousPage: page > 1 } } : { data, total }
    },
    getOne: async (_resource: string, { id, signal }) => ({ data: (await callApi(one(base, id), signal ? { signal } : {}, send)).data as RaRecord }),
    getMany: async (_resource, { ids, signal }) => ({ data: await many(ids, signal) }),
    getManyReference: (_resource: string, { pagination, sort, filter, target, id, signal }) =>
      list({ pagination, sort, filter: { ...filter, [target]: id } }, signal).then(({ data, total }) => ({ data, total })),
    create: async (_resource: string, { data }) => ({ data: (await callApi(base, { method: 'POST', body: draftOf(data) }, send)).data as RaRecord }),
    update: async (_resource: string, { id, data, previousData }) => ({ data: await update(id, data, previousData) }),
    updateMany: async (_resource: string, { ids, data }) => {
      // One by one, each with its own version, so that a concurrent change is refused and not overwritten.
      const records = await many(ids)
      for (const record of records) await update(record.id, { ...record, ...data })
      return { data: ids }
    },
    delete: async (_resource: string, { id, previousData }) => {
      await callApi(one(base, id), { method: 'DELETE' }, send)
      return { data: previousData ?? { id } }
    },
    deleteMany: async (_resource: string, { ids }) => {
      for (const id of ids) await callApi(one(base, id), { method: 'DELETE' }, send)
      return { data: ids }
    },
  }
}
