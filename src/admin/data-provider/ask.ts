import type { Arguments, CallName, DataOf, MetaOf } from '#staff/calls/call-types.ts'
import { requestOf } from '#staff/calls/request-of.ts'
import { callApi } from './rest-source.ts'

export type { BodyOf, CallName, DataOf } from '#staff/calls/call-types.ts'

/** Makes a call of the API by its method and path: what it takes and answers is what its definition says. Throws an `AdminError` when it is refused. */
export async function ask<Name extends CallName>(name: Name, ...[input]: Arguments<Name>): Promise<{ data: DataOf<Name>; meta: MetaOf<Name> }> {
  const { data, meta } = await callApi(...requestOf(name, input))
  return { data: data as DataOf<Name>, meta: meta as MetaOf<Name> }
}

/** The same for a call that answers a file. */
export async function askFile<Name extends CallName>(name: Name, ...[input]: Arguments<Name>): Promise<Blob> {
  const [path, call] = requestOf(name, input)
  return (await callApi(path, { ...call, responseType: 'blob' })).data as Blob
}
