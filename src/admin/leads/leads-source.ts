import type { RaRecord } from 'react-admin'
import { ask } from '../data-provider/rest-source.ts'
import type { Source } from '../data-provider/source.ts'
import { formsCalls } from './forms-calls.ts'

const address = (id: RaRecord['id']) => `/api/leads/${encodeURIComponent(id)}`

/** Leads of all forms. A lead that nobody owns any more is sent with its null; one is deleted below its form. */
export const leadsSource: Source = {
  getList: async (_resource, { pagination, sort, filter, signal }) => {
    const page = { page: pagination?.page ?? 1, per_page: pagination?.perPage ?? 25 }
    const order = sort?.field ? { sort: sort.field, order: sort.order.toLowerCase() } : {}
    const given = Object.entries((filter ?? {}) as object).filter(([, value]) => value !== undefined && value !== null && value !== '')
    // What is searched for may name somebody, so it stands in the body.
    const { data, meta } = await ask<RaRecord[]>('/api/leads/search', {
      method: 'POST',
      body: { ...page, ...order, ...Object.fromEntries(given) },
      ...(signal ? { signal } : {}),
    })
    return { data, total: (meta as { total: number }).total }
  },
  update: async (_resource, { id, data: { state, owner_id, version } }) => {
    await ask(address(id), { method: 'PUT', body: { state, owner_id: owner_id || null }, ifMatch: String(version) })
    // With what the change has added to its timeline.
    return { data: (await ask<RaRecord>(address(id))).data }
  },
  delete: async (_resource, { id, previousData }) => {
    await formsCalls().deleteLead(Number(previousData?.form_id), Number(id))
    return { data: previousData ?? { id } }
  },
}
