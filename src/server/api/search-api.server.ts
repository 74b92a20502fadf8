import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { suggest } from '#domains/search/index.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'

const suggestions = createRoute({
  method: 'get',
  path: '/search_suggestions/',
  tags: ['Search'],
  summary: 'What somebody who types this may look for',
  request: { query: z.object({ keyword: z.string().default('') }) },
  responses: { 200: json(z.object({ data: z.array(z.string()) }), 'Up to eight texts, the fittest first; spelling variants of Arabic count as the same.') },
})

/** `/search_suggestions/`. */
export function searchRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(suggestions, async (c) => {
    const terms = await services.terms.get(contextOf(services))
    return c.json({ data: suggest(terms, c.req.valid('query').keyword) }, 200, { 'cache-control': 'public, max-age=60' })
  })
  return routes
}
