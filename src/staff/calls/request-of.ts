import type { StaffCall } from '#domains/accounts/index.ts'
import type { AnyGiven, CallName } from './call-types.ts'

/** The address of a call and how it is made. */
export function requestOf(name: CallName, { params = {}, query = {}, ...call }: AnyGiven = {}): [path: string, call: StaffCall] {
  const [method, template = ''] = name.split(' ') as [NonNullable<StaffCall['method']>, string?]
  const path = template.replaceAll(/\{(\w+)\+?\}/g, (_, parameter: string) => encodeURIComponent(String(params[parameter])))
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))).toString()
  return [search === '' ? path : `${path}?${search}`, { ...call, method }]
}
