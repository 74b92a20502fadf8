import { createFormsClient } from '#domains/forms/index.ts'
import { callApi } from './rest-source.ts'

/** The client of the forms service for staff; throws an `AdminError` on refusal. */
export function formsCalls(signal?: AbortSignal) {
  return createFormsClient('/forms_api', async ({ path, ...call }): Promise<unknown> => (await callApi(path, { ...call, ...(signal ? { signal } : {}) })).data)
}
