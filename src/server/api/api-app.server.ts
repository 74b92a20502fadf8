import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../app-env.ts'
import { errorBody } from './error-body.ts'

/** An app whose requests are checked against their schemas; what does not fit is answered with the fields that are wrong. */
export function apiApp(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const fields: Record<string, string[]> = {}
      for (const { path, message } of result.error.issues) {
        const name = path.join('.') || 'body'
        fields[name] = [...(fields[name] ?? []), message]
      }
      return c.json(errorBody(422, { fields }), 422)
    },
  })
}
