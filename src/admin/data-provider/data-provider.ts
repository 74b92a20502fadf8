import type { DataProvider } from 'react-admin'
import { staffFetch } from '#domains/accounts/index.ts'
import { restSource, type Send } from './rest-source.ts'
import type { Source, WholeSource } from './source.ts'

/** The frame's one way to the API: each subject by its own source, and by the conventions of all lists for whatever that leaves out. */
export function createDataProvider(sources: Readonly<Record<string, Source>>, send: Send = staffFetch): DataProvider {
  const known = new Map<string, WholeSource>()
  const sourceOf = (resource: string): WholeSource => {
    const source = known.get(resource) ?? { ...restSource(`/api/${resource}`, send), ...sources[resource] }
    known.set(resource, source)
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
