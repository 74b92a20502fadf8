import type { DataProvider } from 'react-admin'
import { staffFetch } from '#domains/accounts/index.ts'
import { restSource, type Send } from './rest-source.ts'
import type { Source, WholeSource } from './source.ts'

/** The part of a subject on which requests to the API depend. */
type Asked = { name: string; source?: Source; findsPeople?: true }

/** The frame's one way to the API: each subject by its own source, and by the conventions of all lists for whatever that leaves out. */
export function createDataProvider(subjects: readonly Asked[], send: Send = staffFetch): DataProvider {
  const known = new Map<string, WholeSource>()
  const sourceOf = (resource: string): WholeSource => {
    const subject = subjects.find(({ name }) => name === resource)
    const source = known.get(resource) ?? { ...restSource(`/api/${resource}`, { send, findsPeople: subject?.findsPeople }), ...subject?.source }
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
