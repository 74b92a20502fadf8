import type { MiddlewareHandler } from 'hono'
import { ErrorBody } from '../error-body.ts'

type ListedError = { code: string; message: string; field?: string }

/** Failures of the forms service say what is wrong as the list `errors` as well, one entry for each field (C-247). */
export function listErrors(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status < 400 || !c.res.headers.get('content-type')?.startsWith('application/json')) return
    const body: unknown = await c.res.clone().json()
    const errorBody = ErrorBody.safeParse(body)
    if (!errorBody.success || (typeof body === 'object' && body !== null && 'errors' in body)) return
    c.res = new Response(JSON.stringify({ errors: errorsOf(errorBody.data), ...(body as object) }), { status: c.res.status, headers: c.res.headers })
  }
}

function errorsOf({ error: { code, message, fields } }: ErrorBody): ListedError[] {
  const byField = Object.entries(fields ?? {}).flatMap(([field, flaws]) => flaws.map((flaw) => ({ code: flaw, message, field })))
  return byField.length > 0 ? byField : [{ code, message }]
}
