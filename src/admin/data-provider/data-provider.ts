import type { DataProvider } from 'react-admin'
import { staffFetch } from '#domains/accounts/index.ts'
import { restSource, type Send } from './rest-source.ts'
import type { Source, WholeSource } from './source.ts'

/** The part of a subject that determines its requests. */
type ResourceSource = { name: string; source?: Source; findsPeople?: true }

/** The data provider of react-admin: each subject uses its own source, and the REST conventions for methods that its source omits. */
export function createDataProvider(subjects: readonly ResourceSource[], send: Send = staffFetch): DataProvider {
  const sources = new Map<string, WholeSource>()
  const sourceOf = (resource: string): WholeSource => {
    const subject = subjects.find(({ name }) => name === resource)
    const source = sources.get(resource) ?? { ...restSource(`/api/${resource}`, { send, findsPeople: subject?.findsPeople }), ...subject?.source }
    sources.set(resource, source)
    return source
  }
  return {
    getList: (resource, params) => sourceOf(resource).getList(resource, params),
    getOne: (resource, params) => sourceOf(resource).getOne(resource, params),
    getMany: (resource, params) => sourceOf(resource).getMany(resource, params),
    getManyReference: (resource, params) => sourceOf(resource).getManyReference(resource, params),
    create: (resource, params) => sourceOf(resource).create(resource, params),
    update: (resource, params) => sourceOf(resource).update(resource, params),
    updateMany: (resource, params) => sourceOf(resource).updateMany(resource, params),
    delete: (resource, params) => sourceOf(resource).delete(resource, params),
    deleteMany: (resource, params) => sourceOf(resource).deleteMany(resource, params),
    supportAbortSignal: true,
  }
}
