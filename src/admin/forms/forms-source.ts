import type { GetListParams } from 'react-admin'
import { sharedFormat } from '#kernel/format/shared-format.ts'
import type { BinnedForm, Form } from '#domains/forms/index.ts'
import { ask } from '../data-provider/ask.ts'
import type { Source } from '../data-provider/source.ts'

/** A form in the list, with the number of its leads. */
export type FormRecord = Form & { leads: number }

const listForms = async (signal?: AbortSignal) => (await ask('GET /forms_api/forms', signal ? { signal } : {})).data

/** The API returns all forms at once; search and order happen here. */
export const formsSource: Source = {
  getList: async (_resource, { signal, ...params }) => {
    const [forms, { data: counts }] = await Promise.all([listForms(signal), ask('GET /forms_api/lead_counts', signal ? { signal } : {})])
    return listPage(
      forms.map((form): FormRecord => ({ ...form, leads: counts[form.id] ?? 0 })),
      params,
    )
  },
  getMany: async (_resource, { ids, signal }) => ({ data: (await listForms(signal)).filter(({ id }) => ids.includes(id)) }),
  getOne: async (_resource, { id, signal }) => ({ data: (await ask('GET /forms_api/forms/{id}', { params: { id }, ...(signal ? { signal } : {}) })).data }),
  delete: async (_resource, { id, previousData }) => {
    await ask('DELETE /forms_api/forms/{id}', { params: { id } })
    return { data: previousData ?? { id } }
  },
}

/** Deleted forms. */
export const binnedFormsSource: Source = {
  getList: async (_resource, { signal, ...params }) => {
    const { data } = await ask('GET /forms_api/forms', { query: { 'filter[binned]': 'true' }, ...(signal ? { signal } : {}) })
    return listPage(data as BinnedForm[], params)
  },
}

function listPage<Row extends Form>(rows: readonly Row[], { filter, sort, pagination }: Partial<GetListParams>) {
  const matches = rows.filter((form) => fits(form, (filter ?? {}) as FormFilter))
  const sortedRows = matches.toSorted((one, other) => compared(valueIn(one, sort?.field), valueIn(other, sort?.field)) * (sort?.order === 'DESC' ? -1 : 1))
  const { page = 1, perPage = sortedRows.length } = pagination ?? {}
  return { data: sortedRows.slice((page - 1) * perPage, page * perPage), total: sortedRows.length }
}

/** A filter from the URL is a text. */
type FormFilter = { q?: string; active?: boolean | string }

function fits({ id, name, active }: Form, filter: FormFilter): boolean {
  const q = filter.q?.trim().toLowerCase() ?? ''
  const isNamed = q === '' || name.toLowerCase().includes(q) || String(id) === q
  const isAny = filter.active === undefined || filter.active === ''
  return isNamed && (isAny || String(filter.active) === String(active))
}

function valueIn(form: Form, field = 'name'): string | number | boolean {
  const value = new Map<string, unknown>(Object.entries(form)).get(field)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : ''
}

function compared(one: string | number | boolean, other: string | number | boolean): number {
  if (typeof one === 'string' || typeof other === 'string') return sharedFormat('Collator', 'ar').compare(String(one), String(other))
  return Number(one) - Number(other)
}
