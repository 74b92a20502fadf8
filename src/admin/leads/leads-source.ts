import { ask } from '../data-provider/ask.ts'
import type { Source } from '../data-provider/source.ts'

/** Writes of leads: a removed owner is sent as null; a lead is deleted under the path of its form. */
export const leadsSource: Source = {
  update: async (_resource, { id, data: { state, owner_id, version } }) => {
    const params = { id }
    await ask('PUT /api/leads/{id}', { params, body: { state, owner_id: owner_id || null }, ifMatch: String(version) })
    // Loaded again, since the change has added to its timeline.
    return { data: (await ask('GET /api/leads/{id}', { params })).data }
  },
  delete: async (_resource, { id, previousData }) => {
    await ask('DELETE /forms_api/forms/{id}/leads/{lead_id}', { params: { id: previousData?.form_id, lead_id: id } })
    return { data: previousData ?? { id } }
  },
}
