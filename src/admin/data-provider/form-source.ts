import type { RaRecord } from 'react-admin'
import { AdminError } from './admin-error.ts'
import { lastSaveOf } from './last-save-of.ts'
import { restSource } from './rest-source.ts'
import type { WholeSource } from './source.ts'

type Forms<Stored, Form> = { toForm: (record: Stored) => Form; fromForm: (form: Readonly<Record<string, unknown>>) => Record<string, unknown> }

type FormSource = Pick<WholeSource, 'getList' | 'getOne' | 'getMany' | 'create' | 'update'>

const PRECONDITION_FAILED = 412

/**
 * A source whose records have another shape in forms than in the API. It also converts the record that comes with a 412. What converts them is
 * loaded while the first answer is under way, so that it may know every field without being among the first files of the admin.
 */
export function formSource<Stored extends Pick<RaRecord, 'id'>, Form extends RaRecord>(base: string, load: () => Promise<Forms<Stored, Form>>): FormSource {
  const rest = restSource(base)
  const both = async <Answer>(request: Promise<Answer>) => {
    const [answer, { toForm }] = await Promise.all([request, load()])
    return { answer, shown: (record: RaRecord) => toForm(record as Stored) }
  }
  return {
    getList: async (resource, params) => {
      const { answer, shown: withoutSecrets } = await both(rest.getList(resource, params))
      return { data: answer.data.map(withoutSecrets), total: answer.total ?? answer.data.length }
    },
    getOne: async (resource, params) => {
      const { answer, shown: withoutSecrets } = await both(rest.getOne(resource, params))
      return { data: withoutSecrets(answer.data) }
    },
    getMany: async (resource, params) => {
      const { answer, shown: withoutSecrets } = await both(rest.getMany(resource, params))
      return { data: answer.data.map(withoutSecrets) }
    },
    create: async (resource, params) => {
      const { toForm, fromForm } = await load()
      const { data } = await rest.create(resource, { ...params, data: fromForm(params.data) })
      return { data: toForm(data as Stored) }
    },
    update: async (resource, params) => {
      const { toForm, fromForm } = await load()
      try {
        const { data } = await rest.update(resource, { ...params, data: { ...fromForm(params.data), version: params.data.version } })
        return { data: toForm(data as Stored) }
      } catch (error) {
        if (error instanceof AdminError && error.status === PRECONDITION_FAILED && error.data)
          throw new AdminError({
            ok: false,
            status: error.status,
            code: error.code,
            fields: {},
            data: { ...toForm(error.data as Stored), ...lastSaveOf(error) },
          })
        throw error
      }
    },
  }
}
