import type { RaRecord } from 'react-admin'
import { AdminError } from './admin-error.ts'
import { restSource } from './rest-source.ts'
import type { WholeSource } from './source.ts'

type Forms<Stored, Form> = { toForm: (record: Stored) => Form; fromForm: (form: Readonly<Record<string, unknown>>) => Record<string, unknown> }

type FormSource = Pick<WholeSource, 'getList' | 'getOne' | 'getMany' | 'create' | 'update'>

const PRECONDITION_FAILED = 412

/** A source whose records have another shape in forms than in the API. It also converts the record that comes with a 412. */
export function formSource<Stored, Form extends RaRecord>(base: string, { toForm, fromForm }: Forms<Stored, Form>): FormSource {
  const rest = restSource(base)
  const shown = <Data>(record: Data) => toForm(record as unknown as Stored)
  const sent = (data: Readonly<Record<string, unknown>>) => ({ ...fromForm(data), version: data.version })
  return {
    getList: async (resource, params) => {
      const { data, total } = await rest.getList(resource, params)
      return { data: data.map(shown), total: total ?? data.length }
    },
    getOne: async (resource, params) => ({ data: shown((await rest.getOne(resource, params)).data) }),
    getMany: async (resource, params) => ({ data: (await rest.getMany(resource, params)).data.map(shown) }),
    create: async (resource, params) => ({ data: shown((await rest.create(resource, { ...params, data: fromForm(params.data) })).data) }),
    update: async (resource, params) => {
      try {
        return { data: shown((await rest.update(resource, { ...params, data: sent(params.data) })).data) }
      } catch (error) {
        if (error instanceof AdminError && error.status === PRECONDITION_FAILED && error.data)
          throw new AdminError({ ok: false, status: error.status, code: error.code, fields: {}, data: shown(error.data) })
        throw error
      }
    },
  }
}
