import { ErrorBody } from './error-body.ts'

/** A documented JSON answer. */
export function json<Schema>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** The documented failures of a call, by status. */
export function failures<const Statuses extends readonly number[]>(...statuses: Statuses) {
  const rows = statuses.map((status) => [status, json(ErrorBody, meanings[status] ?? 'Failed')])
  return Object.fromEntries(rows) as { [Status in Statuses[number]]: ReturnType<typeof json<typeof ErrorBody>> }
}

const meanings: Record<number, string> = {
  401: 'No session and no bearer token, or unknown ones.',
  403: 'Not allowed; with a session also when `csrf-token` is missing or wrong.',
  404: 'There is no such record.',
  409: 'It conflicts with what is stored; `code` says how.',
  412: 'The record has changed since; `data` is what is stored now.',
  413: 'The request is too large.',
  422: 'Some values are not valid; `fields` names them.',
  428: '`If-Match` with the version is needed.',
}
