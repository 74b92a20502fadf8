import { createFormsClient } from '#domains/forms/index.ts'
import { ask } from '../data-provider/rest-source.ts'

/** The forms service as staff call it; a refusal is thrown as an `AdminError`. */
export function formsCalls(signal?: AbortSignal) {
  return createFormsClient('/forms_api', async ({ path, ...call }): Promise<unknown> => (await ask(path, { ...call, ...(signal ? { signal } : {}) })).data)
}
