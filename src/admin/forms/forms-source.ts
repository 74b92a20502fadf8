import { sharedFormat } from '#kernel/format/shared-format.ts'
import type { GetListParams, RaRecord } from 'react-admin'
import type { BinnedForm, Form } from '#domains/forms/index.ts'
import { formsCalls } from '../data-provider/forms-calls.ts'
import { ask } from '../data-provider/ask.ts'
import type { Source } from '../data-provider/source.ts'

/** A form in the list, with the number of its leads. */
export type FormRecord = Form & { leads: number }

/** The API returns all forms at once; search and order happen here. */
export const formsSource: Source = {
  getList: async (_resource, { signal, ...asked }) => {
    const [forms, { data: counts }] = await Promise.all([formsCalls(signal).listForms(), ask('GET /forms_api/lead_counts', signal ? { signal } : {})])
    return listed(
      (forms as Form[]).map((form): FormRecord => ({ ...form, leads: counts[form.id] ?? 0 })),
      asked,
    )
  },
  getMany: async (_resource, { ids, signal }) => ({ data: ((await formsCalls(signal).listForms()) as Form[]).filter(({ id }) => ids.includes(id)) }),
  getOne: async (_resource, { id, signal }) => ({ data: (await formsCalls(signal).getForm(Number(id))) as RaRecord }),
  delete: async (_resource, { id, previousData }) => {
    await formsCalls().deleteForm(Number(id))
    return { data: previousData ?? { id } }
  },
}

/** Deleted forms. */
export const binnedFormsSource: Source = {
  getList: async (_resource, { signal, ...asked }) => {
    const { data } = await ask('GET /forms_api/forms', { query: { 'filter[binned]': 'true' }, ...(signal ? { signal } : {}) })
    return listed(data as BinnedForm[], asked)
  },
}

function listed<Row extends Form>(rows: readonly Row[], { filter, sort, pagination }: Partial<GetListParams>) {
  const found = rows.filter((form) => fits(form, (filter ?? {}) as FormFilter))
  const sorted = found.toSorted((one, other) => compared(valueIn(one, sort?.field), valueIn(other, sort?.field)) * (sort?.order === 'DESC' ? -1 : 1))
  const { page = 1, perPage = sorted.length } = pagination ?? {}
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: sorted.length }
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
  return (form as unknown as Record<string, string | number | boolean>)[field] ?? ''
}

function compared(one: string | number | boolean, other: string | number | boolean): number {
  if (typeof one === 'string' || typeof other === 'string') return sharedFormat('Collator', 'ar').compare(String(one), String(other))
  return Number(one) - Number(other)
}
