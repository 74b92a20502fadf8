import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { RedirectDraft, redirectColumns } from '#domains/content/index.ts'
import { createRedirect, deleteRedirect, findRedirect, importRedirects, listRedirects, redirectSorts, saveRedirect } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { apiApp } from './api-app.server.ts'
import { importRoutes } from './import-routes.server.ts'
import { listQuery } from './list-query.ts'
import { recordRoutes } from './record-routes.server.ts'

const tag = 'Redirects'
const Redirect = z.object({ id: z.int(), path: z.string(), to: z.string(), http_code: z.int(), status: z.string(), version: z.string() }).openapi('Redirect')
const codeFilter = z.coerce.number().int()

/** `/api/redirects`: pages of type url_redirection as records of their own. */
export function redirectRoutes(services: Services): OpenAPIHono<AppEnv> {
  const site = { catalogue, origin: new URL(services.env.PUBLIC_URL).origin }
  const routes = apiApp()
  routes.route(
    '/',
    importRoutes(services, {
      path: '/api/redirects/import',
      tag,
      nouns: 'redirections',
      columns: redirectColumns,
      run: (ctx, request) => importRedirects(ctx, request, site),
    }),
  )
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/redirects',
      tag,
      noun: 'a redirection',
      record: Redirect,
      draft: RedirectDraft,
      list: { query: listQuery(redirectSorts, { status: z.string(), http_code: codeFilter }), rows: listRedirects },
      find: findRedirect,
      create: (ctx, draft) => createRedirect(ctx, draft, site),
      save: (ctx, change) => saveRedirect(ctx, change, site),
      remove: deleteRedirect,
    }),
  )
  return routes
}
