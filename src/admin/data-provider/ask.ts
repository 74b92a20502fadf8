import type { StaffCall } from '#domains/accounts/index.ts'
import type { ApiCalls, UsualCode } from '#server/api/api-calls.server.ts'
import { callApi } from './rest-source.ts'

export type CallName = keyof ApiCalls
type Told<Name extends CallName> = ApiCalls[Name]['told']
/** What a call answers: the `data` of its body, or its body where it has none. */
export type DataOf<Name extends CallName> = Told<Name> extends { data: infer Data } ? Data : Told<Name>
/** What a call is sent. */
export type BodyOf<Name extends CallName> = ApiCalls[Name]['body']
/** How a call may be refused: what its definition says, and what befalls any call. */
export type RefusalOf<Name extends CallName> = ApiCalls[Name]['refusal'] | { code: UsualCode; data: undefined }
type MetaOf<Name extends CallName> = Told<Name> extends { meta: infer Meta } ? Meta : undefined

type Parameters<Path extends string> = Path extends `${string}{${infer Parameter}}${infer Rest}` ? Parameter | Parameters<Rest> : never
type Value = string | number | boolean
/** A body is read and never changed. */
type Unchanged<Body> = Body extends Blob | FormData ? Body : Body extends object ? { readonly [Key in keyof Body]: Unchanged<Body[Key]> } : Body
/** `params` stand in the path; a body has the shape that the call's schema takes. */
export type Given<Name extends CallName> = Pick<StaffCall, 'ifMatch' | 'headers' | 'signal' | 'isRead' | 'onSignedOut'> & {
  query?: { readonly [Parameter in ApiCalls[Name]['query'] & string]?: Value | undefined }
} & ([Parameters<Name>] extends [never] ? unknown : { params: { readonly [Parameter in Parameters<Name>]: string | number } }) &
  (undefined extends ApiCalls[Name]['body'] ? unknown : { body: Unchanged<ApiCalls[Name]['body']> })
type Arguments<Name extends CallName> = Record<never, never> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>]
/** As {@link Given}, for code that does not know the call. */
export type AnyGiven = Pick<StaffCall, 'ifMatch' | 'headers' | 'signal' | 'isRead' | 'onSignedOut' | 'body'> & {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, Value | undefined>>
}

/** Makes a call of the API by its method and path: what it takes and answers is what its definition says. Throws an `AdminError` when it is refused. */
export async function ask<Name extends CallName>(name: Name, ...[given]: Arguments<Name>): Promise<{ data: DataOf<Name>; meta: MetaOf<Name> }> {
  const { data, meta } = await callApi(...requestOf(name, given))
  return { data: data as DataOf<Name>, meta: meta as MetaOf<Name> }
}

/** The same for a call that answers a file. */
export async function askFile<Name extends CallName>(name: Name, ...[given]: Arguments<Name>): Promise<Blob> {
  const [path, call] = requestOf(name, given)
  return (await callApi(path, { ...call, responseType: 'blob' })).data as Blob
}

/** The address of a call, and what is sent there. */
export function requestOf(name: CallName, { params = {}, query = {}, ...call }: AnyGiven = {}): [path: string, call: StaffCall] {
  const [method, template = ''] = name.split(' ') as [NonNullable<StaffCall['method']>, string?]
  const path = template.replaceAll(/\{(\w+)\+?\}/g, (_, parameter: string) => encodeURIComponent(String(params[parameter])))
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))).toString()
  return [search === '' ? path : `${path}?${search}`, { ...call, method }]
}
