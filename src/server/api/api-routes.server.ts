import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { calls } from './calls.gen.server.ts'
import { mountCalls } from './mount-calls.server.ts'
import { referenceRoutes } from './reference.server.ts'

/** The JSON API: `/public_api` for page content, `/api` for the core, `/media` for the library, and its OpenAPI document with a reference page. */
export function apiRoutes(services: Services): OpenAPIHono<AppEnv> {
  const api = new OpenAPIHono<AppEnv>()
  mountCalls(api, calls, services)
  api.route('/', referenceRoutes(api))
  return api
}
