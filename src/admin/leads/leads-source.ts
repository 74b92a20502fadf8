import type { RaRecord } from 'react-admin'
import { callApi } from '../data-provider/rest-source.ts'
import type { Source } from '../data-provider/source.ts'
import { formsCalls } from '../data-provider/forms-calls.ts'

const address = (id: RaRecord['id']) => `/api/leads/${encodeURIComponent(id)}`

/** Writes of leads: a removed owner is sent as null; a lead is deleted under the path of its form. */
export const leadsSource: Source = {
  update: async (_resource, { id, data: { state, owner_id, version } }) => {
    await callApi(address(id), { method: 'PUT', body: { state, owner_id: owner_id || null }, ifMatch: String(version) })
    // Loaded again, since the change has added to its timeline.
    return { data: (await callApi(address(id))).data as RaRecord }
  },
  delete: async (_resource, { id, previousData }) => {
    await formsCalls().deleteLead(Number(previousData?.form_id), Number(id))
    return { data: previousData ?? { id } }
  },
}
